import { createInvoiceRows, createInvoiceSummary } from "../../order/invoice/invoice-rows.ts";
import type { OrderLinks } from "../../order/link/order-links.ts";
import type { Order } from "../../order/order.ts";
import type { OrderRecord } from "../../order/status/order-timeline.ts";
import type { ShopConfig } from "../../shop-config.ts";
import { defuseLinks } from "../../text/defuse-links.ts";
import {
  createClosing,
  createOpening,
  createRowSection,
  type DetailRow,
  type EmailContent,
  type EmailSection,
} from "../email-content.ts";

export function createInvoiceSections(order: Order): EmailSection[] {
  return createSections(createInvoiceRows(order));
}

export function createInvoiceEmail(
  record: OrderRecord,
  { seller }: Pick<ShopConfig, "seller">,
  links: OrderLinks,
): EmailContent {
  const { number, invoice } = record.order;
  const where = invoice
    ? "Faktura trafia do Krajowego Systemu e-Faktur (KSeF). Jeśli potrzebujesz jej także w PDF, odpisz na tę wiadomość."
    : "Jeśli potrzebujesz jej w PDF, odpisz na tę wiadomość.";
  return {
    title: `Faktura do zamówienia ${number}`,
    sections: [
      createOpening(`Wystawiliśmy fakturę do zamówienia ${number}. ${where}`),
      ...createSections(createInvoiceSummary(record)),
      createClosing(links.status, seller.phone),
    ],
  };
}

/** The rows are a stranger's words. */
function createSections(rows: readonly DetailRow[]): EmailSection[] {
  if (rows.length === 0) return [];
  const facts = rows.map(({ label, value }) => ({ label, value: defuseLinks(value) }));
  return [createRowSection("Faktura", facts)];
}
