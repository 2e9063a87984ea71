import { findCarrier, trackingUrl } from "./carrier.ts";
import { formatDateTime } from "./date-time.ts";
import { formatDeliveryPrice } from "./delivery.ts";
import type { Fact } from "./letter.ts";
import { awaitsPayment, isForgotten, isPaidOnDelivery, isPickup, stateOf } from "./order-life.ts";
import type { OrderRecord, OrderState } from "./order-life.ts";
import { whatNext, type NextShop } from "./order-next.ts";
import { parcelFacts } from "./order-news-letters.ts";
import { paymentNote, transferFacts } from "./order-payment.ts";
import { lineTotal } from "./order.ts";
import { formatAddress } from "./postal-address.ts";
import { formatPrice } from "./price.ts";
import type { ShopConfig } from "./shop-config.ts";
import { polishSpaces } from "./typography.ts";

/** What whoever has the link may see: the order, and of the person as little as possible. */
export type OrderStatus = {
  number: string;
  state: OrderState;
  erased: boolean;
  headline: string;
  next: string;
  cancelReason?: string;
  happened: readonly { label: string; at: string; shown: string }[];
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
    next: polishSpaces(whatNext(record, shop, formatPrice)),
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
        trackingUrl: trackingUrl(carrier, life.trackingNumber ?? ""),
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

function happened({ order, life }: OrderRecord): OrderStatus["happened"] {
  const facts: [string, number | undefined][] = [
    ["Złożone", order.acceptedAt],
    ["Potwierdzone", life.confirmedAt],
    ["Opłacone", life.paidAt],
    [sendingLabel({ order }), life.dispatchedAt],
    ["Zakończone", life.completedAt],
    ["Anulowane", life.cancelledAt],
  ];
  return facts
    .filter((fact): fact is [string, number] => fact[1] !== undefined)
    .sort(([, one], [, other]) => one - other)
    .map(([label, at]) => ({
      label,
      at: new Date(at).toISOString(),
      shown: polishSpaces(formatDateTime(at)),
    }));
}

/** The steps that an order still has before it. */
function ahead({ order, life }: OrderRecord): string[] {
  if (life.cancelledAt !== undefined || life.completedAt !== undefined) return [];
  return [
    ...(life.confirmedAt === undefined ? ["Potwierdzone"] : []),
    ...(life.paidAt === undefined && !isPaidOnDelivery(order) ? ["Opłacone"] : []),
    ...(life.dispatchedAt === undefined ? [sendingLabel({ order })] : []),
    "Zakończone",
  ];
}

function sendingLabel({ order }: Pick<OrderRecord, "order">): string {
  return isPickup(order) ? "Gotowe do odbioru" : "Wysłane";
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
    return [method, { label: "Opłacone", value: polishSpaces(formatDateTime(life.paidAt)) }];
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
