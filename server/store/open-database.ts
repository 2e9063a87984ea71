import { join } from "node:path";
import type { Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/** The shop's database in its newest shape, which other processes may have open as well. */
export async function openDatabase(place: Place): Promise<Kysely<Tables>> {
  const db = connectDatabase(place);
  await migrate(db);
  return db;
}

/** The database as it is. */
export function connectDatabase({ DATA_DIR, DATABASE_URL }: Place): Kysely<Tables> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  return openSqlite(join(DATA_DIR, "latawiec.sqlite"));
}
