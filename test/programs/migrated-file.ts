import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { fileOf, openDatabase } from "../../server/db/connection/open-database.ts";
import { temporaryRoot } from "./temporary-root.ts";

/** A SQLite database for unit and app tests to copy. */
export default async function provideMigratedFile(project: TestProject): Promise<() => void> {
  const DATA_DIR = mkdtempSync(join(temporaryRoot, "latawiec-migrated-"));
  const db = await openDatabase({ DATA_DIR });
  await db.destroy();
  project.provide("postgres", "");
  project.provide("migratedDatabase", fileOf({ DATA_DIR }));
  return () => rmSync(DATA_DIR, { recursive: true });
}
