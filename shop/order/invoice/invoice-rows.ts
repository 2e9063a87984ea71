import type { DetailRow } from "../../email/email-content.ts";
import { formatAddress } from "../../shop-config.ts";
import type { Order } from "../order.ts";
import type { OrderRecord } from "../status/order-timeline.ts";

type Buyer = Pick<Order, "invoice" | "customer">;

export function createInvoiceRows({ invoice, customer }: Buyer, number?: string): DetailRow[] {
  const issued = number === undefined ? [] : [{ label: "Numer faktury", value: number }];
  if (!invoice) return issued;
  const { company, nip, recipient } = invoice;
  const address = invoice.address || formatAddress({ ...customer, street: customer.address });
  return [
    ...issued,
    { label: "Nabywca", value: company },
    { label: "NIP", value: nip },
    { label: "Adres nabywcy", value: address },
    ...(recipient ? [{ label: "Odbiorca na fakturze", value: recipient }] : []),
  ];
}

/** Without the address, which may be a home. */
export function createInvoiceSummary({ order, timeline }: OrderRecord): DetailRow[] {
  const rows = createInvoiceRows(order, timeline.invoiceNumber);
  return rows.filter(({ label }) => label !== "Adres nabywcy");
}

export function describeInvoice(buyer: Buyer): string {
  const rows = createInvoiceRows(buyer).map(({ label, value }) => `${label}: ${value}`);
  return rows.length > 0 ? ["Proszę o fakturę.", ...rows].join("\n") : "";
}
