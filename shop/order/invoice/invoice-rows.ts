import type { DetailRow } from "../../email/email-content.ts";
import { formatAddress } from "../../shop-config.ts";
import type { Order } from "../order.ts";
import type { OrderRecord } from "../status/order-timeline.ts";

type Buyer = Pick<Order, "invoice" | "customer">;

/** No rows where no invoice was asked for. */
export function createInvoiceRows({ invoice, customer }: Buyer): DetailRow[] {
  if (!invoice) return [];
  const { company, nip, recipient } = invoice;
  const address = invoice.address || formatAddress({ ...customer, street: customer.address });
  return [
    { label: "Nabywca", value: company },
    { label: "NIP", value: nip },
    { label: "Adres nabywcy", value: address },
    ...(recipient ? [{ label: "Odbiorca na fakturze", value: recipient }] : []),
  ];
}

/** Without the address, which may be a home. */
export function createInvoiceSummary({ order, timeline }: OrderRecord): DetailRow[] {
  const { invoiceNumber } = timeline;
  return [
    ...(invoiceNumber === undefined ? [] : [{ label: "Numer faktury", value: invoiceNumber }]),
    ...createInvoiceRows(order).filter(({ label }) => label !== "Adres nabywcy"),
  ];
}

/** As text, for an enquiry that is written instead of an order. */
export function describeInvoice(buyer: Buyer): string {
  const rows = createInvoiceRows(buyer).map(({ label, value }) => `${label}: ${value}`);
  return rows.length > 0 ? ["Proszę o fakturę.", ...rows].join("\n") : "";
}
