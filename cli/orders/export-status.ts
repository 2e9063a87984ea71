import type { OrderExport } from "../../server/db/orders/order-exports.ts";
import { shopCommand } from "../../shop/shop-command.ts";

/** Describes an order's export; nothing for an order that is not exported. */
export function describeExport(number: string, exported: OrderExport | undefined): string[] {
  if (!exported) return [];
  const { externalId, failedAt, reason } = exported;
  if (externalId !== null) return [`BaseLinker: zamówienie ${externalId}`];
  if (failedAt === null) return [`BaseLinker: czeka na wysłanie${reason ? ` (${reason})` : ""}`];
  return [
    `BaseLinker: nie przyjął (${reason})`,
    `  Aby wysłać jeszcze raz: ${shopCommand} orders retry ${number}`,
    `  Po wprowadzeniu ręcznym: ${shopCommand} orders entered ${number} --as NUMER_W_BASELINKERZE`,
  ];
}

/** Describes what happens in BaseLinker to an order cancelled here. */
export function describeCancelled(exported: OrderExport): string[] {
  if (exported.externalId !== null)
    return [
      `BaseLinker ma je pod numerem ${exported.externalId}: anuluj je także tam, sklep tego nie robi.`,
    ];
  if (exported.submittedAt === null) return ["Do BaseLinkera już nie trafi."];
  return ["Sklep sprawdzi, czy BaseLinker zdążył je przyjąć. Jeśli tak, dostaniesz e-mail."];
}
