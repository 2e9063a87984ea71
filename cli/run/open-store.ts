import { readEnv, type Env } from "../../server/env.ts";
import { openExisting } from "../../server/db/connection/open-database.ts";
import { withDatabase } from "../../server/db/connection/with-database.ts";
import type { Database } from "../../server/db/schema.ts";
import { createStore, type Store } from "../../server/db/store.ts";

export type StoreContext = { db: Database; store: Store; env: Env; now: number };

/** Opens the database for one command; the running shop may have it open as well. */
export async function withStore<Result>(
  work: (context: StoreContext) => Promise<Result>,
  open = openExisting,
): Promise<Result> {
  const env = readEnv(process.env);
  return withDatabase(await open(env), (db) =>
    work({ db, store: createStore(db), env, now: Date.now() }),
  );
}
