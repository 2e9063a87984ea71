import { awaitsPayment, isErased, type OrderRecord } from "../order/order-timeline.ts";
import type { RunningShop } from "../shop-config.ts";
import { formatDateTime } from "../text/date-time.ts";

export type DeadlineShop = Pick<RunningShop, "unpaidOrders" | "takesOnlinePayments">;

/** Milliseconds since 1970; undefined: never. */
export type PaymentDeadline = {
  remindAt: number | undefined;
  /** The last moment to pay. */
  cancelAt: number | undefined;
};

const hourMs = 3_600_000;

/**
 * Returns when an order that is not paid is reminded of and cancelled. Whoever accepts or confirms
 * the order queues it then; for an order that may be older, `store.payments.findDeadline` knows
 * what was promised.
 */
export function paymentDeadline(record: OrderRecord, shop: DeadlineShop): PaymentDeadline {
  const { settlement } = record.order.payment;
  const startsAt = findClockStart(record, shop);
  if (startsAt === undefined || settlement === "on-delivery") return never;
  const { reminderHours, cancelHours } = shop.unpaidOrders[settlement];
  return { remindAt: addHours(startsAt, reminderHours), cancelAt: addHours(startsAt, cancelHours) };
}

const never: PaymentDeadline = { remindAt: undefined, cancelAt: undefined };

/**
 * Returns the moment from which the customer can pay. The owner asks for a transfer by confirming
 * the order. Without PayU the owner sends a link by hand: nobody knows when, so no clock runs.
 */
function findClockStart(
  record: OrderRecord,
  { takesOnlinePayments }: DeadlineShop,
): number | undefined {
  const { order, timeline } = record;
  const { confirmedAt, dispatchedAt, completedAt } = timeline;
  if (!awaitsPayment(record) || isErased(record)) return undefined;
  if (dispatchedAt !== undefined || completedAt !== undefined) return undefined;
  if (order.payment.settlement === "transfer") return confirmedAt;
  return takesOnlinePayments ? order.acceptedAt : undefined;
}

function addHours(at: number, hours: number | undefined): number | undefined {
  return hours === undefined ? undefined : at + hours * hourMs;
}

export function describeDeadline(cancelAt: number): string {
  return `Na zapłatę czekamy do ${formatDateTime(cancelAt)}. Potem zamówienie anulujemy, a\u00a0zabawki wrócą na półkę.`;
}
