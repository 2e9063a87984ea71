import type { OrderRecord } from "../../../shop/order/order-timeline.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import { summarisePayments } from "../../../shop/payment/payment-summary.ts";
import { toDecimal } from "../../../shop/price.ts";

/** BaseLinker's limit for the comment and the id of a payment, in characters. */
const maxLength = 30;

/**
 * Builds the parameters of BaseLinker's `setOrderPayment`: the sum of all payments, so that a
 * repeated call changes nothing.
 */
export function setPaymentParams(
  { order, timeline }: OrderRecord,
  facts: readonly PaymentFact[],
  externalId: string,
): object {
  const { attempts, received } = summarisePayments(facts);
  const attempt = attempts.find(({ state }) => state === "paid");
  const reference = attempt?.reference ?? order.number;
  return {
    order_id: Number(externalId),
    payment_done: toDecimal(received || order.total),
    payment_date: Math.floor(timeline.paidAt! / 1000),
    payment_comment: `${attempt ? "PayU" : "Wpłata"} ${reference}`.slice(0, maxLength),
    external_payment_id: (attempt?.externalId ?? reference).slice(0, maxLength),
  };
}
