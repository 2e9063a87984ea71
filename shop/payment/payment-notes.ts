import { awaitsPayment, type OrderWithFacts } from "../order/status/order-timeline.ts";
import type { Grosze } from "../price.ts";
import { formatPrice } from "../price.ts";
import type { LegalTerms } from "../shop-config.ts";
import { calculateAmountDue, calculateRefundDue } from "./refund/amounts-due.ts";
import { sumAmounts, summarisePayments, type Refund } from "./payment-summary.ts";

export function describeMoney(record: OrderWithFacts, legal: LegalTerms): string[] {
  return [
    ...describeDifference(record, legal),
    ...describeRefunds(summarisePayments(record.facts).refunds),
  ];
}

function describeDifference(record: OrderWithFacts, { refundDays }: LegalTerms): string[] {
  const { received, refunded } = summarisePayments(record.facts);
  const refundDue = calculateRefundDue(record);
  const surplus = formatPrice(refundDue);
  if (refundDue > 0 && record.timeline.cancelledAt !== undefined) {
    return [
      `Zamówienie jest anulowane, a dotarło do nas ${surplus}. Zwrócimy te pieniądze niezwłocznie, najpóźniej w ciągu ${refundDays} dni. Nie musisz nic robić.`,
    ];
  }
  if (refundDue > 0) {
    const arrived =
      refunded === 0 ? `Dotarło do nas ${formatPrice(received)}, czyli` : "Dotarło do nas";
    return [`${arrived} o ${surplus} za dużo. Nadpłatę zwrócimy, nie musisz nic robić.`];
  }
  const amountDue = calculateAmountDue(record);
  const isPartlyPaid = received > refunded && amountDue > 0 && awaitsPayment(record);
  return isPartlyPaid
    ? [
        `Dotarło do nas ${formatPrice(received - refunded)}. Do zapłaty zostało ${formatPrice(amountDue)}.`,
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
  return sumAmounts(refunds.filter((refund) => refund.state === state));
}
