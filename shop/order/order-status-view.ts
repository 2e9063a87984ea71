import { findCarrier, createTrackingUrl } from "./carrier.ts";
import { formatDateTime } from "../text/date-time.ts";
import { formatDeliveryPrice } from "../cart/options.ts";
import type { DetailRow } from "../email/email-content.ts";
import {
  awaitsPayment,
  isErased,
  isPaidOnDelivery,
  isPickup,
  getOrderState,
  type OrderRecord,
  type OrderState,
} from "./order-timeline.ts";
import { describeNextSteps, type NextStepsShop } from "./next-steps.ts";
import { createParcelRows } from "../email/order-update-emails.ts";
import { findPaymentNote, createTransferRows } from "./payment-instructions.ts";
import { calculateLineTotal } from "./order.ts";
import { formatAddress, type RunningShop } from "../shop-config.ts";
import { formatPrice } from "../price.ts";
import { listUpcomingSteps, listCompletedSteps, type CompletedStep } from "./status-steps.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";
import { createOnlinePaymentView, type OnlinePaymentView } from "../payment/online-payment-view.ts";
import type { PaymentFact } from "../payment/payment-fact.ts";
import { describeMoney } from "../payment/payment-notes.ts";

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
  payment: readonly DetailRow[];
  paymentNote?: string;
  /** What differs from one payment of the whole total. */
  moneyNotes: readonly string[];
  /** Undefined where the shop takes no online payment for the order. */
  onlinePayment?: OnlinePaymentView;
};

type StatusShop = NextStepsShop & Pick<RunningShop, "paymentOptions">;

export type OrderStatus = {
  record: OrderRecord;
  facts: readonly PaymentFact[];
  now: number;
  /** Whether PayU has just said how the unsettled attempts are. */
  answered: boolean;
};

export function createOrderStatusView(status: OrderStatus, shop: StatusShop): OrderStatusView {
  const { record, facts } = status;
  const { order, timeline } = record;
  const online = shop.takesOnlinePayments
    ? createOnlinePaymentView(record, facts, status)
    : undefined;
  const money = describeMoney(record, facts, shop.legal);
  const isCancelled = timeline.cancelledAt !== undefined;
  const note = awaitsPayment(record) ? findPaymentNote(order, shop) : undefined;
  const erased = isErased(record);
  const carrier = findCarrier(timeline.carrier);
  return {
    number: order.number,
    state: getOrderState(timeline),
    erased,
    headline: formatHeadline(record, online),
    // What is said of a cancelled order's money depends on what has arrived.
    next:
      isCancelled && money.length > 0
        ? money.join(" ")
        : addNonBreakingSpaces(describeNextSteps(record, shop, formatPrice)),
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
    payment: createPaymentRows(record, shop),
    ...(note !== undefined && { paymentNote: note }),
    ...(online && { onlinePayment: online }),
    moneyNotes: isCancelled ? [] : money,
  };
}

function formatHeadline(record: OrderRecord, online: OnlinePaymentView | undefined): string {
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

function createPaymentRows(record: OrderRecord, { seller }: NextStepsShop): DetailRow[] {
  const { order, timeline } = record;
  const method = { label: "Sposób", value: order.payment.label };
  if (timeline.paidAt !== undefined) {
    return [
      method,
      { label: "Opłacone", value: addNonBreakingSpaces(formatDateTime(timeline.paidAt)) },
    ];
  }
  if (isErased(record) || timeline.cancelledAt !== undefined) return [method];
  if (order.payment.settlement === "transfer") {
    return [method, ...createTransferRows(order, seller, formatPrice)];
  }
  const when = isPaidOnDelivery(order) ? "Do zapłaty przy odbiorze" : "Do zapłaty";
  return [method, { label: when, value: formatPrice(order.total) }];
}

/** `anna@poczta.pl` → `a•••@poczta.pl`. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/u, "$1•••");
}
