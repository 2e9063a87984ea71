import { legal } from "../../shop.config.ts";
import type { OrderExport } from "../../server/db/orders/order-exports.ts";
import type { Store } from "../../server/db/store.ts";
import { calculateRefundDue } from "../../shop/payment/refund/amounts-due.ts";
import { splitByWay } from "../../shop/payment/refund/refund.ts";
import { formatAmount, formatPrice, type Grosze } from "../../shop/price.ts";
import { shopCommand } from "../../shop/shop-command.ts";
import { getRecord } from "./format.ts";

type Cancellation = Awaited<ReturnType<typeof findCancellation>>;

/** Finds what is left to do about a cancelled order: its money, and its export. */
export async function findCancellation(store: Store, number: string) {
  const record = await getRecord(store, number);
  const due = calculateRefundDue(record);
  const baselinker = await store.orders.findExport(record.order.id);
  return { refund: { due, ...splitByWay(record.facts, due) }, baselinker };
}

export function describeCancellation(
  number: string,
  { refund, baselinker }: Cancellation,
  cancelsThere: boolean,
): string[] {
  return [
    ...describeRefund(number, refund),
    ...(baselinker ? describeExported(baselinker, cancelsThere) : []),
  ];
}

function describeRefund(number: string, { due, byPayu, byHand }: Cancellation["refund"]): string[] {
  if (due === 0) return [];
  const amountOf = (part: Grosze) => (part === due ? "" : ` --amount ${formatAmount(part)}`);
  const refund = `${shopCommand} orders refund ${number}`;
  return [
    `Do zwrotu klientowi: ${formatPrice(due)}, najpóźniej w ciągu ${legal.refundDays} dni.`,
    ...(byPayu > 0 ? [`  ${formatPrice(byPayu)} przez PayU: ${refund}${amountOf(byPayu)}`] : []),
    ...(byHand > 0
      ? [
          `  ${formatPrice(byHand)} przyszło przelewem lub gotówką: oddaj tak samo, a potem odnotuj: ${refund}${amountOf(byHand)} --by-hand`,
        ]
      : []),
  ];
}

function describeExported(
  { externalId, submittedAt }: OrderExport,
  cancelsThere: boolean,
): string[] {
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
