import type { Order } from "./order.ts";

/** What has become of an accepted order, each as a dated fact in milliseconds since 1970. */
export type OrderTimeline = {
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
export type OrderRecord = { order: Order; timeline: OrderTimeline };

/** How far an order has come; whether it is paid is another matter. */
export type OrderState = "accepted" | "confirmed" | "dispatched" | "completed" | "cancelled";

export function getOrderState(timeline: OrderTimeline): OrderState {
  if (timeline.cancelledAt !== undefined) return "cancelled";
  if (timeline.completedAt !== undefined) return "completed";
  if (timeline.dispatchedAt !== undefined) return "dispatched";
  return timeline.confirmedAt === undefined ? "accepted" : "confirmed";
}

/** Whoever ordered asked to be forgotten: there is nobody to write to. */
export function isErased({ order, timeline }: OrderRecord): boolean {
  return timeline.erasedAt !== undefined || order.customer.email === "";
}

/** The customer comes for the products. */
export function isPickup({ delivery }: Pick<Order, "delivery">): boolean {
  return delivery.fulfilment === "pickup";
}

/** The money changes hands when the products do. */
export function isPaidOnDelivery({ payment }: Pick<Order, "payment">): boolean {
  return payment.settlement === "on-delivery";
}

/** The customer still has to pay before the products leave. */
export function awaitsPayment({ order, timeline }: OrderRecord): boolean {
  return (
    timeline.paidAt === undefined && timeline.cancelledAt === undefined && !isPaidOnDelivery(order)
  );
}
