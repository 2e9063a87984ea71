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
export function describeCancelled(exported: OrderExport, cancelsThere: boolean): string[] {
  const { externalId, submittedAt } = exported;
  if (externalId !== null) {
    const then = cancelsThere
      ? "sklep anuluje je także tam"
      : "anuluj je także tam, sklep tego nie robi";
    return [`BaseLinker ma je pod numerem ${externalId}: ${then}.`];
  }
  if (submittedAt === null) return ["Do BaseLinkera już nie trafi."];
  const then = cancelsThere ? "anuluje je także tam" : "dostaniesz e-mail";
  return [`Sklep sprawdzi, czy BaseLinker zdążył je przyjąć. Jeśli tak, ${then}.`];
}
