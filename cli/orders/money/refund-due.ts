import { legal } from "../../../shop.config.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { calculateRefundDue } from "../../../shop/payment/refund/amounts-due.ts";
import { splitByWay } from "../../../shop/payment/refund/refund.ts";
import { formatAmount, formatPrice, type Grosze } from "../../../shop/price.ts";
import { shopCommand } from "../../../shop/shop-command.ts";

/** What is to be paid back, and how: through PayU, or by hand as it came. */
export type RefundDue = { due: Grosze; byPayu: Grosze; byHand: Grosze };

export function findRefundDue({ order, timeline, facts }: OrderWithFacts): RefundDue {
  const due = calculateRefundDue({ ...order, ...timeline }, facts);
  return { due, ...splitByWay(facts, due) };
}

export function describeRefundDue(number: string, { due, byPayu, byHand }: RefundDue): string[] {
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
