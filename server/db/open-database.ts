import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { explainFile, explainServer, mayComeBack } from "./db-errors.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./dialect/postgres.ts";
import { openSqlite } from "./dialect/sqlite.ts";
import type { Tables } from "./schema.ts";

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

const patienceMs = 60_000;
const retryMs = 1000;

/**
 * The shop's database in its newest shape, which other processes may have open as well.
 * @throws OwnerError when it cannot be used.
 */
export function openDatabase(place: Place): Promise<Kysely<Tables>> {
  const { DATABASE_URL } = place;
  return openWith(place, (db) => (DATABASE_URL ? migratePatiently(DATABASE_URL) : migrate(db)));
}

/** The same for a shop that starts together with its database, which then has a minute to come. */
export async function awaitDatabase(
  place: Place,
  tell: (problem: string) => void,
): Promise<Kysely<Tables>> {
  const until = Date.now() + patienceMs;
  for (let told = false; ; told = true) {
    try {
      return await openDatabase(place);
    } catch (error) {
      if (!(error instanceof Error) || !mayComeBack(error.cause) || Date.now() > until) throw error;
      if (!told) tell(error.message);
      await pause(retryMs);
    }
  }
}

/** The database in the shape that it has. @throws OwnerError when it cannot be used. */
export function openUnchanged(place: Place): Promise<Kysely<Tables>> {
  return openWith(place, (db) => sql`select 1`.execute(db));
}

/** Connects when it is first asked. */
export function connectDatabase(place: Place): Kysely<Tables> {
  return place.DATABASE_URL ? openPostgres(place.DATABASE_URL) : openSqlite(fileOf(place));
}

async function openWith(place: Place, first: (db: Kysely<Tables>) => Promise<unknown>) {
  let db: Kysely<Tables> | undefined;
  try {
    db = connectDatabase(place);
    await first(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw place.DATABASE_URL ? explainServer(error) : explainFile(error, fileOf(place));
  }
}

function fileOf({ DATA_DIR }: Place): string {
  return join(DATA_DIR, "latawiec.sqlite");
}

async function migratePatiently(url: string): Promise<void> {
  const db = openPostgres(url, { patient: true });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
