import type { OrderExport } from "../../server/db/jobs/order-export-admin.ts";

/** Describes an order's export; nothing for an order that is not exported. */
export function describeExport(number: string, exported: OrderExport | undefined): string[] {
  if (!exported) return [];
  const { keptAs, failedAt, reason } = exported;
  if (keptAs !== null) return [`BaseLinker: zamówienie ${keptAs}`];
  if (failedAt === null) return [`BaseLinker: czeka na wysłanie${reason ? ` (${reason})` : ""}`];
  return [
    `BaseLinker: nie przyjął (${reason})`,
    `  Aby wysłać jeszcze raz: orders retry ${number}`,
    `  Po wprowadzeniu ręcznym: orders entered ${number} --as NUMER_W_BASELINKERZE`,
  ];
}

/** Describes what happens in BaseLinker to an order cancelled here. */
export function describeCancelled(exported: OrderExport): string[] {
  if (exported.keptAs !== null)
    return [
      `BaseLinker ma je pod numerem ${exported.keptAs}: anuluj je także tam, sklep tego nie robi.`,
    ];
  if (exported.askedAt === null) return ["Do BaseLinkera już nie trafi."];
  return ["Sklep sprawdzi, czy BaseLinker zdążył je przyjąć. Jeśli tak, dostaniesz e-mail."];
}
