import type { Invoice } from "../../../shop/order/invoice/invoice.ts";

export type InvoiceColumns = Record<
  "invoice_company" | "invoice_nip" | "invoice_address" | "invoice_recipient",
  string | null
>;

export function invoiceColumns(invoice: Invoice | undefined): InvoiceColumns {
  return {
    invoice_company: invoice?.company ?? null,
    invoice_nip: invoice?.nip ?? null,
    invoice_address: invoice?.address ?? null,
    invoice_recipient: invoice?.recipient ?? null,
  };
}

export function invoiceOf(row: InvoiceColumns): Invoice | undefined {
  const { invoice_company: company, invoice_nip: nip, invoice_address: address } = row;
  if (company === null || nip === null) return undefined;
  return { company, nip, address: address ?? "", recipient: row.invoice_recipient ?? "" };
}
