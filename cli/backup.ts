import { makeBackup, defaultBackupPath, type Backup } from "../server/backup/backup.ts";
import { readEnv } from "../server/env.ts";
import { openUnchanged } from "../server/db/open-database.ts";
import type { ParsedArgs, Command } from "./command.ts";
import { formatTotals, formatSize } from "./summary.ts";

/** Does not migrate, so that a backup can be made before an upgrade. */
export const backup: Command = {
  name: "backup",
  about: "zapisuje kopię całego sklepu; sklep może w tym czasie przyjmować zamówienia",
  positionals: ["[PLIK]"],
  examples: ["backup", "backup /mnt/kopie/latawiec.jsonl.gz"],
  run: backUp,
};

async function backUp({ positionals: [path], json }: ParsedArgs): Promise<number> {
  const env = readEnv(process.env);
  const now = Date.now();
  const db = await openUnchanged(env);
  try {
    const copy = await makeBackup(db, path ?? defaultBackupPath(env.DATA_DIR, now), now);
    console.log(json ? JSON.stringify(copy) : describeBackup(copy));
    return 0;
  } finally {
    await db.destroy();
  }
}

export function describeBackup({ path, bytes, figures }: Backup): string {
  return [`Kopia zapisana: ${path} (${formatSize(bytes)})`, ...formatTotals(figures)].join("\n");
}
