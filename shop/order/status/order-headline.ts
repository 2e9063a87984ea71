import { isRefunded } from "../../payment/payment-state.ts";
import { isOverdue } from "../../payment/deadline.ts";
import { formatPrice } from "../../price.ts";
import { describeNextSteps, type OrderTextShop } from "./next-steps.ts";
import type { OrderPaymentView, OrderStatus } from "./order-payment-view.ts";
import { awaitsPayment, getOrderState, isPickup } from "./order-timeline.ts";

export function formatHeadline(status: OrderStatus, payment: OrderPaymentView): string {
  const { record } = status;
  const { order, timeline } = record;
  if (isReturned(status)) return "Zapłata zwrócona";
  if (isLate(status, payment)) return "Minął termin płatności";
  switch (getOrderState(timeline)) {
    case "accepted":
      return payment.online && awaitsPayment(record)
        ? "Czeka na płatność"
        : "Czeka na potwierdzenie";
    case "confirmed":
      if (!awaitsPayment(record)) return "W przygotowaniu";
      return order.payment.settlement === "transfer" ? "Czeka na przelew" : "Czeka na płatność";
    case "dispatched":
      return isPickup(order) ? "Czeka na odbiór" : "Paczka jest w drodze";
    case "completed":
      return "Zakończone";
    case "cancelled":
      return "Anulowane";
  }
}

export function describeNext(
  status: OrderStatus,
  payment: OrderPaymentView,
  shop: OrderTextShop,
): string {
  const { record } = status;
  if (isReturned(status)) return "Całą zapłatę za to zamówienie Ci zwróciliśmy.";
  if (isLate(status, payment))
    return `Pieniądze do nas nie dotarły, więc niedługo anulujemy zamówienie. Jeśli nadal chcesz te zabawki, zadzwoń: ${shop.seller.phone}.`;
  const isCancelled = record.timeline.cancelledAt !== undefined;
  if (isCancelled && payment.moneyNotes.length > 0) return "Zamówienie nie będzie realizowane.";
  return describeNextSteps(record, shop, formatPrice);
}

export function isReturned({ record }: OrderStatus): boolean {
  const { cancelledAt, dispatchedAt, completedAt } = record.timeline;
  const isOpen = (cancelledAt ?? dispatchedAt ?? completedAt) === undefined;
  return isOpen && isRefunded(record);
}

/** Whether the order is about to be cancelled, and no payment is under way. */
export function isLate({ record, now }: OrderStatus, { online }: OrderPaymentView): boolean {
  return online === undefined && isOverdue(record, now);
}
