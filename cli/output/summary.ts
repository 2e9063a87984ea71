import type { BackupTotals } from "../../server/backup/tables.ts";
import { formatPrice } from "../../shop/price.ts";

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

export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${decimal.format(bytes / 1000)} kB`;
  return `${decimal.format(bytes / 1_000_000)} MB`;
}
