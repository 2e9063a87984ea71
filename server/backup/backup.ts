import { access, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { hasExclusiveAccess } from "./exclusive-access.ts";
import { BackupError } from "./backup-error.ts";
import { readFile, writeFile } from "./file.ts";
import { restoreDatabase } from "./restore.ts";
import { readSnapshot } from "./snapshot.ts";
import type { BackupTotals } from "./tables.ts";
import { explainCopy } from "../db/db-errors.ts";
import { checkIntegrity } from "../db/dialect/integrity.ts";
import type { Tables } from "../db/schema.ts";
import { fsyncDirectory } from "../fsync-directory.ts";

export type Backup = { path: string; bytes: number; madeAt: number; figures: BackupTotals };

/** How many order numbers a restored shop leaves out: customers may hold newer ones than the copy. */
const skippedNumbers = 1000;

/** Where copies go when nobody says where: beside the data, named after the moment. */
export function defaultBackupPath(folder: string, now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  return join(folder, "backup", `latawiec-${time}Z.jsonl.gz`);
}

/**
 * Everything that the shop must never forget, as it is at this moment, in one file; the shop may go
 * on taking orders. The file has its name only once it is whole, on the disk and read again.
 * @throws BackupError when the file is there already or the database is damaged.
 */
export async function makeBackup(db: Kysely<Tables>, path: string, now: number): Promise<Backup> {
  if (await exists(path)) throw new BackupError(`Plik ${path} już jest. Podaj inną nazwę.`);
  const [damage] = await checkIntegrity(db);
  if (damage) throw new BackupError(`Baza danych jest uszkodzona, kopia nie powstała: ${damage}`);
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await readSnapshot(db, now, (parts) => writeFile(temporary, parts));
    const { figures } = await checkBackup(temporary);
    await rename(temporary, path);
    await fsyncDirectory(dirname(path));
    return { path, bytes: (await stat(path)).size, madeAt: now, figures };
  } catch (error) {
    throw explainCopy(error, path);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** Reads a copy to its end. @throws BackupError when it is not whole. */
export async function checkBackup(path: string): Promise<Pick<Backup, "madeAt" | "figures">> {
  let madeAt = 0;
  let figures: BackupTotals | undefined;
  for await (const part of readFile(path)) {
    if (part.kind === "head") ({ madeAt } = part);
    if (part.kind === "end") ({ figures } = part);
  }
  return { madeAt, figures: figures! };
}

/**
 * Makes the database what the copy says. Over orders that are there it goes only with `backupTo`,
 * which gets a copy of them first.
 * @throws BackupError; then the database is as it was.
 */
export async function restoreBackup(
  db: Kysely<Tables>,
  path: string,
  { backupTo, now }: { backupTo: string | undefined; now: number },
): Promise<{ copy: Pick<Backup, "madeAt" | "figures">; kept: Backup | undefined }> {
  const source = await checkBackup(path);
  if (!(await hasExclusiveAccess(db))) throw shopIsRunning();
  const kept = backupTo === undefined ? undefined : await makeBackup(db, backupTo, now);
  const options = { replace: kept !== undefined, skipNumbers: skippedNumbers };
  await restoreDatabase(db, readFile(path), options);
  return { copy: source, kept };
}

/** Copies a shop from one database into another empty one. @throws BackupError */
export async function migrateShop(from: Kysely<Tables>, to: Kysely<Tables>, now: number) {
  if (!(await hasExclusiveAccess(from)) || !(await hasExclusiveAccess(to))) throw shopIsRunning();
  return readSnapshot(from, now, (parts) => restoreDatabase(to, parts));
}

function shopIsRunning(): BackupError {
  return new BackupError("Sklep jest otwarty. Zatrzymaj go i uruchom polecenie jeszcze raz.");
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
