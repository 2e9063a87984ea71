import { sql } from "kysely";
import type { Database, Tables } from "../schema.ts";
import { isPostgres } from "./postgres.ts";

/** Stays below the maximum number of parameters of a statement. */
const rowsAtOnce = 500;

/** Begins a transaction that sees one moment. SQLite takes its snapshot at the first read. */
export async function beginSnapshot(connection: Database): Promise<void> {
  const onServer = "begin isolation level repeatable read read only";
  await sql.raw(isPostgres(connection) ? onServer : "begin deferred").execute(connection);
}

export function readInBatches(db: Database, name: keyof Tables): AsyncGenerator<Row[]> {
  return isPostgres(db) ? readByCursor(db, name) : readByIteration(db, name);
}

export type Row = Record<string, unknown>;

async function* readByCursor(db: Database, name: string): AsyncGenerator<Row[]> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from copied`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close copied`.execute(db);
}

async function* readByIteration(db: Database, name: keyof Tables): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of db.selectFrom(name).selectAll().stream()) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
