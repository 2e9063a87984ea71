import { awaitsPayment, type OrderRecord } from "../order/order-timeline.ts";
import type { Grosze } from "../price.ts";
import { formatPrice } from "../price.ts";
import type { LegalTerms } from "../shop-config.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { summarisePayments, type Refund } from "./payment-summary.ts";

/** Tells the customer what happens to money that is not simply the order's total. */
export function describeMoney(
  record: OrderRecord,
  facts: readonly PaymentFact[],
  legal: LegalTerms,
): string[] {
  const { received, refunded, refunds } = summarisePayments(facts);
  const sentences = [
    ...describeDifference(record, { received, refunded }, legal),
    ...describeRefunds(refunds),
  ];
  return sentences.map(addNonBreakingSpaces);
}

type Sums = { received: Grosze; refunded: Grosze };

function describeDifference(
  record: OrderRecord,
  { received, refunded }: Sums,
  { refundDays }: LegalTerms,
): string[] {
  const { order, timeline } = record;
  if (timeline.cancelledAt !== undefined) {
    const left = received - refunded;
    return left > 0
      ? [
          `Zamówienie jest anulowane, a dotarło do nas ${formatPrice(left)}. Zwrócimy te pieniądze niezwłocznie, najpóźniej w ciągu ${refundDays} dni. Nie musisz nic robić.`,
        ]
      : [];
  }
  const surplus = received - refunded - order.total;
  if (surplus > 0) {
    return [
      `Dotarło do nas ${formatPrice(received)}, czyli o ${formatPrice(surplus)} za dużo. Nadpłatę zwrócimy, nie musisz nic robić.`,
    ];
  }
  const isPartlyPaid = received > 0 && received < order.total && awaitsPayment(record);
  return isPartlyPaid
    ? [
        `Dotarło do nas ${formatPrice(received)}. Do zapłaty zostało ${formatPrice(order.total - received)}.`,
      ]
    : [];
}

function describeRefunds(refunds: readonly Refund[]): string[] {
  const requested = sumRefunds(refunds, "requested");
  const completed = sumRefunds(refunds, "completed");
  return [
    ...(requested > 0
      ? [`Zwracamy Ci ${formatPrice(requested)}. Pieniądze dotrą zwykle w ciągu kilku dni.`]
      : []),
    ...(completed > 0 ? [`Zwróciliśmy Ci ${formatPrice(completed)}.`] : []),
  ];
}

function sumRefunds(refunds: readonly Refund[], state: Refund["state"]): Grosze {
  return refunds
    .filter((refund) => refund.state === state)
    .reduce((sum, { amount }) => sum + amount, 0);
}
