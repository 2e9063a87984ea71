import {
  isPaidOnDelivery,
  isPickup,
  getOrderState,
} from "../../shop/order/status/order-timeline.ts";
import type {
  OrderRecord,
  OrderState,
  OrderWithFacts,
} from "../../shop/order/status/order-timeline.ts";
import type { Invoice } from "../../shop/order/invoice/invoice.ts";
import { listParcels } from "../../shop/order/delivery/parcel.ts";
import { getPaymentState, type MoneyState } from "../../shop/payment/payment-state.ts";
import { createOrderLinks } from "../../shop/order/link/order-links.ts";
import type { Store } from "../../server/db/store.ts";
import { OperatorError } from "../../server/operator-error.ts";
import { UsageError } from "../run/command.ts";
import { toIso } from "../output/dates.ts";

export const stateLabels: Record<OrderState, string> = {
  accepted: "nowe",
  confirmed: "potwierdzone",
  dispatched: "wysłane",
  completed: "zakończone",
  cancelled: "anulowane",
};

export const moneyStateLabels: Record<MoneyState, string> = {
  due: "bez wpłaty",
  underpaid: "niedopłata",
  paid: "opłacone",
  surplus: "do zwrotu",
  refunding: "zwrot w toku",
  "partly-refunded": "zwrócone w części",
  refunded: "zwrócone",
};

/** `accepted (nowe), confirmed (potwierdzone)` */
export function listStates(labels: Readonly<Record<string, string>>): string {
  const states = Object.entries(labels).map(([state, label]) => `${state} (${label})`);
  return states.join(", ");
}

/** @throws UsageError */
export function parseState<State extends string>(
  text: string | undefined,
  labels: Readonly<Record<State, string>>,
): State | undefined {
  if (text === undefined || Object.hasOwn(labels, text)) return text as State | undefined;
  throw new UsageError(`Nie ma stanu „${text}”. Do wyboru: ${listStates(labels)}.`);
}

/** `potwierdzone, nieopłacone` */
export function describeState(record: OrderWithFacts): string {
  const { order, timeline } = record;
  const state = getOrderState(timeline);
  const waits = state === "dispatched" && isPickup(order);
  return `${waits ? "gotowe do odbioru" : stateLabels[state]}, ${describePayment(record)}`;
}

function describePayment(record: OrderWithFacts): string {
  const { order, timeline } = record;
  const isPaid = timeline.paidAt !== undefined;
  const state = getPaymentState(record);
  const label = moneyStateLabels[state];
  if (state === "surplus" && isPaid) return `opłacone, ${label}`;
  if (!["due", "underpaid", "paid"].includes(state)) return label;
  if (isPaid) return "opłacone";
  return isPaidOnDelivery(order) && timeline.cancelledAt === undefined
    ? "płatne przy odbiorze"
    : "nieopłacone";
}

/** Converts an order for JSON output: dates in ISO, money in grosze, without its secret keys. */
export function orderData({ order, timeline }: OrderRecord, origin: string) {
  const { id, key: _key, acceptedAt, invoice, ...rest } = order;
  const { invoiceNumber, parcels: _parcels, ...events } = timeline;
  const dates = Object.entries({ acceptedAt, ...events }).map(([name, value]) => [
    name,
    typeof value === "number" ? new Date(value).toISOString() : value,
  ]);
  const page = createOrderLinks(origin, { id }).status;
  return {
    ...rest,
    invoice: invoiceData(invoice, invoiceNumber),
    state: getOrderState(timeline),
    ...Object.fromEntries(dates),
    parcels: listParcels(timeline).map((parcel) => ({ ...parcel, at: toIso(parcel.at) })),
    page,
  };
}

/** An invoice may be issued that nobody asked for. */
function invoiceData(invoice: Invoice | undefined, number: string | undefined) {
  if (!invoice && number === undefined) return null;
  const { company = null, nip = null, address = null, recipient = null } = invoice ?? {};
  return { company, nip, address, recipient, number: number ?? null };
}

/** Accepts `1001`, `l-1001` and `L-1001`. */
export function parseNumber(text: string): string {
  return `L-${text.replace(/^l-/i, "")}`;
}

/** @throws OperatorError for an order that does not exist */
export async function getRecord({ orders }: Store, number: string): Promise<OrderWithFacts> {
  const record = await orders.findRecord("number", number);
  if (!record) throw unknownOrder(number);
  return record;
}

export function unknownOrder(number: string): OperatorError {
  return new OperatorError(`Nie ma zamówienia ${number.replaceAll(/[^\w-]/g, "?")}.`);
}
