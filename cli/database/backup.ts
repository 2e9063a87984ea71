import { defaultBackupPath, type Backup } from "../../server/backup/backup.ts";
import { recordBackup } from "../../server/backup/record-backup.ts";
import { openUnchanged } from "../../server/db/connection/open-database.ts";
import { callerPath } from "../run/caller-path.ts";
import type { Command } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";
import { formatTotals, formatSize } from "../output/summary.ts";

/** Does not migrate, so that a backup can be made before an upgrade. */
export const backup: Command = {
  name: "backup",
  about: "zapisuje kopię całego sklepu; sklep może w tym czasie przyjmować zamówienia",
  positionals: ["[PLIK]"],
  examples: ["backup", "backup /mnt/kopie/latawiec.jsonl.gz"],
  async run({ positionals: [path], json }) {
    const copy = await withStore(
      ({ db, env, now }) =>
        recordBackup(
          db,
          path === undefined ? defaultBackupPath(env.DATA_DIR, now) : callerPath(path),
          now,
        ),
      openUnchanged,
    );
    console.log(json ? JSON.stringify(copy) : describeBackup(copy));
    if (!isEmpty(copy)) return 0;
    console.error(
      "Kopia jest pusta: w bazie nie ma ani zamówień, ani produktów. Sprawdź DATA_DIR i DATABASE_URL.",
    );
    return 1;
  },
};

function isEmpty({ totals: { rows } }: Backup): boolean {
  return ["orders", "messages", "subscribers", "catalogue_products"].every((name) => !rows[name]);
}

export function describeBackup({ path, bytes, totals }: Backup): string {
  return [`Kopia zapisana: ${path} (${formatSize(bytes)})`, ...formatTotals(totals)].join("\n");
}
