import type { OrderWithFacts } from "../order/status/order-timeline.ts";
import { calculateRefundDue, type Account } from "./refund/amounts-due.ts";
import { isOverdue } from "./deadline.ts";
import { dueOnline } from "./pay-order.ts";
import { balanceOf, isSettled, summarisePayments, type Attempt } from "./payment-summary.ts";
import { minuteMs } from "../time/durations.ts";

/**
 * How an order stands with its money, the one list for customers and the owner. Drawn in
 * `docs/states.md`.
 */
type PaymentState =
  | "due"
  | "confirming"
  | "checking"
  | "failed"
  | "underpaid"
  | "paid"
  | "surplus"
  | "refunding"
  | "partly-refunded"
  | "refunded";

export type MoneyState = Exclude<PaymentState, "confirming" | "checking" | "failed">;

export type OnlineState = Exclude<PaymentState, MoneyState> | "due" | "paid";

export function getPaymentState(account: Account): MoneyState {
  const { order, timeline, facts } = account;
  const summary = summarisePayments(facts);
  const { received, refunded, refunds } = summary;
  if (calculateRefundDue(account) > 0) return "surplus";
  if (refunds.some(({ state }) => state === "requested")) return "refunding";
  if (received === 0) return "due";
  if (refunded > 0) return balanceOf(summary) === 0 ? "refunded" : "partly-refunded";
  return timeline.paidAt === undefined && received < order.total ? "underpaid" : "paid";
}

export function isRefunded(account: Account): boolean {
  return getPaymentState(account) === "refunded";
}

/** A BLIK code lives two minutes; PayU may report its end later. */
const blikMs = 3 * minuteMs;

type Knowledge = {
  now: number;
  /** Whether PayU has just said how the unsettled attempts are. */
  answered: boolean;
};

/** Returns undefined for an order that takes no online payment (any more). */
export function findOnlineState(
  record: OrderWithFacts,
  { now, answered }: Knowledge,
): OnlineState | undefined {
  const { order, timeline, facts } = record;
  if (order.payment.settlement !== "online" || timeline.cancelledAt !== undefined) return undefined;
  if (timeline.paidAt !== undefined) return isRefunded(record) ? undefined : "paid";
  if (dueOnline(record) === 0) return undefined;
  const { attempts } = summarisePayments(facts);
  const unsettled = attempts.filter((attempt) => !isSettled(attempt));
  if (unsettled.some((attempt) => isBlik(attempt) && now - attempt.startedAt < blikMs))
    return "confirming";
  if (unsettled.some((attempt) => mayBePaid(attempt, answered))) return "checking";
  if (isOverdue(record, now)) return undefined;
  const newest = attempts.at(-1);
  return newest?.state === "open" || newest?.state === "closed" ? "failed" : "due";
}

export function isWaiting(state: OnlineState | undefined): boolean {
  return state === "confirming" || state === "checking";
}

function mayBePaid(attempt: Attempt, answered: boolean): boolean {
  if (isBlik(attempt) || attempt.state === "pending") return true;
  return attempt.state === "open" && !answered;
}

function isBlik({ method }: Attempt): boolean {
  return method === "blik";
}
