import { sql } from "kysely";
import { leaseTime, isPostgres } from "./postgres.ts";
import type { Database } from "../schema.ts";

export async function checkIntegrity(db: Database): Promise<string[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((line) => line !== "ok");
}

export async function findNonDurableSettings(db: Database): Promise<string[]> {
  return isPostgres(db) ? nonDurableOnServer(db) : nonDurableInFile(db);
}

async function nonDurableOnServer(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
    order by name`.execute(db);
  return rows.map(({ name, setting }) => `${name}=${setting}`);
}

async function nonDurableInFile(db: Database): Promise<string[]> {
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  const [{ journal_mode: mode } = { journal_mode: "" }] = rows;
  return mode === "wal" ? [] : [`journal_mode=${mode}`];
}

/** Returns the database server's time in milliseconds; undefined for SQLite, which has none. */
export async function readServerTime(db: Database): Promise<number | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await sql<{ server: number }>`select ${leaseTime(db, 0)} as server`.execute(db);
  return rows[0]!.server;
}
