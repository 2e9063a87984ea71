import { calculateLineTotal } from "../../shop/order/order.ts";
import { labelSumRow, listSumRows } from "../../shop/order/sum-rows.ts";
import type { OrderEditRecord } from "../../server/db/orders/order-edits.ts";
import type { OrderExport } from "../../server/db/orders/order-exports.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { createGiftRows } from "../../shop/order/gift/gift-rows.ts";
import { createInvoiceRows } from "../../shop/order/invoice/invoice-rows.ts";
import {
  describeParcelState,
  formatCourier,
  listParcels,
} from "../../shop/order/delivery/parcel.ts";
import { createOrderLinks } from "../../shop/order/link/order-links.ts";
import { sumTurnover } from "../../shop/payment/turnover.ts";
import { describeFact } from "../../shop/payment/describe-fact.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { formatPrice } from "../../shop/price.ts";
import { shopCommand } from "../../shop/shop-command.ts";
import type { Command } from "../run/command.ts";
import { formatMoment, toIso } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { print, printJson } from "../output/terminal.ts";
import { listFields } from "./edit.ts";
import { describeState, getRecord, orderData, parseNumber } from "./format.ts";

export const ordersShow: Command = {
  name: "orders show",
  about: "pokazuje całe zamówienie i link, pod którym widzi je klient",
  positionals: ["NUMER"],
  examples: ["orders show L-1001"],
  async run({ positionals: [text = ""], json }) {
    const number = parseNumber(text);
    return withStore(async ({ store, env }) => {
      const record = await getRecord(store, number);
      const exported = await store.orders.findExport(record.order.id);
      const payments = record.facts.map((fact) => ({ ...fact, at: toIso(fact.at) }));
      const edits = await store.orders.listEdits(record.order.id);
      if (json)
        printJson({
          ...orderData(record, env.ORIGIN),
          payments,
          edits: edits.map(({ at, fields }) => ({ at: toIso(at), fields })),
          baselinker: exported ?? null,
        });
      else
        print([
          ...describe({ ...record, edits }, env.ORIGIN),
          ...describeMoney(record.facts),
          ...describeExport(number, exported),
        ]);
    });
  },
};

type ShownOrder = OrderWithFacts & { edits: readonly OrderEditRecord[] };

function describe(record: ShownOrder, origin: string): string[] {
  const { order, timeline } = record;
  const invoice = createInvoiceRows(order, timeline.invoiceNumber);
  const { customer } = order;
  const remarks = customer.message.trim();
  return [
    `Zamówienie ${order.number}: ${describeState(record)}`,
    ...describeTimeline(record).map((line) => `  ${line}`),
    "Zabawki",
    ...order.lines.map(
      (line, index) =>
        `  ${index + 1}. ${line.quantity} × ${line.name} (${line.sku}): ${formatPrice(calculateLineTotal(line))}`,
    ),
    ...listSumRows(order).map((row) => `  ${labelSumRow(row, order)}: ${formatPrice(row.amount)}`),
    `  Razem: ${formatPrice(order.total)}, płatność: ${order.payment.label}`,
    "Klient",
    `  ${customer.name}`,
    `  ${customer.email}, ${customer.phone}`,
    `  ${customer.address}, ${customer.postalCode} ${customer.city}`,
    ...(order.locker ? [`  Paczkomat: ${order.locker}`] : []),
    ...(order.gift ? ["Prezent"] : []),
    ...createGiftRows(order.gift).map(({ label, value }) => `  ${label}: ${value}`),
    ...(invoice.length > 0 ? ["Faktura"] : []),
    ...invoice.map(({ label, value }) => `  ${label}: ${value}`),
    ...(remarks ? ["Uwagi", ...remarks.split("\n").map((line) => `  ${line}`)] : []),
    `Strona zamówienia: ${createOrderLinks(origin, order).status}`,
  ];
}

function describeMoney(facts: readonly PaymentFact[]): string[] {
  if (facts.length === 0) return [];
  const { received, refunded, balance } = sumTurnover(facts);
  return [
    "Pieniądze",
    ...facts.map((fact) => `  ${formatMoment(fact.at)}  ${describeFact(fact)}`),
    `  Wpłynęło ${formatPrice(received)}, zwrócono ${formatPrice(refunded)}, saldo ${formatPrice(balance)}`,
  ];
}

/** Describes an order's export; nothing for an order that is not exported. */
function describeExport(number: string, exported: OrderExport | undefined): string[] {
  if (!exported) return [];
  const { externalId, failedAt, reason } = exported;
  if (externalId !== null) return [`BaseLinker: zamówienie ${externalId}`];
  if (failedAt === null) return [`BaseLinker: czeka na wysłanie${reason ? ` (${reason})` : ""}`];
  return [
    `BaseLinker: nie przyjął (${reason})`,
    `  Aby wysłać jeszcze raz: ${shopCommand} orders retry ${number}`,
    `  Po wprowadzeniu ręcznym: ${shopCommand} orders entered ${number} --as NUMER_W_BASELINKERZE`,
  ];
}

function describeTimeline({ order, timeline, edits }: ShownOrder): string[] {
  const events: [string, number | undefined][] = [
    ["złożone", order.acceptedAt],
    ["potwierdzone", timeline.confirmedAt],
    ["opłacone", timeline.paidAt],
    ["wysłane lub gotowe do odbioru", timeline.dispatchedAt],
    ["zakończone", timeline.completedAt],
    [`anulowane: ${timeline.cancelReason ?? ""}`, timeline.cancelledAt],
    ...listParcels(timeline).map((parcel): [string, number] => [
      `paczka ${parcel.number} (${formatCourier(parcel)}): ${describeParcelState(parcel).toLowerCase()}`,
      parcel.at,
    ]),
    ...edits.map(({ at, fields }): [string, number] => [`poprawiono: ${listFields(fields)}`, at]),
  ];
  return events
    .filter((event): event is [string, number] => event[1] !== undefined)
    .sort(([, one], [, other]) => one - other)
    .map(([label, at]) => `${formatMoment(at)}  ${label}`);
}
