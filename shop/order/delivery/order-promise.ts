import { isPaidInShop, type OnlineShop } from "../../payment/pay-order.ts";
import type { DeliveryOption, Settlement } from "../../shop-config.ts";
import { pluralize } from "../../text/plural.ts";
import { toWarsawClock } from "../../time/warsaw-time.ts";
import { formatPromisedDay, formatUntilDay, type DeliveryPromises } from "./delivery-promise.ts";
import type { OrderRecord } from "../status/order-timeline.ts";

/** When a parcel arrives, as the customer was notified; stored with the order. */
export type OrderPromise = {
  /** Ordered, and paid unless it is paid on delivery, before this moment … */
  orderBefore: number;
  /** … it is delivered by this day. */
  deliveredBy: number;
  /** Else within this many working days of the payment. */
  daysAfterPayment: number;
};

export function createOrderPromise(
  promises: DeliveryPromises | undefined,
  { id, workingDays }: Pick<DeliveryOption, "id" | "workingDays">,
): OrderPromise | undefined {
  const deliveredBy = promises?.deliveredBy[id];
  if (!promises || !workingDays || deliveredBy === undefined) return undefined;
  // A payment after the cut-off is dispatched on the next working day.
  return { orderBefore: promises.orderBefore, deliveredBy, daysAfterPayment: workingDays[1] + 1 };
}

/** Before the order: `najpóźniej w środę 25 listopada`, `najpóźniej 3 dni robocze po wpłacie`. */
export function formatPromise(promise: OrderPromise, settlement: Settlement, shop: OnlineShop) {
  const isDated = settlement === "on-delivery" || isPaidInShop({ settlement }, shop);
  return { isDated, text: isDated ? formatDeliveredBy(promise) : formatAfterPayment(promise) };
}

/** Short, beside an option: `do środy 25 listopada`, `3 dni robocze po wpłacie`. */
export function formatShortPromise(
  promise: OrderPromise,
  settlement: Settlement,
  shop: OnlineShop,
): string {
  const { isDated, text } = formatPromise(promise, settlement, shop);
  return isDated ? formatUntilDay(promise.deliveredBy) : text.replace("najpóźniej ", "");
}

/** `do 11:00 w poniedziałek 23 listopada` */
export function formatOrderBefore({ orderBefore }: Pick<OrderPromise, "orderBefore">): string {
  const time = toWarsawClock(orderBefore).toISOString().slice(11, 16).replace(/^0/, "");
  return `do ${time} ${formatPromisedDay(orderBefore)}`;
}

/** When the parcel of an accepted order arrives, after „u Ciebie”; undefined without a promise. */
export function formatArrival(
  { order: { promise, payment }, timeline: { paidAt } }: OrderRecord,
  shop: OnlineShop,
): string | undefined {
  if (!promise) return undefined;
  const isInTime = paidAt !== undefined && paidAt < promise.orderBefore;
  if (payment.settlement === "on-delivery" || isInTime) return formatDeliveredBy(promise);
  if (paidAt !== undefined || !isPaidInShop(payment, shop)) return formatAfterPayment(promise);
  return `${formatDeliveredBy(promise)}, jeśli zapłacisz ${formatOrderBefore(promise)}, a przy późniejszej zapłacie ${formatAfterPayment(promise)}`;
}

export function describeArrival(record: OrderRecord, shop: OnlineShop): string {
  const arrival = formatArrival(record, shop);
  return arrival === undefined ? "" : ` Paczka będzie u Ciebie ${arrival}.`;
}

function formatDeliveredBy({ deliveredBy }: OrderPromise): string {
  return `najpóźniej ${formatPromisedDay(deliveredBy)}`;
}

function formatAfterPayment({ daysAfterPayment }: OrderPromise): string {
  const days = pluralize(daysAfterPayment, ["dzień roboczy", "dni robocze", "dni roboczych"]);
  return `najpóźniej ${days} po wpłacie`;
}
