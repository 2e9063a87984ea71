import { findCarrier, createTrackingUrl } from "./carrier.ts";
import { formatDeliveryPrice } from "../cart/options.ts";
import type { DetailRow } from "../email/email-content.ts";
import {
  awaitsPayment,
  isErased,
  isPickup,
  getOrderState,
  type OrderRecord,
  type OrderState,
} from "./order-timeline.ts";
import { describeNextSteps, type NextStepsShop } from "./next-steps.ts";
import { createParcelRows } from "../email/order-update-emails.ts";
import { calculateLineTotal } from "./order.ts";
import { formatAddress, type RunningShop } from "../shop-config.ts";
import { formatPrice } from "../price.ts";
import { listUpcomingSteps, listCompletedSteps, type CompletedStep } from "./status-steps.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";
import {
  createOrderPaymentView,
  type OrderPaymentView,
  type OrderStatus,
} from "./order-payment-view.ts";

/**
 * Order data for its status page, which anyone with the link can open: as little personal data as
 * possible.
 */
export type OrderStatusView = {
  number: string;
  state: OrderState;
  erased: boolean;
  headline: string;
  next: string;
  cancelReason?: string;
  completed: readonly CompletedStep[];
  upcoming: readonly string[];
  lines: readonly { name: string; quantity: string; total: string }[];
  subtotals: readonly DetailRow[];
  total: string;
  delivery: readonly DetailRow[];
  trackingUrl?: string;
  payment: OrderPaymentView;
};

type StatusShop = NextStepsShop & Pick<RunningShop, "paymentOptions">;

export function createOrderStatusView(status: OrderStatus, shop: StatusShop): OrderStatusView {
  const { record } = status;
  const { order, timeline } = record;
  const payment = createOrderPaymentView(status, shop);
  const erased = isErased(record);
  const carrier = findCarrier(timeline.carrier);
  return {
    number: order.number,
    state: getOrderState(timeline),
    erased,
    headline: formatHeadline(record, payment),
    next: addNonBreakingSpaces(describeNext(record, payment, shop)),
    ...(timeline.cancelReason !== undefined && { cancelReason: timeline.cancelReason }),
    completed: listCompletedSteps(record),
    upcoming: erased ? [] : listUpcomingSteps(record),
    lines: order.lines.map((line) => ({
      name: line.name,
      quantity: `${line.quantity} × ${formatPrice(line.unitPrice)}`,
      total: formatPrice(calculateLineTotal(line)),
    })),
    subtotals: createSubtotals(record),
    total: formatPrice(order.total),
    delivery: createDeliveryRows(record, shop),
    ...(carrier &&
      getOrderState(timeline) === "dispatched" && {
        trackingUrl: createTrackingUrl(carrier, timeline.trackingNumber ?? ""),
      }),
    payment,
  };
}

/** What is said of a cancelled order's money depends on what has arrived: its notes say it. */
function describeNext(
  record: OrderRecord,
  { moneyNotes }: OrderPaymentView,
  shop: StatusShop,
): string {
  const isCancelled = record.timeline.cancelledAt !== undefined;
  if (isCancelled && moneyNotes.length > 0) return "Zamówienie nie będzie realizowane.";
  return describeNextSteps(record, shop, formatPrice);
}

function formatHeadline(record: OrderRecord, { online }: OrderPaymentView): string {
  const { order, timeline } = record;
  switch (getOrderState(timeline)) {
    case "accepted":
      return online && awaitsPayment(record) ? "Czeka na płatność" : "Czeka na potwierdzenie";
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

function createSubtotals({
  order: { productsTotal, delivery, payment },
}: OrderRecord): DetailRow[] {
  const fee = { label: "Opłata za pobranie", value: formatPrice(payment.fee) };
  return [
    { label: "Produkty", value: formatPrice(productsTotal) },
    { label: "Dostawa", value: formatDeliveryPrice(delivery.price) },
    ...(payment.fee > 0 ? [fee] : []),
  ];
}

/** Shows the city only: the full address is in the e-mail. */
function createDeliveryRows(
  { order, timeline }: OrderRecord,
  { seller }: NextStepsShop,
): DetailRow[] {
  const { delivery, customer } = order;
  const place = isPickup(order)
    ? { label: "Miejsce odbioru", value: formatAddress(seller.pickupAddress) }
    : { label: "Miasto", value: customer.city };
  return [
    { label: "Sposób", value: delivery.label },
    { label: isPickup(order) ? "Termin" : "Czas dostawy", value: delivery.time },
    ...(place.value ? [place] : []),
    ...(timeline.carrier === undefined ? [] : createParcelRows(timeline)),
    ...(customer.email ? [{ label: "E-maile wysyłamy na", value: maskEmail(customer.email) }] : []),
  ];
}

/** `anna@poczta.pl` → `a•••@poczta.pl`. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/u, "$1•••");
}
