import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { connectDatabase, type DatabaseLocation } from "../db/connection/open-database.ts";
import { withDatabase } from "../db/connection/with-database.ts";
import { findSchemaDifference } from "../db/connection/schema-difference.ts";
import { assertExclusiveAccess } from "../db/dialect/exclusive-access.ts";
import { fsync } from "../files/durable-files.ts";

/**
 * Copies the SQLite file of a stopped shop, with all that a backup leaves out, when this version
 * would migrate it. Returns the path of the copy, if one was made.
 */
export async function copyBeforeMigration(location: DatabaseLocation, now: number) {
  if (location.DATABASE_URL) return undefined;
  return withDatabase(connectDatabase(location), async (db) => {
    if (!(await findSchemaDifference(db))?.missing.length) return undefined;
    await assertExclusiveAccess(db);
    const folder = join(location.DATA_DIR, "backup");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `latawiec-${now}-before.sqlite`);
    // SQLite fills a file that is there and empty, and keeps its mode.
    closeSync(openSync(path, "wx", 0o600));
    try {
      await sql`vacuum into ${path}`.execute(db);
    } catch (error) {
      rmSync(path);
      throw error;
    }
    await fsync(path);
    await fsync(folder);
    return path;
  });
}
