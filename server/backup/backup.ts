import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assertExclusiveAccess } from "../db/dialect/exclusive-access.ts";
import { OperatorError } from "../operator-error.ts";
import { createNameCheck } from "./check-names.ts";
import { readFile, writeFile, type BackupTotals } from "./file.ts";
import { restoreDatabase } from "./restore.ts";
import { readShopFolder, stageShopFolder, type FolderPlaces } from "./shop-folder.ts";
import { findOwnFolder } from "../shop-config/find-shop-folder.ts";
import { readSnapshot, type Part } from "./snapshot.ts";
import { explainCopy } from "../db/connection/db-errors.ts";
import { checkIntegrity } from "../db/dialect/diagnostics.ts";
import type { Database } from "../db/schema.ts";
import { instanceSettingsTable } from "../db/secrets.ts";
import { fsync } from "../files/durable-files.ts";

export type Backup = { path: string; bytes: number; madeAt: number; totals: BackupTotals };

/** Order numbers that a restored shop skips: customers may hold numbers issued after the backup. */
const skippedNumbers = 1000;

export function defaultBackupPath(folder: string, now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  return join(folder, "backup", `latawiec-${time}Z.jsonl.gz`);
}

/**
 * Writes all durable data, as of one moment, to one file while the shop may take orders. The file
 * gets its name only once it is complete, synced and read back.
 * @throws OperatorError when the file exists or the database is damaged.
 */
export async function makeBackup(
  db: Database,
  path: string,
  now: number,
  shopFolder = findOwnFolder(),
): Promise<Backup> {
  if (existsSync(path)) throw new OperatorError(`Plik ${path} już jest. Podaj inną nazwę.`);
  const [damage] = await checkIntegrity(db);
  if (damage) throw new OperatorError(`Baza danych jest uszkodzona, kopia nie powstała: ${damage}`);
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await readSnapshot(db, now, (parts) => writeFile(temporary, insertFiles(parts, shopFolder)));
    const { totals } = await checkBackup(temporary);
    await rename(temporary, path);
    await fsync(dirname(path));
    return { path, bytes: (await stat(path)).size, madeAt: now, totals };
  } catch (error) {
    throw explainCopy(error, path);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

async function* insertFiles(parts: AsyncIterable<Part>, folder: string): AsyncGenerator<Part> {
  for await (const part of parts) {
    yield part;
    if ("madeAt" in part) yield* readShopFolder(folder);
  }
}

/** Reads a backup to its end. @throws OperatorError when it is incomplete or has strange names. */
export async function checkBackup(path: string): Promise<Pick<Backup, "madeAt" | "totals">> {
  let madeAt = 0;
  let totals: BackupTotals | undefined;
  const checkNames = createNameCheck();
  for await (const part of readFile(path)) {
    checkNames(part);
    if ("madeAt" in part) madeAt = Date.parse(part.madeAt);
    if ("end" in part) totals = part.end;
  }
  return { madeAt, totals: totals! };
}

type RestoreOptions = {
  backupTo: string | undefined;
  now: number;
  /** Where the files of `my/` go, if they are wanted. */
  shopFolder?: FolderPlaces;
};

/**
 * Replaces the database by the backup. A database with orders is replaced only with `backupTo`,
 * where it is backed up first.
 * @throws OperatorError; the database and `my/` are then unchanged.
 */
export async function restoreBackup(
  db: Database,
  path: string,
  { backupTo, now, shopFolder }: RestoreOptions,
) {
  const copy = await checkBackup(path);
  await assertExclusiveAccess(db);
  const previousBackup = backupTo === undefined ? undefined : await makeBackup(db, backupTo, now);
  const replace = previousBackup !== undefined;
  const options = { replace, restoredAt: now, skipNumbers: skippedNumbers };
  const staged = shopFolder && (await stageShopFolder(() => readFile(path), shopFolder));
  try {
    await restoreDatabase(db, readFile(path), options);
  } catch (error) {
    await staged?.discard();
    throw error;
  }
  return { copy, previousBackup, writtenFolder: await staged?.publish() };
}

/**
 * Moves a shop from one database into another empty one. `target` names the other one without its
 * password.
 * @throws OperatorError; the shop is then where it was.
 */
export async function migrateShop(
  from: Database,
  to: Database,
  { target, now }: { target: string; now: number },
) {
  await assertExclusiveAccess(from);
  await assertExclusiveAccess(to);
  const settings = instanceSettingsTable(from);
  const before = await settings.findMove();
  // Recorded first: at no moment may a shop start on both.
  await settings.saveMove({ movedAt: now, to: target });
  try {
    const totals = await readSnapshot(from, now, (parts) => restoreDatabase(to, parts));
    const origin = await settings.findOrigin();
    if (origin !== undefined) await instanceSettingsTable(to).saveOrigin(origin);
    return totals;
  } catch (error) {
    await settings.saveMove(before);
    throw error;
  }
}
