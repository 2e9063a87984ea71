import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { OperatorError } from "../../operator-error.ts";
import { isPostgres } from "./postgres.ts";
import type { Database } from "../schema.ts";

const maxAttempts = 20;
const pauseMs = 100;

/** @throws OperatorError while another process of the shop has this database open */
export async function assertExclusiveAccess(db: Database): Promise<void> {
  const isExclusive = await db
    .connection()
    .execute((connection) =>
      isPostgres(db) ? exclusiveOnServer(connection) : exclusiveInFile(connection),
    );
  if (isExclusive) return;
  throw new OperatorError("Sklep jest otwarty. Zatrzymaj go i uruchom polecenie jeszcze raz.");
}

/** PostgreSQL lists a session for a moment after it was closed. */
async function exclusiveOnServer(db: Database): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!(await hasOtherSession(db))) return true;
    await pause(pauseMs);
  }
  return false;
}

async function hasOtherSession(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'latawiec'
    and pid <> pg_backend_pid()`.execute(db);
  return rows.length > 0;
}

/** SQLite leaves WAL mode only for the sole connection. */
async function exclusiveInFile(db: Database): Promise<boolean> {
  await sql`pragma busy_timeout = 1000`.execute(db);
  try {
    await sql`pragma journal_mode = delete`.execute(db);
    return true;
  } catch (error) {
    if ((error as Error).message.includes("locked")) return false;
    throw error;
  } finally {
    await sql`pragma journal_mode = wal`.execute(db);
    await sql`pragma busy_timeout = 0`.execute(db);
  }
}
