import type { Order } from "./order.ts";

/** What has become of an accepted order, each as a dated fact in milliseconds since 1970. */
export type OrderLife = {
  confirmedAt?: number;
  paidAt?: number;
  /** Handed to the carrier; an order that is picked up in person waits for its owner since then. */
  dispatchedAt?: number;
  /** One of `carriers`; absent for a pickup. */
  carrier?: string;
  trackingNumber?: string;
  completedAt?: number;
  cancelledAt?: number;
  cancelReason?: string;
  /** Since then the order names nobody. */
  erasedAt?: number;
};

/** An order with all that is known of it. */
export type OrderRecord = { order: Order; life: OrderLife };

/** How far an order has come; whether it is paid is another matter. */
export type OrderState = "accepted" | "confirmed" | "dispatched" | "completed" | "cancelled";

export function stateOf(life: OrderLife): OrderState {
  if (life.cancelledAt !== undefined) return "cancelled";
  if (life.completedAt !== undefined) return "completed";
  if (life.dispatchedAt !== undefined) return "dispatched";
  return life.confirmedAt === undefined ? "accepted" : "confirmed";
}

/** Whoever ordered asked to be forgotten: there is nobody to write to. */
export function isForgotten({ order, life }: OrderRecord): boolean {
  return life.erasedAt !== undefined || order.customer.email === "";
}

/** The customer comes for the toys. */
export function isPickup({ delivery }: Pick<Order, "delivery">): boolean {
  return delivery.fulfilment === "pickup";
}

/** The money changes hands when the toys do. */
export function isPaidOnDelivery({ payment }: Pick<Order, "payment">): boolean {
  return payment.id === "pobranie";
}

/** The customer still has to pay before the toys leave. */
export function awaitsPayment({ order, life }: OrderRecord): boolean {
  return life.paidAt === undefined && life.cancelledAt === undefined && !isPaidOnDelivery(order);
}
