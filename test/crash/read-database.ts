import type { TestDatabase } from "../temporary-store.ts";

/** Where a test's own process finds its rows: the test says it through the environment. */
export function readDatabase(): TestDatabase {
  const { DATA_DIR = "", DATABASE_URL } = process.env;
  return { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
}
