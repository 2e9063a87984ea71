import { readEnv, type Env } from "../server/env.ts";
import { openDatabase } from "../server/db/open-database.ts";
import { createStore, type Store } from "../server/db/store.ts";

type StoreContext = { store: Store; env: Env; now: number };

/** Opens the database for one command; the running shop may have it open as well. */
export async function withStore(work: (context: StoreContext) => Promise<number>): Promise<number> {
  const env = readEnv(process.env);
  const store = createStore(await openDatabase(env));
  try {
    return await work({ store, env, now: Date.now() });
  } finally {
    await store.close();
  }
}
