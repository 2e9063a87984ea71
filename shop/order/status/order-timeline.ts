import type { PaymentFact } from "../../payment/payment-fact.ts";
import type { Parcel } from "../delivery/parcel.ts";
import type { Order } from "../order.ts";

/** Events of an accepted order, each as milliseconds since 1970. */
export type OrderTimeline = {
  confirmedAt?: number;
  paidAt?: number;
  /** Handed to the carrier, or ready for pickup. */
  dispatchedAt?: number;
  carrier?: string;
  trackingNumber?: string;
  parcels?: readonly Parcel[];
  completedAt?: number;
  invoiceNumber?: string;
  cancelledAt?: number;
  cancelReason?: string;
  /** When a cancelled order, or a payment noted by mistake, was last taken back. */
  reopenedAt?: number;
  erasedAt?: number;
};

export type OrderRecord = { order: Order; timeline: OrderTimeline };

export type OrderWithFacts = OrderRecord & { facts: readonly PaymentFact[] };

export type OrderState = "accepted" | "confirmed" | "dispatched" | "completed" | "cancelled";

export function getOrderState(timeline: OrderTimeline): OrderState {
  if (timeline.cancelledAt !== undefined) return "cancelled";
  if (timeline.completedAt !== undefined) return "completed";
  if (timeline.dispatchedAt !== undefined) return "dispatched";
  return timeline.confirmedAt === undefined ? "accepted" : "confirmed";
}

/** The state that the order has once it is not cancelled. */
export function getReopenedState({ cancelledAt: _, ...timeline }: OrderTimeline): OrderState {
  return getOrderState(timeline);
}

/** Whether the personal data were erased, so that no e-mail can be sent. */
export function isErased({ order, timeline }: OrderRecord): boolean {
  return timeline.erasedAt !== undefined || order.customer.email === "";
}

export function isPickup({ delivery }: Pick<Order, "delivery">): boolean {
  return delivery.fulfilment === "pickup";
}

export function isPaidOnDelivery({ payment }: Pick<Order, "payment">): boolean {
  return payment.settlement === "on-delivery";
}

export function awaitsPayment({ order, timeline }: OrderRecord): boolean {
  return (
    timeline.paidAt === undefined && timeline.cancelledAt === undefined && !isPaidOnDelivery(order)
  );
}
