import type { Insertable } from "kysely";
import type { Order, OrderLine } from "../../../shop/order/order.ts";
import type { Parcel } from "../../../shop/order/delivery/parcel.ts";
import type { OrderPromise } from "../../../shop/order/delivery/order-promise.ts";
import type { CustomerForm } from "../../../shop/order/placing/customer.ts";
import type { OrderTimeline } from "../../../shop/order/status/order-timeline.ts";
import { giftColumns, giftOf } from "./gift-columns.ts";
import { invoiceColumns, invoiceOf } from "./invoice-columns.ts";
import type { PersonColumns, Tables } from "../schema.ts";

/** Who may hold only so much unconfirmed, as keyed hashes. */
export type OrderSubmitter = {
  client?: string | undefined;
  mailbox?: string | undefined;
};

/** Stored once nobody needs to know any more who an order came from. */
export const noSubmitter = { client: null, mailbox: null };

export function orderRow(order: Order, submitter: OrderSubmitter): Insertable<Tables["orders"]> {
  return {
    id: order.id,
    number: order.number,
    key: order.key,
    accepted_at: order.acceptedAt,
    client: submitter.client ?? null,
    mailbox: submitter.mailbox ?? null,
    ...personColumns(order.customer),
    locker: order.locker,
    ...invoiceColumns(order.invoice),
    ...giftColumns(order.gift),
    delivery_id: order.delivery.id,
    delivery_fulfilment: order.delivery.fulfilment,
    delivery_label: order.delivery.label,
    delivery_price: order.delivery.price,
    delivery_time: order.delivery.time,
    promise_before: order.promise?.orderBefore ?? null,
    promise_by: order.promise?.deliveredBy ?? null,
    promise_days: order.promise?.daysAfterPayment ?? null,
    payment_id: order.payment.id,
    payment_settlement: order.payment.settlement,
    payment_label: order.payment.label,
    payment_fee: order.payment.fee,
    reminder_hours: order.payment.times.reminderHours ?? null,
    cancel_hours: order.payment.times.cancelHours ?? null,
    products_total: order.productsTotal,
    discount_code: order.discount?.code ?? null,
    discount_amount: order.discount?.amount ?? null,
    total: order.total,
  };
}

export function orderOf(row: Tables["orders"], lines: OrderLine[]): Order {
  return {
    id: row.id,
    number: row.number,
    key: row.key,
    acceptedAt: row.accepted_at,
    customer: customerOf(row),
    locker: row.locker,
    invoice: invoiceOf(row),
    gift: giftOf(row),
    lines,
    productsTotal: row.products_total,
    ...(row.discount_code !== null && {
      discount: { code: row.discount_code, amount: row.discount_amount! },
    }),
    delivery: {
      id: row.delivery_id,
      fulfilment: row.delivery_fulfilment,
      label: row.delivery_label,
      price: row.delivery_price,
      time: row.delivery_time,
    },
    payment: {
      id: row.payment_id,
      settlement: row.payment_settlement,
      label: row.payment_label,
      fee: row.payment_fee,
      times: {
        reminderHours: row.reminder_hours ?? undefined,
        cancelHours: row.cancel_hours ?? undefined,
      },
    },
    total: row.total,
    promise: promiseOf(row),
  };
}

function promiseOf(row: Tables["orders"]): OrderPromise | undefined {
  const { promise_before: orderBefore, promise_by: deliveredBy, promise_days: days } = row;
  if (orderBefore === null || deliveredBy === null || days === null) return undefined;
  return { orderBefore, deliveredBy, daysAfterPayment: days };
}

export function timelineOf(row: Tables["orders"]): OrderTimeline {
  return {
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
    ...(row.paid_at !== null && { paidAt: row.paid_at }),
    ...(row.dispatched_at !== null && { dispatchedAt: row.dispatched_at }),
    ...(row.carrier !== null && { carrier: row.carrier }),
    ...(row.tracking_number !== null && { trackingNumber: row.tracking_number }),
    ...(row.invoice_number !== null && { invoiceNumber: row.invoice_number }),
    ...(row.parcels !== null && { parcels: JSON.parse(row.parcels) as Parcel[] }),
    ...(row.completed_at !== null && { completedAt: row.completed_at }),
    ...(row.cancelled_at !== null && { cancelledAt: row.cancelled_at }),
    ...(row.cancel_reason !== null && { cancelReason: row.cancel_reason }),
    ...(row.reopened_at !== null && { reopenedAt: row.reopened_at }),
    ...(row.erased_at !== null && { erasedAt: row.erased_at }),
  };
}

/** Dates are only added or corrected. */
export function timelineColumns(timeline: OrderTimeline): Partial<Tables["orders"]> {
  return {
    confirmed_at: timeline.confirmedAt ?? null,
    paid_at: timeline.paidAt ?? null,
    dispatched_at: timeline.dispatchedAt ?? null,
    carrier: timeline.carrier ?? null,
    tracking_number: timeline.trackingNumber ?? null,
    invoice_number: timeline.invoiceNumber ?? null,
    parcels: timeline.parcels ? JSON.stringify(timeline.parcels) : null,
    completed_at: timeline.completedAt ?? null,
    cancelled_at: timeline.cancelledAt ?? null,
    cancel_reason: timeline.cancelReason ?? null,
    reopened_at: timeline.reopenedAt ?? null,
  };
}

export function personColumns(form: CustomerForm): PersonColumns {
  const { name, email, phone, message, address, city, postalCode } = form;
  return { name, email, phone, message, address, city, postal_code: postalCode };
}

export function customerOf(row: PersonColumns): CustomerForm {
  const { name, email, phone, message, address, city, postal_code: postalCode } = row;
  return { name, email, phone, message, address, city, postalCode };
}
