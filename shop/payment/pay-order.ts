import { awaitsPayment, isErased, type OrderWithFacts } from "../order/status/order-timeline.ts";
import type { RunningShop, Settlement } from "../shop-config.ts";
import type { Grosze } from "../price.ts";
import { calculateAmountDue } from "./refund/amounts-due.ts";
import type { Attempt } from "./payment-summary.ts";
import { dayMs } from "../time/durations.ts";

export type OnlineShop = Pick<RunningShop, "takesOnlinePayments">;

/** Whether the order's payment is made on its page, so that nothing has to be sent. */
export function isPaidInShop(
  { settlement }: { settlement: Settlement },
  { takesOnlinePayments }: OnlineShop,
): boolean {
  return settlement === "online" && takesOnlinePayments;
}

export function dueOnline(record: OrderWithFacts): Grosze {
  if (record.order.payment.settlement !== "online") return 0;
  if (isErased(record) || !awaitsPayment(record)) return 0;
  return calculateAmountDue(record);
}

const maxAttempts = 10;
const maxRefused = 40;

/**
 * Whether an order may have one more attempt: at most ten within 24 hours. Those that PayU never
 * took count apart, so that nobody is locked out by an outage or mistyped codes, and nobody who has
 * the link can try codes without end.
 */
export function mayStartAttempt(attempts: readonly Attempt[], now: number): boolean {
  const recent = attempts.filter(({ startedAt }) => startedAt > now - dayMs);
  const isRefused = ({ state, externalId }: Attempt) =>
    state === "closed" && externalId === undefined;
  const refused = recent.filter(isRefused).length;
  return refused < maxRefused && recent.length - refused < maxAttempts;
}
