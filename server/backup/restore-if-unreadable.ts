import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync } from "node:fs";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileOf, openUnchanged, type DatabaseLocation } from "../db/connection/open-database.ts";
import { findIncompatibilities } from "../db/connection/schema-compatibility.ts";
import { findSchemaDifference } from "../db/connection/schema-difference.ts";
import { withDatabase } from "../db/connection/with-database.ts";
import { checkIntegrity } from "../db/dialect/diagnostics.ts";
import { assertExclusiveAccess } from "../db/dialect/exclusive-access.ts";
import type { Database } from "../db/schema.ts";
import { fsync, fsyncTree } from "../files/durable-files.ts";
import { OperatorError } from "../operator-error.ts";
import { findChangedTables } from "./find-changed-tables.ts";

type Copies = {
  /** The SQLite file from before a newer version migrated it: `copyBeforeMigration`. */
  before: string;
  /** A backup by the newer version, after it migrated and before it took orders. */
  after: string;
};

/**
 * Replaces a database that a newer version has made unreadable for this one by the copy of before,
 * if nothing was recorded since. Returns where the newer database is then; undefined when this
 * version can work with it.
 * @throws OperatorError; nothing has changed then
 */
export async function restoreIfUnreadable(location: DatabaseLocation, copies: Copies, now: number) {
  const incompatible = await withDatabase(await openUnchanged(location), async (db) => {
    const obstacles = await findObstacles(db);
    if (obstacles === "") return undefined;
    if (location.DATABASE_URL)
      throw new OperatorError(
        `Ta wersja nie umie czytać bazy PostgreSQL z nowszej (${obstacles}). Odtwórz kopię sprzed zmiany w pustej bazie.`,
      );
    await assertExclusiveAccess(db);
    const changed = await findChangedTables(db, copies.after);
    if (changed.length > 0)
      throw new OperatorError(
        `Od aktualizacji w bazie zmieniły się dane (${changed.join(", ")}), a starsza wersja nie umie jej czytać (${obstacles}).\n` +
          "Powrót zgubiłby je, więc nic nie zmieniono.",
      );
    return obstacles;
  });
  if (!incompatible) return undefined;
  return replaceFile(location.DATA_DIR, copies.before, now);
}

async function findObstacles(db: Database): Promise<string> {
  const newer = (await findSchemaDifference(db))?.newer ?? [];
  return (await findIncompatibilities(db, newer)).join(", ");
}

/** The shop's file is one of the two at every moment. */
async function replaceFile(folder: string, before: string, now: number): Promise<string> {
  const file = fileOf({ DATA_DIR: folder });
  const next = mkdtempSync(join(folder, "restore-"));
  try {
    await takeCopy(before, next);
    if (existsSync(`${file}-wal`))
      throw new OperatorError("Baza jest jeszcze otwarta. Nic nie zmieniono.");
    mkdirSync(join(folder, "backup"), { recursive: true, mode: 0o700 });
    const aside = join(folder, "backup", `latawiec-${now}-newer.sqlite`);
    linkSync(file, aside);
    renameSync(fileOf({ DATA_DIR: next }), file);
    await fsync(folder);
    return aside;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

async function takeCopy(before: string, folder: string): Promise<void> {
  const file = fileOf({ DATA_DIR: folder });
  copyFileSync(before, file);
  chmodSync(file, 0o600);
  await withDatabase(await openUnchanged({ DATA_DIR: folder }), async (db) => {
    const problems = [...(await checkIntegrity(db)), await findObstacles(db)].filter(Boolean);
    if (problems.length > 0)
      throw new OperatorError(`Kopia ${before} się nie nadaje: ${problems.join(", ")}.`);
  });
  await fsyncTree(folder);
}
