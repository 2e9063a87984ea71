import type { Grosze } from "../price.ts";

/**
 * Something that happened to an order's money. Facts are only added; together they say what was
 * paid and refunded.
 */
export type PaymentFact = {
  kind: PaymentFactKind;
  /** Attempt (`L-1042-1`), refund (`L-1042-R1`) or, of a transfer, the order's number. */
  reference: string;
  at: number;
  source: PaymentSource;
  amount: Grosze;
  /**
   * Id of the order at PayU, or of the entry in a bank's statement; empty where neither has a part in
   * it or PayU has not answered yet.
   */
  externalId: string;
  note: string;
};

export type PaymentFactKind =
  /** Stored before PayU hears of it; `note` is the method. */
  | "attempt-started"
  | "attempt-opened"
  | "attempt-failed"
  /** The owner has looked the attempt up at PayU: nobody paid it, and nobody can any more. */
  | "attempt-settled"
  | "payment-pending"
  | "payment-completed"
  | "payment-cancelled"
  /** PayU spoke of another order than the attempt's; counts as nothing, the owner is notified. */
  | "payment-mismatch"
  | "transfer-received"
  | "transfer-voided"
  /** Stored before PayU hears of it. Without an `externalId` the owner pays it by hand. */
  | "refund-requested"
  | "refund-completed"
  | "refund-rejected"
  /**
   * How much of a refund leaves the order's price as it was: it returned a surplus or an incomplete
   * payment. The rest lowers the price.
   */
  | "price-kept"
  /** The order was reopened: what the refund took off the price is to be paid again. */
  | "price-restored";

export type PaymentSource = "notification" | "payu" | "customer" | "owner" | "baselinker";

export type PaymentMethod = "page" | "blik";

/**
 * Returns the reference of the next attempt, its id at PayU as well (`extOrderId`): the order's number
 * and a count from 1. The owner may have recorded later attempts that a restored backup had lost.
 */
export function nextAttemptReference(orderNumber: string, known: readonly string[]): string {
  const counts = known
    .filter((reference) => reference.startsWith(`${orderNumber}-`))
    .map((reference) => Number(reference.slice(orderNumber.length + 1)));
  return `${orderNumber}-${Math.max(known.length, ...counts) + 1}`;
}

/** The refund's id at PayU as well (`extRefundId`). `index` counts the order's refunds from 1. */
export function refundReference(orderNumber: string, index: number): string {
  return `${orderNumber}-R${index}`;
}
