import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A database to make others from; empty where the tests are about SQLite. */
    postgres: string;
  }
}

/** One PostgreSQL for all unit and app tests; each test asks for a database of its own. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.address("postgres"));
  return postgres.close;
}
