import { editInvoice, editsInvoice, type InvoiceEdit } from "./invoice/edit-invoice.ts";
import { toInvoice, type Invoice } from "./invoice/invoice.ts";
import { findTooLong, validateForm, fieldLimits, type CustomerForm } from "./placing/customer.ts";
import { parseCustomer } from "./placing/parse-customer.ts";
import { isErased, isPickup, type OrderRecord } from "./status/order-timeline.ts";
import { cleanField } from "../field/clean-field.ts";
import { maxLockerLength } from "../field/locker-code.ts";

/** What the owner corrects; `message` is the customer's note. */
export type OrderEdit = Partial<Omit<CustomerForm, "name"> & { locker: string }> & InvoiceEdit;

export type EditedField = keyof OrderEdit;

export type EditedOrder = {
  customer: CustomerForm;
  locker: string;
  invoice: Invoice | undefined;
  fields: readonly EditedField[];
};

export type EditResult =
  | ({ kind: "done" } & EditedOrder)
  | { kind: "unchanged" }
  | { kind: "refused"; rejection: EditRejection }
  | { kind: "invalid"; messages: readonly string[] };

/** `confirmed`: nothing is left to correct of its invoice. */
export type EditRejection = "erased" | "cancelled" | "completed" | "dispatched" | "confirmed";

/** Corrects an order until its parcel has left, by the rules of the order form. */
export function editOrder(record: OrderRecord, edit: OrderEdit): EditResult {
  const { order } = record;
  const rejection = findEditRejection(record, edit);
  if (rejection) return { kind: "refused", rejection };
  const { locker: code, ...fields } = edit;
  const customer = parseCustomer({ ...order.customer, ...fields });
  const locker = code === undefined ? order.locker : cleanField("locker", code);
  const { before: invoiceBefore, form, mistakes } = editInvoice(order.invoice, edit);
  const messages = [
    ...findMistakes(record, edit, { customer, locker }),
    ...Object.values(mistakes),
  ];
  if (messages.length > 0) return { kind: "invalid", messages };
  const values = { ...customer, locker, ...form };
  const before = { ...order.customer, locker: order.locker, ...invoiceBefore };
  const changed = (Object.keys(edit) as EditedField[]).filter(
    (name) => values[name] !== before[name],
  );
  if (changed.length === 0) return { kind: "unchanged" };
  const invoice = form.nip ? toInvoice(form) : undefined;
  return { kind: "done", customer, locker, invoice, fields: changed };
}

function findEditRejection(record: OrderRecord, edit: OrderEdit): EditRejection | undefined {
  const { confirmedAt, cancelledAt, completedAt, dispatchedAt } = record.timeline;
  if (isErased(record)) return "erased";
  if (cancelledAt !== undefined) return "cancelled";
  if (completedAt !== undefined) return "completed";
  if (dispatchedAt !== undefined && !isPickup(record.order)) return "dispatched";
  return confirmedAt !== undefined && editsInvoice(edit) ? "confirmed" : undefined;
}

/** An old value that today's rules would refuse is nobody's mistake. */
function findMistakes(
  { order }: OrderRecord,
  edit: OrderEdit,
  { customer, locker }: { customer: CustomerForm; locker: string },
): string[] {
  const mistakes: Partial<Record<string, string>> = {
    ...findTooLong(customer, fieldLimits),
    ...validateForm("order", customer, true)?.fields,
    ...(order.delivery.fulfilment !== "locker" && {
      locker: "To zamówienie nie jedzie do paczkomatu.",
    }),
    ...(locker.length > maxLockerLength && { locker: "Skróć kod paczkomatu." }),
  };
  return Object.keys(edit).flatMap((name) => mistakes[name] ?? []);
}
