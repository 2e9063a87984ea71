import { formatAddressee } from "../../shop/order/gift/gift-rows.ts";
import type { OrderRecord } from "../../shop/order/status/order-timeline.ts";
import type { Command } from "../run/command.ts";
import { formatAmount } from "../../shop/price.ts";
import { fileOption, writeCsv } from "../output/csv.ts";
import { formatMoment, parsePeriod, periodOptions } from "../output/dates.ts";
import { withStore } from "../run/open-store.ts";
import { printJson } from "../output/terminal.ts";
import { orderData } from "./format.ts";

/** One row per order, for bookkeeping. */
export const ordersExport: Command = {
  name: "orders export",
  about: "zapisuje zamówienia do arkusza kalkulacyjnego (CSV)",
  options: { ...periodOptions, ...fileOption },
  examples: ["orders export --since 2026-11-01 --until 2026-11-30 --file listopad.csv"],
  async run({ values, json }) {
    const period = parsePeriod(values);
    return withStore(async ({ store, env }) => {
      const records = await store.orders.list(period);
      if (json) printJson(records.map((record) => orderData(record, env.ORIGIN)));
      else writeCsv([columns.map(([title]) => title), ...records.map(cellsOf)], values.file);
    });
  },
};

function cellsOf(record: OrderRecord): string[] {
  return columns.map(([, cell]) => cell(record));
}

const columns: readonly (readonly [string, (record: OrderRecord) => string])[] = [
  ["Numer", ({ order }) => order.number],
  ["Złożone", ({ order }) => formatMoment(order.acceptedAt)],
  ["Potwierdzone", ({ timeline }) => formatMoment(timeline.confirmedAt)],
  ["Opłacone", ({ timeline }) => formatMoment(timeline.paidAt)],
  ["Wysłane", ({ timeline }) => formatMoment(timeline.dispatchedAt)],
  ["Zakończone", ({ timeline }) => formatMoment(timeline.completedAt)],
  ["Anulowane", ({ timeline }) => formatMoment(timeline.cancelledAt)],
  ["Powód anulowania", ({ timeline }) => timeline.cancelReason ?? ""],
  ["Imię i nazwisko", ({ order }) => order.customer.name],
  ["E-mail", ({ order }) => order.customer.email],
  ["Telefon", ({ order }) => order.customer.phone],
  ["Adres", ({ order }) => order.customer.address],
  ["Kod pocztowy", ({ order }) => order.customer.postalCode],
  ["Miasto", ({ order }) => order.customer.city],
  ["Paczkomat", ({ order }) => order.locker],
  ["NIP", ({ order }) => order.invoice?.nip ?? ""],
  ["Nabywca", ({ order }) => order.invoice?.company ?? ""],
  ["Adres nabywcy", ({ order }) => order.invoice?.address ?? ""],
  ["Odbiorca na fakturze", ({ order }) => order.invoice?.recipient ?? ""],
  ["Numer faktury", ({ timeline }) => timeline.invoiceNumber ?? ""],
  ["Uwagi", ({ order }) => order.customer.message],
  ["Pozycje", ({ order }) => order.lines.map((l) => `${l.quantity} × ${l.name}`).join(", ")],
  [
    "Prezent dla",
    ({ order: { gift } }) => (gift?.recipient ? formatAddressee(gift.recipient) : ""),
  ],
  ["Dedykacja", ({ order }) => order.gift?.dedication ?? ""],
  ["Produkty", ({ order }) => formatAmount(order.productsTotal)],
  ["Kod rabatowy", ({ order }) => order.discount?.code ?? ""],
  ["Rabat", ({ order }) => formatAmount(order.discount?.amount ?? 0)],
  ["Pakowanie prezentu", ({ order: { gift } }) => (gift ? formatAmount(gift.wrapping) : "")],
  ["Dostawa", ({ order }) => order.delivery.label],
  ["Cena dostawy", ({ order }) => formatAmount(order.delivery.price)],
  ["Płatność", ({ order }) => order.payment.label],
  ["Opłata za płatność", ({ order }) => formatAmount(order.payment.fee)],
  ["Razem", ({ order }) => formatAmount(order.total)],
  ["Przewoźnik", ({ timeline }) => timeline.carrier ?? ""],
  ["Numer przesyłki", ({ timeline }) => timeline.trackingNumber ?? ""],
];
