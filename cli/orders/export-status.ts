import type { OrderExport } from "../../server/db/jobs/order-export-admin.ts";

/** Describes an order's export; nothing for an order that is not exported. */
export function describeInBaselinker(number: string, there: OrderExport | undefined): string[] {
  if (!there) return [];
  const { keptAs, failedAt, reason } = there;
  if (keptAs !== null) return [`BaseLinker: zamówienie ${keptAs}`];
  if (failedAt === null) return [`BaseLinker: czeka na wysłanie${reason ? ` (${reason})` : ""}`];
  return [
    `BaseLinker: nie przyjął (${reason})`,
    `  Aby wysłać jeszcze raz: orders retry ${number}`,
    `  Po wprowadzeniu ręcznym: orders entered ${number} --as NUMER_W_BASELINKERZE`,
  ];
}

/** Describes what happens in BaseLinker to an order cancelled here. */
export function describeCancelled(there: OrderExport): string[] {
  if (there.keptAs !== null)
    return [
      `BaseLinker ma je pod numerem ${there.keptAs}: anuluj je także tam, sklep tego nie robi.`,
    ];
  if (there.askedAt === null) return ["Do BaseLinkera już nie trafi."];
  return ["Sklep sprawdzi, czy BaseLinker zdążył je przyjąć. Jeśli tak, dostaniesz e-mail."];
}
