import {
  awaitsPayment,
  isErased,
  type OrderRecord,
  type OrderWithFacts,
} from "../order/status/order-timeline.ts";
import type { UnpaidOrderTimes, RunningShop, Settlement } from "../shop-config.ts";
import { isPaidInShop } from "./pay-order.ts";
import { balanceOf, summarisePayments } from "./payment-summary.ts";
import { formatDateTime } from "../time/date-time.ts";
import { hourMs } from "../time/durations.ts";

export type TimesShop = Pick<RunningShop, "unpaidOrders" | "takesOnlinePayments">;

/** Milliseconds since 1970; undefined: never. */
export type PaymentDeadline = {
  remindAt: number | undefined;
  cancelAt: number | undefined;
};

/**
 * Returns the hours that a new order has, which are stored with it. Without PayU the owner sends a
 * link by hand: nobody knows when, so no clock runs.
 */
export function chooseUnpaidTimes(settlement: Settlement, shop: TimesShop): UnpaidOrderTimes {
  if (settlement === "transfer") return shop.unpaidOrders.transfer;
  return isPaidInShop({ settlement }, shop) ? shop.unpaidOrders.online : {};
}

/**
 * Returns when an order that is not paid is reminded of and cancelled: by the times that the customer was
 * promised, whatever is configured since.
 */
export function paymentDeadline(record: OrderRecord): PaymentDeadline {
  const { reminderHours, cancelHours } = record.order.payment.times;
  const startsAt = findClockStart(record);
  return { remindAt: addHours(startsAt, reminderHours), cancelAt: addHours(startsAt, cancelHours) };
}

export function isOverdue({ facts, ...record }: OrderWithFacts, now: number): boolean {
  const isLate = now > (paymentDeadline(record).cancelAt ?? Infinity);
  return isLate && balanceOf(summarisePayments(facts)) === 0;
}

/**
 * Returns the moment from which the customer can pay. The owner asks for a transfer by confirming
 * the order.
 */
function findClockStart(record: OrderRecord): number | undefined {
  const { order, timeline } = record;
  const { confirmedAt, dispatchedAt, completedAt, reopenedAt } = timeline;
  if (!awaitsPayment(record) || isErased(record)) return undefined;
  if (dispatchedAt !== undefined || completedAt !== undefined) return undefined;
  const payableAt = order.payment.settlement === "transfer" ? confirmedAt : order.acceptedAt;
  return payableAt === undefined ? undefined : Math.max(payableAt, reopenedAt ?? payableAt);
}

function addHours(at: number | undefined, hours: number | undefined): number | undefined {
  return at === undefined || hours === undefined ? undefined : at + hours * hourMs;
}

export function describeDeadline(cancelAt: number): string {
  return `Na zapłatę czekamy do ${formatDateTime(cancelAt)}. Potem zamówienie anulujemy, a zabawki wrócą na półkę.`;
}
