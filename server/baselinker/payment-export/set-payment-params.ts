import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { sumTurnover } from "../../../shop/payment/turnover.ts";
import { summarisePayments } from "../../../shop/payment/payment-summary.ts";
import { toDecimal } from "../../../shop/price.ts";

/** BaseLinker's limit for the comment and the id of a payment, in characters. */
const maxLength = 30;

/** What the shop has of the order's money, so that a repeated call changes nothing. */
export function setPaymentParams(
  { order, timeline, facts }: OrderWithFacts,
  externalId: string,
): object {
  const { attempts } = summarisePayments(facts);
  const attempt = attempts.find(({ state }) => state === "succeeded");
  const reference = attempt?.reference ?? order.number;
  const paidAt = timeline.paidAt ?? Math.max(...facts.map(({ at }) => at));
  return {
    order_id: Number(externalId),
    payment_done: toDecimal(sumTurnover(facts).balance),
    payment_date: Math.floor(paidAt / 1000),
    payment_comment: `${attempt ? "PayU" : "Wpłata"} ${reference}`.slice(0, maxLength),
    external_payment_id: (attempt?.externalId ?? reference).slice(0, maxLength),
  };
}
