import { existsSync, linkSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChangedTables } from "./find-changed-tables.ts";
import { openDatabase, openUnchanged } from "../db/connection/open-database.ts";
import { findIncompatibilities } from "../db/connection/schema-compatibility.ts";
import { findSchemaDifference } from "../db/connection/schema-difference.ts";
import { assertExclusiveAccess } from "../db/dialect/exclusive-access.ts";
import type { Database } from "../db/schema.ts";
import { fsync } from "../durable-files.ts";
import { OperatorError } from "../operator-error.ts";
import { readFile } from "./file.ts";
import { restoreDatabase } from "./restore.ts";

type Location = { DATA_DIR: string; DATABASE_URL?: string | undefined };

type Backups = {
  /** Made by this version, before the newer one migrated the database. */
  before: string;
  /** Made by the newer version, after it migrated and before it took orders. */
  after: string;
};

/**
 * Replaces a database that a newer version has made unreadable for this one by the backup of before,
 * if nothing was recorded since. Returns where the newer database is then; undefined when this
 * version can work with it.
 * @throws OperatorError; nothing has changed then
 */
export async function restoreIfUnreadable(location: Location, backups: Backups, now: number) {
  const db = await openUnchanged(location);
  let secrets: Secret[] | undefined;
  try {
    secrets = await readSecretsToKeep(db, location, backups);
  } finally {
    await db.destroy();
  }
  return secrets && replaceFile(location.DATA_DIR, backups.before, secrets, now);
}

type Secret = { name: string; value: string };

async function readSecretsToKeep(
  db: Database,
  { DATABASE_URL }: Location,
  { before, after }: Backups,
): Promise<Secret[] | undefined> {
  const newer = (await findSchemaDifference(db))?.newer ?? [];
  if (newer.length === 0) return undefined;
  const incompatible = (await findIncompatibilities(db)).join(", ");
  if (incompatible === "") return undefined;
  if (DATABASE_URL)
    throw new OperatorError(
      `Ta wersja nie umie czytać bazy PostgreSQL z nowszej (${incompatible}). Odtwórz kopię ${before} w pustej bazie.`,
    );
  await assertExclusiveAccess(db);
  const changed = await findChangedTables(db, after);
  if (changed.length === 0) return db.selectFrom("secrets").selectAll().execute();
  throw new OperatorError(
    `Od aktualizacji w bazie zmieniły się dane (${changed.join(", ")}), a starsza wersja nie umie jej czytać (${incompatible}).\n` +
      `Odtworzenie kopii ${before} zgubiłoby je, więc nic nie zmieniono.`,
  );
}

/** The shop's file is one of the two at every moment. */
async function replaceFile(folder: string, path: string, secrets: readonly Secret[], now: number) {
  const file = join(folder, "latawiec.sqlite");
  const aside = `${file}.${now}.newer`;
  const next = mkdtempSync(join(folder, "restore-"));
  try {
    const restored = await openDatabase({ DATA_DIR: next });
    try {
      await restoreDatabase(restored, readFile(path));
      await restored.deleteFrom("secrets").execute();
      if (secrets.length > 0)
        await restored
          .insertInto("secrets")
          .values([...secrets])
          .execute();
    } finally {
      await restored.destroy();
    }
    if (existsSync(`${file}-wal`))
      throw new OperatorError("Baza jest jeszcze otwarta. Nic nie zmieniono.");
    linkSync(file, aside);
    renameSync(join(next, "latawiec.sqlite"), file);
    await fsync(folder);
    return aside;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
