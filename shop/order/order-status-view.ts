import { findCarrier, createTrackingUrl } from "./carrier.ts";
import { formatDateTime } from "../text/date-time.ts";
import { formatDeliveryPrice } from "../cart/delivery.ts";
import type { Fact } from "../email/email-content.ts";
import {
  awaitsPayment,
  isForgotten,
  isPaidOnDelivery,
  isPickup,
  stateOf,
  type OrderRecord,
  type OrderState,
} from "./order-timeline.ts";
import { whatNext, type NextShop } from "./next-steps.ts";
import { parcelFacts } from "../email/order-update-emails.ts";
import { paymentNote, transferFacts } from "./payment-instructions.ts";
import { lineTotal } from "./order.ts";
import { formatAddress } from "./postal-address.ts";
import { formatPrice } from "../price.ts";
import type { ShopConfig } from "../shop-config.ts";
import { ahead, happened, type CompletedStep } from "./status-steps.ts";
import { addNonBreakingSpaces } from "../text/typography.ts";

/** What whoever has the link may see: the order, and of the person as little as possible. */
export type OrderStatus = {
  number: string;
  state: OrderState;
  erased: boolean;
  headline: string;
  next: string;
  cancelReason?: string;
  happened: readonly CompletedStep[];
  ahead: readonly string[];
  lines: readonly { name: string; count: string; total: string }[];
  sums: readonly Fact[];
  total: string;
  delivery: readonly Fact[];
  trackingUrl?: string;
  payment: readonly Fact[];
  /** How an order that is not paid yet is paid. */
  paymentNote?: string;
};

type StatusShop = NextShop & Pick<ShopConfig, "paymentOptions">;

export function describeStatus(record: OrderRecord, shop: StatusShop): OrderStatus {
  const { order, life } = record;
  const note = awaitsPayment(record) ? paymentNote(order, shop.paymentOptions) : undefined;
  const erased = isForgotten(record);
  const carrier = findCarrier(life.carrier);
  return {
    number: order.number,
    state: stateOf(life),
    erased,
    headline: headline(record),
    next: addNonBreakingSpaces(whatNext(record, shop, formatPrice)),
    ...(life.cancelReason !== undefined && { cancelReason: life.cancelReason }),
    happened: happened(record),
    ahead: erased ? [] : ahead(record),
    lines: order.lines.map((line) => ({
      name: line.name,
      count: `${line.quantity} × ${formatPrice(line.unitPrice)}`,
      total: formatPrice(lineTotal(line)),
    })),
    sums: sums(record),
    total: formatPrice(order.total),
    delivery: deliveryFacts(record, shop),
    ...(carrier &&
      stateOf(life) === "dispatched" && {
        trackingUrl: createTrackingUrl(carrier, life.trackingNumber ?? ""),
      }),
    payment: paymentFacts(record, shop),
    ...(note !== undefined && { paymentNote: note }),
  };
}

function headline(record: OrderRecord): string {
  const { order, life } = record;
  switch (stateOf(life)) {
    case "accepted":
      return "Czeka na potwierdzenie";
    case "confirmed":
      if (!awaitsPayment(record)) return "W przygotowaniu";
      return order.payment.id === "przelew" ? "Czeka na przelew" : "Czeka na płatność";
    case "dispatched":
      return isPickup(order) ? "Czeka na odbiór" : "Paczka jest w drodze";
    case "completed":
      return "Zakończone";
    case "cancelled":
      return "Anulowane";
  }
}

function sums({ order: { productsTotal, delivery, payment } }: OrderRecord): Fact[] {
  const fee = { label: "Opłata za pobranie", value: formatPrice(payment.fee) };
  return [
    { label: "Produkty", value: formatPrice(productsTotal) },
    { label: "Dostawa", value: formatDeliveryPrice(delivery.price) },
    ...(payment.fee > 0 ? [fee] : []),
  ];
}

/** The city is enough to know one's own parcel; the address stands in the mail. */
function deliveryFacts({ order, life }: OrderRecord, { seller }: NextShop): Fact[] {
  const { delivery, customer } = order;
  const place = isPickup(order)
    ? { label: "Miejsce odbioru", value: formatAddress(seller.pickupAddress) }
    : { label: "Miasto", value: customer.city };
  return [
    { label: "Sposób", value: delivery.label },
    { label: isPickup(order) ? "Termin" : "Czas dostawy", value: delivery.time },
    ...(place.value ? [place] : []),
    ...(life.carrier === undefined ? [] : parcelFacts(life)),
    ...(customer.email ? [{ label: "E-maile wysyłamy na", value: maskEmail(customer.email) }] : []),
  ];
}

function paymentFacts(record: OrderRecord, { seller }: NextShop): Fact[] {
  const { order, life } = record;
  const method = { label: "Sposób", value: order.payment.label };
  if (life.paidAt !== undefined) {
    return [
      method,
      { label: "Opłacone", value: addNonBreakingSpaces(formatDateTime(life.paidAt)) },
    ];
  }
  if (isForgotten(record) || life.cancelledAt !== undefined) return [method];
  if (order.payment.id === "przelew") {
    return [method, ...transferFacts(order, seller, formatPrice)];
  }
  const when = isPaidOnDelivery(order) ? "Do zapłaty przy odbiorze" : "Do zapłaty";
  return [method, { label: when, value: formatPrice(order.total) }];
}

/** `a•••@poczta.pl`: its owner knows it again, a stranger cannot write to it. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/u, "$1•••");
}
