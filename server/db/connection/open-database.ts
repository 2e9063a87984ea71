import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { explainFile, explainServer, isTransient } from "./db-errors.ts";
import { migrate } from "./migrate.ts";
import { assertNotMoved } from "./moved-database.ts";
import { openPostgres } from "../dialect/postgres.ts";
import { openSqlite } from "../dialect/sqlite.ts";
import type { Database } from "../schema.ts";

type DatabaseLocation = { DATA_DIR: string; DATABASE_URL?: string | undefined };

const timeoutMs = 60_000;
const retryMs = 1000;

/**
 * Opens and migrates the shop's database. Other processes may have it open.
 * @throws OperatorError when it cannot be used.
 */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { DATABASE_URL } = location;
  return openWith(location, async (db) => {
    await (DATABASE_URL ? migrateWithoutTimeouts(DATABASE_URL) : migrate(db));
    await assertNotMoved(db);
  });
}

/** Opens and migrates a database file whose shop may have moved already. */
export function openFileToMove({ DATA_DIR }: DatabaseLocation): Promise<Database> {
  return openWith({ DATA_DIR }, migrate);
}

/** Waits up to a minute for a database server that starts together with the shop. */
export async function waitForDatabase(
  location: DatabaseLocation,
  notify: (problem: string) => void,
): Promise<Database> {
  const until = Date.now() + timeoutMs;
  for (let notified = false; ; notified = true) {
    try {
      return await openDatabase(location);
    } catch (error) {
      if (!(error instanceof Error) || !isTransient(error.cause) || Date.now() > until) throw error;
      if (!notified) notify(error.message);
      await pause(retryMs);
    }
  }
}

/** Opens the database without migrating it. @throws OperatorError when it cannot be used. */
export function openUnchanged(location: DatabaseLocation): Promise<Database> {
  return openWith(location, (db) => sql`select 1`.execute(db));
}

export function connectDatabase(location: DatabaseLocation): Database {
  return location.DATABASE_URL ? openPostgres(location.DATABASE_URL) : openSqlite(fileOf(location));
}

async function openWith(location: DatabaseLocation, first: (db: Database) => Promise<unknown>) {
  let db: Database | undefined;
  try {
    db = connectDatabase(location);
    await first(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw location.DATABASE_URL ? explainServer(error) : explainFile(error, fileOf(location));
  }
}

function fileOf({ DATA_DIR }: DatabaseLocation): string {
  return join(DATA_DIR, "latawiec.sqlite");
}

async function migrateWithoutTimeouts(url: string): Promise<void> {
  const db = openPostgres(url, { withoutTimeouts: true });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
