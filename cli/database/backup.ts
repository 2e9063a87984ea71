import { defaultBackupPath, type Backup } from "../../server/backup/backup.ts";
import { recordBackup } from "../../server/backup/record-backup.ts";
import type { BackupTotals } from "../../server/backup/file.ts";
import { openUnchanged } from "../../server/db/connection/open-database.ts";
import { formatPrice } from "../../shop/price.ts";
import { callerPath } from "../run/files.ts";
import type { Command } from "../run/command.ts";
import { withStore } from "../run/open-store.ts";

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

/** Totals by which the owner recognises their shop. */
export function formatTotals({ rows, orders, payments = 0 }: BackupTotals): string[] {
  return [
    `  zamówienia: ${rows.orders ?? 0}, razem ${formatPrice(orders)}`,
    `  wpłaty: ${formatPrice(payments)}`,
    `  wiadomości: ${rows.messages ?? 0}`,
    `  adresy newslettera: ${rows.subscribers ?? 0}`,
    // A backup made before the jobs queue counts the emails in its outbox.
    `  maile: ${rows.emails ?? rows.outbox ?? 0}`,
    `  produkty z magazynu: ${rows.catalogue_products ?? 0}`,
  ];
}

const decimal = new Intl.NumberFormat("pl-PL", { maximumFractionDigits: 1 });

function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${decimal.format(bytes / 1000)} kB`;
  return `${decimal.format(bytes / 1_000_000)} MB`;
}
