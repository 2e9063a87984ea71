import {
  awaitsPayment,
  isPaidOnDelivery,
  isPickup,
  stateOf,
} from "../../shop/order/order-timeline.ts";
import type { OrderRecord, OrderState } from "../../shop/order/order-timeline.ts";
import { orderLinks } from "../../shop/order/order-links.ts";

export const stateWords: Record<OrderState, string> = {
  accepted: "nowe",
  confirmed: "potwierdzone",
  dispatched: "wysłane",
  completed: "zakończone",
  cancelled: "anulowane",
};

/** `potwierdzone, nieopłacone` */
export function describeState(record: OrderRecord): string {
  const { order, life } = record;
  const state = stateOf(life);
  const waits = state === "dispatched" && isPickup(order);
  return `${waits ? "gotowe do odbioru" : stateWords[state]}, ${describePayment(record)}`;
}

function describePayment(record: OrderRecord): string {
  if (record.life.paidAt !== undefined) return "opłacone";
  if (awaitsPayment(record)) return "nieopłacone";
  return isPaidOnDelivery(record.order) ? "płatne przy odbiorze" : "nieopłacone";
}

/** An order for programs: dates in ISO, money in grosze. Its keys stay with the customer. */
export function orderData({ order, life }: OrderRecord, origin: string) {
  const { id, key: _key, acceptedAt, ...rest } = order;
  const facts = Object.entries({ acceptedAt, ...life }).map(([name, value]) => [
    name,
    typeof value === "number" ? new Date(value).toISOString() : value,
  ]);
  const page = orderLinks(origin, { id }).status;
  return { ...rest, state: stateOf(life), ...Object.fromEntries(facts), page };
}
