import type { Reduction } from "../../catalogue/price-history/reduction.ts";
import type { DetailRow } from "../../email/email-content.ts";
import {
  isErased,
  isPickup,
  getOrderState,
  type OrderRecord,
  type OrderState,
  type OrderTimeline,
} from "./order-timeline.ts";
import { formatArrival } from "../delivery/order-promise.ts";
import { createInvoiceSummary } from "../invoice/invoice-rows.ts";
import type { OrderTextShop } from "./next-steps.ts";
import { describeNext, formatHeadline, isLate, isReturned } from "./order-headline.ts";
import { createParcelRows, describeParcelState, listParcels } from "../delivery/parcel.ts";
import { formatDateTime } from "../../time/date-time.ts";
import { findAddressee } from "../gift/gift.ts";
import { createGiftSummary } from "../gift/gift-rows.ts";
import { calculateLineTotal, findLineReduction } from "../order.ts";
import { formatSumAmount, listSumRows } from "../sum-rows.ts";
import { formatAddress } from "../../shop-config.ts";
import { formatPrice } from "../../price.ts";
import { listUpcomingSteps, listCompletedSteps, type CompletedStep } from "./status-steps.ts";
import {
  createOrderPaymentView,
  type OrderPaymentView,
  type OrderStatus,
} from "./order-payment-view.ts";

type OrderLineView = {
  name: string;
  quantity: string;
  total: string;
  reduction: Reduction | undefined;
};

/** Anyone with the link can open the status page: as little personal data as possible. */
export type OrderStatusView = {
  number: string;
  state: OrderState;
  erased: boolean;
  headline: string;
  next: string;
  cancelReason?: string;
  completed: readonly CompletedStep[];
  upcoming: readonly string[];
  lines: readonly OrderLineView[];
  subtotals: readonly DetailRow[];
  total: string;
  delivery: readonly DetailRow[];
  trackingUrl?: string;
  invoice: readonly DetailRow[];
  gift: readonly DetailRow[];
  parcels: readonly ParcelView[];
  payment: OrderPaymentView;
};

type ParcelView = { rows: readonly DetailRow[]; url: string };

export function createOrderStatusView(status: OrderStatus, shop: OrderTextShop): OrderStatusView {
  const { record } = status;
  const { order, timeline } = record;
  const payment = createOrderPaymentView(status, shop);
  const erased = isErased(record);
  const returned = isReturned(status);
  const late = isLate(status, payment);
  const [tracked] = listParcels(timeline);
  return {
    number: order.number,
    state: getOrderState(timeline),
    erased,
    headline: formatHeadline(status, payment),
    next: describeNext(status, payment, shop),
    ...(timeline.cancelReason !== undefined && { cancelReason: timeline.cancelReason }),
    completed: listCompletedSteps(record),
    upcoming: erased || returned || late ? [] : listUpcomingSteps(record),
    lines: order.lines.map((line) => ({
      name: line.name,
      quantity: `${line.quantity} × ${formatPrice(line.unitPrice)}`,
      total: formatPrice(calculateLineTotal(line)),
      reduction: findLineReduction(line),
    })),
    subtotals: listSumRows(order).map((row) => ({ label: row.label, value: formatSumAmount(row) })),
    total: formatPrice(order.total),
    delivery: createDeliveryRows(record, shop, { promises: !returned && !late }),
    ...(tracked?.url && getOrderState(timeline) === "dispatched" && { trackingUrl: tracked.url }),
    parcels: describeParcels(timeline),
    invoice: createInvoiceSummary(record),
    gift: erased ? [] : createGiftSummary(order.gift),
    payment: {
      ...(late ? stopAsking(payment) : payment),
      // The headline says how it stands with the money.
      ...(returned && { moneyNotes: [] }),
    },
  };
}

function describeParcels(timeline: OrderTimeline): ParcelView[] {
  if (!timeline.parcels) return [];
  return listParcels(timeline).map((parcel) => ({
    rows: [
      ...createParcelRows(parcel),
      { label: describeParcelState(parcel), value: formatDateTime(parcel.at) },
    ],
    url: parcel.url,
  }));
}

/** Whoever pays now would pay for a cancelled order. */
function stopAsking(payment: OrderPaymentView): OrderPaymentView {
  const { deadline, transferQr, ...rest } = payment;
  return { ...rest, transfer: [] };
}

/** Shows the city only: the full address is in the e-mail. */
function createDeliveryRows(
  record: OrderRecord,
  shop: OrderTextShop,
  { promises }: { promises: boolean },
): DetailRow[] {
  const { order, timeline } = record;
  const { delivery, customer } = order;
  const isOpen = ["accepted", "confirmed", "dispatched"].includes(getOrderState(timeline));
  const arrival = promises && isOpen ? formatArrival(record, shop) : undefined;
  const place = isPickup(order)
    ? { label: "Miejsce odbioru", value: formatAddress(shop.seller.pickupAddress) }
    : { label: "Miasto", value: findAddressee(order).city };
  return [
    { label: "Sposób", value: delivery.label },
    // The usual time of an order with a promise could contradict it.
    ...(order.promise
      ? []
      : [{ label: isPickup(order) ? "Termin" : "Czas dostawy", value: delivery.time }]),
    ...(arrival === undefined ? [] : [{ label: "U Ciebie", value: arrival }]),
    ...(place.value ? [place] : []),
    ...(timeline.parcels ? [] : listParcels(timeline).flatMap(createParcelRows)),
    ...(customer.email ? [{ label: "E-maile wysyłamy na", value: maskEmail(customer.email) }] : []),
  ];
}

/** `anna@poczta.pl` → `a•••@poczta.pl`. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/u, "$1•••");
}
