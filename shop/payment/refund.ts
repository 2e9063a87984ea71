import type { Grosze } from "../price.ts";
import { refundReference, type PaymentFact } from "./payment-fact.ts";
import { balanceOf, summarisePayments, type PaymentSummary } from "./payment-summary.ts";

export type RefundRequest = {
  /** Undefined: everything that was paid and not refunded yet. */
  amount: Grosze | undefined;
  /** The owner has paid it back, by transfer or in cash. */
  byHand: boolean;
  /** What is refunded, such as the lines of a withdrawal. Holds no personal data. */
  note: string;
};

export type RequestedRefund =
  /** New facts, one or two for each refund. */
  | { kind: "requested"; facts: readonly PaymentFact[] }
  | { kind: "nothing-paid" }
  /** `left` is what may be refunded at most. */
  | { kind: "too-much"; left: Grosze }
  /** PayU has only `left` of this order: the rest came by transfer or in cash. */
  | { kind: "by-hand"; left: Grosze };

/** Decides what a refund adds to an order's facts: never more than was paid. */
export function requestRefund(
  orderNumber: string,
  facts: readonly PaymentFact[],
  { amount, byHand, note }: RefundRequest,
  now: number,
): RequestedRefund {
  const summary = summarisePayments(facts);
  const left = balanceOf(summary);
  if (left <= 0) return { kind: "nothing-paid" };
  const requested = amount ?? left;
  if (requested > left) return { kind: "too-much", left };
  const parts = byHand ? [{ amount: requested, externalId: "" }] : splitRefund(summary, requested);
  const sum = parts.reduce((total, part) => total + part.amount, 0);
  if (sum < requested) return { kind: "by-hand", left: sum };
  const added = parts.flatMap((part, index): PaymentFact[] => {
    const reference = refundReference(orderNumber, summary.refunds.length + index + 1);
    const fact = { ...part, reference, at: now, source: "owner" as const, note };
    const completed = { ...fact, kind: "refund-completed" as const, note: "" };
    return [{ ...fact, kind: "refund-requested" }, ...(byHand ? [completed] : [])];
  });
  return { kind: "requested", facts: added };
}

type RefundPart = { amount: Grosze; externalId: string };

/**
 * Divides an amount among the attempts that PayU can refund, the newest first: whoever paid twice
 * gets the second payment back whole. Returns less where PayU has less.
 */
function splitRefund({ attempts, refunds }: PaymentSummary, amount: Grosze): RefundPart[] {
  const parts: RefundPart[] = [];
  let missing = amount;
  for (const { externalId, received } of attempts.toReversed()) {
    if (externalId === undefined) continue;
    const refunded = refunds
      .filter((refund) => refund.externalId === externalId && refund.state !== "rejected")
      .reduce((sum, refund) => sum + refund.amount, 0);
    const part = Math.min(missing, received - refunded);
    if (part <= 0) continue;
    parts.push({ amount: part, externalId });
    missing -= part;
  }
  return parts;
}
