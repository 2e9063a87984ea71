import { sql } from "kysely";
import { readMigrations } from "../db/connection/migrate.ts";
import { beginSnapshot, readInBatches, type Row } from "../db/dialect/snapshot.ts";
import type { Database, Tables } from "../db/schema.ts";
import { OperatorError } from "../operator-error.ts";
import type { BackupTotals } from "./file.ts";
import { includedTables, readTotals } from "./tables.ts";

export type Value = string | number | null;

export type Part =
  | { file: string; content: string }
  | { madeAt: string; migrations: readonly string[] }
  | { table: string; columns: readonly string[] }
  | { rows: readonly (readonly Value[])[] }
  | { end: BackupTotals };

export function readSnapshot<R>(
  db: Database,
  now: number,
  use: (parts: AsyncIterable<Part>) => Promise<R>,
): Promise<R> {
  return db.connection().execute(async (connection) => {
    await beginSnapshot(connection);
    try {
      return await use(readParts(connection, new Date(now).toISOString()));
    } finally {
      await sql.raw("rollback").execute(connection);
    }
  });
}

async function* readParts(db: Database, madeAt: string): AsyncGenerator<Part> {
  // A shop that has not been upgraded yet lacks the newest tables.
  const existing = new Set((await db.introspection.getTables()).map(({ name }) => name));
  if (!existing.has("migrations"))
    throw new OperatorError("Baza jest pusta: nie ma czego kopiować.");
  yield { madeAt, migrations: await readMigrations(db) };
  const names = includedTables.filter((name) => existing.has(name));
  for (const name of names) yield* readTable(db, name);
  yield { end: await readTotals(db, names) };
}

async function* readTable(db: Database, name: keyof Tables): AsyncGenerator<Part> {
  let columns: string[] | undefined;
  for await (const batch of readInBatches(db, name)) {
    if (!columns) {
      columns = Object.keys(batch[0] ?? {});
      yield { table: name, columns };
    }
    const order = columns;
    yield { rows: batch.map((row) => order.map((column) => valueOf(row, column))) };
  }
}

/** Both databases return only these types; anything else must fail loudly. */
function valueOf(row: Row, column: string): Value {
  const value = row[column];
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new Error(`column ${column} holds a ${typeof value}, which a backup cannot store`);
}
