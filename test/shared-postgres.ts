import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A template database; empty for tests of SQLite. */
    postgres: string;
  }
}

/** One PostgreSQL for all unit and app tests, with a database per test. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.address("postgres"));
  return postgres.close;
}
