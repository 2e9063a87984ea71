import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import type { Grosze } from "../../price.ts";
import { calculateAmountDue, calculatePrice, calculateRefundDue } from "./amounts-due.ts";
import { refundReference, type PaymentFact } from "../payment-fact.ts";
import {
  balanceOf,
  sumAmounts,
  summarisePayments,
  type PaymentSummary,
} from "../payment-summary.ts";
import {
  findOverreturned,
  toNote,
  type OverreturnedLine,
  type ReturnedProducts,
} from "./returned-lines.ts";

export type RefundRequest = {
  amount: Grosze | undefined;
  byHand: boolean;
  returned?: ReturnedProducts | undefined;
  force?: boolean;
};

export type DecidedRefund =
  | { kind: "requested"; facts: readonly PaymentFact[] }
  | { kind: "nothing-paid" }
  | { kind: "returned-already"; lines: readonly OverreturnedLine[] }
  | { kind: "too-much"; left: Grosze }
  | { kind: "by-hand"; left: Grosze };

export function decideRefund(
  record: OrderWithFacts,
  request: RefundRequest,
  now: number,
): DecidedRefund {
  const { order } = record;
  const summary = summarisePayments(record.facts);
  const repeated = request.returned ? findOverreturned(order, summary, request.returned) : [];
  if (repeated.length > 0 && !request.force) return { kind: "returned-already", lines: repeated };
  const left = balanceOf(summary);
  if (left <= 0) return { kind: "nothing-paid" };
  const { amount = left, byHand, returned } = request;
  if (amount > left) return { kind: "too-much", left };
  const parts = byHand ? [{ amount, externalId: "" }] : splitRefund(summary, amount);
  const sum = sumAmounts(parts);
  if (sum < amount) return { kind: "by-hand", left: sum };
  const note = returned ? toNote(returned) : "";
  let kept = findKeptPrice(record, amount, note);
  // The parts of a request are told apart from those of another one by their time.
  const same = summary.refunds.filter((refund) => note !== "" && refund.note === note);
  const at = Math.max(now, ...same.map(({ requestedAt }) => requestedAt + 1));
  const added = parts.flatMap((part, index): PaymentFact[] => {
    const reference = refundReference(order.number, summary.refunds.length + index + 1);
    const fact = { ...part, reference, at, source: "owner" as const, note };
    const keptOfPart = Math.min(kept, part.amount);
    kept -= keptOfPart;
    return [
      { ...fact, kind: "refund-requested" },
      ...(keptOfPart > 0
        ? [{ ...fact, ...noDetails, kind: "price-kept" as const, amount: keptOfPart }]
        : []),
      ...(byHand ? [{ ...fact, kind: "refund-completed" as const, note: "" }] : []),
    ];
  });
  return { kind: "requested", facts: added };
}

const noDetails = { externalId: "", note: "" };

/**
 * Returns how much of a refund leaves the price as it is. What comes back for products lowers the
 * price; any other refund returns the surplus first, and of an order that is not paid in full what
 * came in.
 */
function findKeptPrice(record: OrderWithFacts, amount: Grosze, note: string): Grosze {
  if (note !== "") return Math.max(0, amount - calculatePrice(record));
  if (calculateAmountDue(record) > 0) return amount;
  return Math.min(amount, calculateRefundDue(record));
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
    const refunded = refunds.filter(
      (refund) => refund.externalId === externalId && refund.state !== "rejected",
    );
    const part = Math.min(missing, received - sumAmounts(refunded));
    if (part <= 0) continue;
    parts.push({ amount: part, externalId });
    missing -= part;
  }
  return parts;
}

export function splitByWay(facts: readonly PaymentFact[], amount: Grosze) {
  const parts = splitRefund(summarisePayments(facts), amount);
  const byPayu = sumAmounts(parts);
  return { byPayu, byHand: amount - byPayu };
}

export function restorePrice(facts: readonly PaymentFact[], now: number): PaymentFact[] {
  return summarisePayments(facts)
    .refunds.filter(({ state, isRestored }) => state !== "rejected" && !isRestored)
    .map(({ reference, priceReduction: amount }) => {
      const kind = "price-restored";
      return { ...noDetails, kind, reference, at: now, source: "owner", amount };
    });
}
