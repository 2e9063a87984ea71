import type { Kysely } from "kysely";
import type { GiftColumns } from "./orders/gift-columns.ts";
import type { PriceRow } from "./catalogue/price-rows.ts";
import type { SyncColumns } from "./catalogue/sync-columns.ts";
import type { CodeColumns, CodeUseColumns } from "./codes/code-columns.ts";
import type { InvoiceColumns } from "./orders/invoice-columns.ts";
import type { StoredMessage } from "../../shop/email/message.ts";
import type { CustomerForm } from "../../shop/order/placing/customer.ts";
import type { JobKind } from "./jobs/job-kind.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import type { Fulfilment, Settlement } from "../../shop/shop-config.ts";

export type Database = Kysely<Tables>;

/** Database rows. Money is in grosze, time in milliseconds since 1970. */
export type Tables = {
  counters: { name: string; value: number };
  orders: PersonColumns &
    InvoiceColumns &
    GiftColumns & {
      id: string;
      number: string;
      key: string;
      accepted_at: number;
      /** Keyed hash of the client's IP address, until the order is confirmed, paid or cancelled. */
      client: string | null;
      /** Keyed hash of the customer's mailbox, as long. */
      mailbox: string | null;
      reservation_ends_at: number | null;
      locker: string;
      delivery_id: string;
      delivery_fulfilment: Fulfilment;
      delivery_label: string;
      delivery_price: number;
      delivery_time: string;
      promise_before: number | null;
      promise_by: number | null;
      promise_days: number | null;
      payment_id: string;
      payment_settlement: Settlement;
      payment_label: string;
      payment_fee: number;
      reminder_hours: number | null;
      cancel_hours: number | null;
      products_total: number;
      discount_code: string | null;
      discount_amount: number | null;
      total: number;
      confirmed_at: number | null;
      paid_at: number | null;
      dispatched_at: number | null;
      carrier: string | null;
      tracking_number: string | null;
      parcels: string | null;
      /** Given by BaseLinker. */
      invoice_number: string | null;
      completed_at: number | null;
      cancelled_at: number | null;
      cancel_reason: string | null;
      reopened_at: number | null;
      erased_at: number | null;
      submitted_at: number | null;
      exported_at: number | null;
      external_id: string | null;
      /** What shop and BaseLinker last agreed on, as JSON. */
      external_state: string | null;
    };
  order_lines: {
    order_id: string;
    position: number;
    product_id: string;
    /** Of a variant the product that it belongs to. */
    parent_id: string | null;
    /** Of a bundle what was in it, as JSON. */
    parts: string | null;
    name: string;
    sku: string;
    unit_price: number;
    quantity: number;
    lowest_price: number | null;
    discount: number | null;
    stock_released_at: number | null;
  };
  codes: CodeColumns;
  code_uses: CodeUseColumns;
  /** `fields`: names of those that the owner corrected. */
  order_edits: { order_id: string; at: number; fields: string };
  messages: PersonColumns & {
    id: string;
    key: string;
    kind: StoredMessage["kind"];
    received_at: number;
    /** When the owner dealt with it. */
    done_at: number | null;
  };
  subscribers: {
    id: string;
    email: string;
    consent_at: number;
    confirm_token_hash: string | null;
    confirm_sent_at: number | null;
    confirmed_at: number | null;
    code: string | null;
    unsubscribe_token: string;
    unsubscribed_at: number | null;
  };
  jobs: {
    kind: JobKind;
    /** The id of an email or an order; empty for a scheduled job. */
    reference: string;
    queued_at: number;
    run_at: number;
    attempts: number;
    leased_by: string;
    leased_until: number;
    last_error: string | null;
    overdue_reported_at: number | null;
    done_at: number | null;
    failed_at: number | null;
  };
  /** `content` is JSON; it and `recipient` are empty once erased. */
  emails: {
    id: string;
    kind: string;
    recipient: string;
    content: string;
    order_id: string | null;
    dismissed_at: number | null;
  };
  payment_facts: {
    order_id: string;
    kind: PaymentFact["kind"];
    reference: string;
    at: number;
    source: PaymentFact["source"];
    amount: number;
    external_id: string;
    note: string;
  };
  price_history: PriceRow;
  catalogue_products: { id: string; product: string; fetched_at: number; version: number };
  catalogue_sync: SyncColumns;
  secrets: { name: string; value: string };
  alerts: {
    kind: string;
    since: number;
    text: string;
    notified_at: number;
    seen_at: number;
    resolved_at: number | null;
  };
  events: { name: string; at: number; detail: string };
  clock: { name: string; trusted_at: number | null; accepted_newest: number };
  /** `day` is `2026-11-24`. */
  missed_searches: { day: string; words: string; searches: number };
  rate_limits: { key: string; resets_at: number };
};

export type PersonColumns = Omit<CustomerForm, "postalCode"> & { postal_code: string };
