import type { OrderRecord } from "../order/order-timeline.ts";
import { dueOnline } from "./pay-order.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { isSettled, summarisePayments, type Attempt } from "./payment-summary.ts";

/**
 * What the customer is told of an online payment. `confirm`: PayU waits for the confirmation in the
 * bank's app; `checking`: the outcome is not known; `failed`: refused, expired or left.
 */
export type PaymentState = "due" | "confirm" | "checking" | "failed" | "paid";

/** A BLIK code lives two minutes; PayU may report its end later. */
const blikMs = 3 * 60_000;

type Knowledge = {
  now: number;
  /** Whether PayU has just said how the unsettled attempts are. */
  answered: boolean;
};

/** Returns undefined for an order that takes no online payment (any more). */
export function findPaymentState(
  record: OrderRecord,
  facts: readonly PaymentFact[],
  { now, answered }: Knowledge,
): PaymentState | undefined {
  const { order, timeline } = record;
  if (order.payment.settlement !== "online" || timeline.cancelledAt !== undefined) return undefined;
  if (timeline.paidAt !== undefined) return "paid";
  if (dueOnline(record, facts) === 0) return undefined;
  const { attempts } = summarisePayments(facts);
  const unsettled = attempts.filter((attempt) => !isSettled(attempt));
  if (unsettled.some((attempt) => isBlik(attempt) && now - attempt.startedAt < blikMs))
    return "confirm";
  if (unsettled.some((attempt) => mayBePaid(attempt, answered))) return "checking";
  const newest = attempts.at(-1);
  return newest?.state === "open" || newest?.state === "failed" ? "failed" : "due";
}

/** Whether the customer waits for PayU or the bank. */
export function isWaiting(state: PaymentState | undefined): boolean {
  return state === "confirm" || state === "checking";
}

/** PayU's page has been left when PayU says that nobody has begun to pay there. */
function mayBePaid(attempt: Attempt, answered: boolean): boolean {
  if (isBlik(attempt) || attempt.state === "pending") return true;
  return attempt.state === "open" && !answered;
}

function isBlik({ method }: Attempt): boolean {
  return method === "blik";
}
