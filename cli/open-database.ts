import { join } from "node:path";
import type { Env } from "../server/env.ts";
import { migrate } from "../server/store/migrate.ts";
import { openSqlite } from "../server/store/sqlite.ts";
import { createStore, type Store } from "../server/store/store.ts";

/** The shop's database, which a running shop may have open as well. */
export async function openDatabase(env: Env): Promise<Store> {
  const db = openSqlite(join(env.DATA_DIR, "latawiec.sqlite"));
  await migrate(db);
  return createStore(db);
}
