import type { TestDatabase } from "../temporary-store.ts";

/** The database of the test's process, passed through the environment. */
export function readDatabase(): TestDatabase {
  const { DATA_DIR = "", DATABASE_URL } = process.env;
  return { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
}
