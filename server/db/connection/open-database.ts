import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { explainFile, explainServer, isTransient } from "./db-errors.ts";
import { migrate } from "./migrate.ts";
import { assertNotMoved } from "./moved-database.ts";
import {
  assertReadable,
  assertSameSchema,
  findSchemaDifference,
  noDatabase,
} from "./schema-difference.ts";
import { withDatabase } from "./with-database.ts";
import { OperatorError } from "../../operator-error.ts";
import { assertExclusiveAccess } from "../dialect/exclusive-access.ts";
import { openPostgres } from "../dialect/postgres.ts";
import { openSqlite } from "../dialect/sqlite.ts";
import type { Database } from "../schema.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

export type DatabaseLocation = { DATA_DIR: string; DATABASE_URL?: string | undefined };

const timeoutMs = minuteMs;
const retryMs = 1000;

/**
 * Opens and migrates the shop's database. Other processes may have it open.
 * @throws OperatorError when it cannot be used.
 */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return openWith(location, async (db) => {
    await migrateAt(location, db);
    await assertReadable(db, (await findSchemaDifference(db))!.newer);
    await assertNotMoved(db);
  });
}

/**
 * Opens and migrates a database that no running shop uses, whose shop may have moved already.
 * @throws OperatorError
 */
export function openExclusively(location: DatabaseLocation): Promise<Database> {
  return openWith(location, async (db) => {
    await assertExclusiveAccess(db);
    await migrateAt(location, db);
  });
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

/**
 * Opens the shop's database for a command, which neither creates nor migrates it: the shop may be
 * running in another version.
 * @throws OperatorError when the schema is not this version's, or there is none.
 */
export async function openExisting(location: DatabaseLocation): Promise<Database> {
  assertCreated(location);
  return openWith(location, async (db) => {
    await assertSameSchema(db);
    await assertNotMoved(db);
  });
}

/** Opens the database of any version without migrating it. @throws OperatorError */
export async function openUnchanged(location: DatabaseLocation): Promise<Database> {
  assertCreated(location);
  return openWith(location, (db) => sql`select 1`.execute(db));
}

/** @throws OperatorError without a database file, which opening would create */
export function assertCreated(location: DatabaseLocation): void {
  if (isCreated(location)) return;
  throw new OperatorError(noDatabase(`Nie ma jeszcze bazy ${fileOf(location)}`));
}

export function isCreated(location: DatabaseLocation): boolean {
  return Boolean(location.DATABASE_URL) || existsSync(fileOf(location));
}

export function connectDatabase(location: DatabaseLocation): Database {
  return location.DATABASE_URL ? openPostgres(location.DATABASE_URL) : openSqlite(fileOf(location));
}

/** For people: without the user and the password. */
export function databaseName(location: DatabaseLocation): string {
  if (!location.DATABASE_URL) return resolve(fileOf(location));
  const { host, pathname } = new URL(location.DATABASE_URL);
  return `${host}${pathname}`;
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

export function fileOf({ DATA_DIR }: DatabaseLocation): string {
  return join(DATA_DIR, "latawiec.sqlite");
}

async function migrateAt({ DATABASE_URL }: DatabaseLocation, db: Database): Promise<void> {
  if (!DATABASE_URL) await migrate(db);
  else await withDatabase(openPostgres(DATABASE_URL, { withoutTimeouts: true }), migrate);
}
