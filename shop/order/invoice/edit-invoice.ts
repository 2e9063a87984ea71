import { findTooLong } from "../placing/customer.ts";
import { parseInvoice } from "../placing/parse-customer.ts";
import {
  invoiceLimits,
  noInvoice,
  toInvoiceForm,
  validateInvoice,
  type Invoice,
  type InvoiceForm,
} from "./invoice.ts";

export type InvoiceEdit = Partial<InvoiceForm>;

export function editsInvoice(edit: InvoiceEdit): boolean {
  return Object.keys(noInvoice).some((name) => edit[name as keyof InvoiceForm] !== undefined);
}

export function editInvoice(invoice: Invoice | undefined, edit: InvoiceEdit) {
  const before = invoice ? toInvoiceForm(invoice) : noInvoice;
  const removed = edit.nip === "";
  const form = removed ? noInvoice : parseInvoice({ ...before, ...edit });
  const checked = editsInvoice(edit) && !removed;
  const mistakes = checked
    ? { ...findTooLong(form, invoiceLimits), ...validateInvoice(form).fields }
    : {};
  return { before, form, mistakes };
}
