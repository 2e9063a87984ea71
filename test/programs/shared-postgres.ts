import type { TestProject } from "vitest/node";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server's URL; empty for tests of SQLite. */
    postgres: string;
    /** A migrated database without rows to copy: its name, or the path of SQLite's file. */
    migratedDatabase: string;
  }
}

/** One PostgreSQL for all unit and app tests, with a database per test. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const migrated = await postgres.createDatabase();
  const db = await openDatabase({ DATA_DIR: "", DATABASE_URL: migrated });
  await db.destroy();
  project.provide("postgres", postgres.address("postgres"));
  project.provide("migratedDatabase", new URL(migrated).pathname.slice(1));
  return postgres.close;
}
