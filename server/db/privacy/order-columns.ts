import type { Tables } from "../schema.ts";

/**
 * `kept`: not personal. Others become empty or null when the person is erased; those of
 * `tax-record` only once the law no longer requires the order's documents.
 */
type Erasure = "kept" | `${"empty" | "null"}${"" | ", tax-record"}`;

/** A new column does not compile until it is here. */
const erasures: Record<keyof Tables["orders"], Erasure> = {
  id: "kept",
  number: "kept",
  key: "kept",
  accepted_at: "kept",
  name: "empty, tax-record",
  email: "empty",
  phone: "empty",
  message: "empty",
  address: "empty, tax-record",
  city: "empty, tax-record",
  postal_code: "empty, tax-record",
  locker: "empty",
  client: "null",
  mailbox: "null",
  invoice_company: "null, tax-record",
  invoice_nip: "null, tax-record",
  invoice_address: "null, tax-record",
  invoice_recipient: "null, tax-record",
  invoice_number: "kept",
  gift_wrapping: "kept",
  gift_dedication: "null",
  gift_name: "null",
  gift_address: "null",
  gift_postal_code: "null",
  gift_city: "null",
  reservation_ends_at: "kept",
  delivery_id: "kept",
  delivery_fulfilment: "kept",
  delivery_label: "kept",
  delivery_price: "kept",
  delivery_time: "kept",
  promise_before: "kept",
  promise_by: "kept",
  promise_days: "kept",
  payment_id: "kept",
  payment_settlement: "kept",
  payment_label: "kept",
  payment_fee: "kept",
  reminder_hours: "kept",
  cancel_hours: "kept",
  products_total: "kept",
  discount_code: "kept",
  discount_amount: "kept",
  total: "kept",
  confirmed_at: "kept",
  paid_at: "kept",
  dispatched_at: "kept",
  carrier: "kept",
  tracking_number: "kept",
  parcels: "kept",
  completed_at: "kept",
  cancelled_at: "kept",
  cancel_reason: "null",
  reopened_at: "kept",
  erased_at: "kept",
  submitted_at: "kept",
  exported_at: "kept",
  external_id: "kept",
  external_state: "null",
};

export const anonymisedOrder = emptyColumns([
  "empty",
  "null",
  "empty, tax-record",
  "null, tax-record",
]);

/** Leaves what tax records require. */
export const redactedOrder = emptyColumns(["empty", "null"]);

function emptyColumns(kinds: readonly Erasure[]): Partial<Tables["orders"]> {
  const erased = Object.entries(erasures).filter(([, erasure]) => kinds.includes(erasure));
  return Object.fromEntries(
    erased.map(([column, erasure]) => [column, erasure.startsWith("null") ? null : ""]),
  );
}
