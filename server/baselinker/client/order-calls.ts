import * as v from "valibot";
import type { ExternalOrder } from "../../../shop/order/baselinker/external-order.ts";
import type { Parcel } from "../../../shop/order/delivery/parcel.ts";
import { parse } from "./call.ts";
import { parseOrders, parsePackages } from "./orders.ts";
import { addedOrder, id, line, listOf, number, statuses } from "./schemas.ts";

type Call = (method: string, parameters: object) => Promise<object>;

/** `beforeCall` runs right before the request. */
export type CallOnce = (
  method: string,
  parameters: object,
  beforeCall?: () => Promise<void>,
) => Promise<object>;

const log = v.pipe(
  v.object({
    log_id: v.optional(number),
    id: v.optional(number),
    order_id: id,
    log_type: number,
    object_id: v.fallback(id, ""),
  }),
  v.transform(({ log_id, id: other, order_id: orderId, log_type: type, object_id: objectId }) => ({
    id: log_id ?? other ?? 0,
    orderId,
    type,
    objectId,
  })),
);

export type JournalEntry = v.InferOutput<typeof log>;

const journal = v.object({ logs: listOf(log) });

const issued = v.pipe(
  v.object({ invoice_id: id, order_id: id }),
  v.transform(({ invoice_id, order_id: orderId }) => ({ id: invoice_id, orderId })),
);

export type IssuedInvoice = v.InferOutput<typeof issued>;

const invoices = v.object({ invoices: listOf(issued) });

const invoice = v.object({ invoice_number: v.fallback(line, "") });

const pageSize = 100;

/** Pages of orders added since then, confirmed or not. */
async function* readOrderPages(since: number, call: Call) {
  const query = { date_from: Math.floor(since / 1000) - 60, get_unconfirmed_orders: true };
  for (let from = 0; ;) {
    const parameters = { ...query, date_confirmed_from: from || undefined };
    const orders = parseOrders(await call("getOrders", parameters));
    yield orders;
    if (orders.length < pageSize) return;
    // The orders of a page's last second may not all have fitted.
    from = Math.max(from + 1, ...orders.map(({ confirmedAt }) => confirmedAt));
  }
}

export function createReadingCalls(call: Call) {
  return {
    orderStatuses: async () => parse(statuses, await call("getOrderStatusList", {})).statuses,
    setOrderPayment: async (parameters: object): Promise<void> =>
      void (await call("setOrderPayment", parameters)),
    async order(externalId: string): Promise<ExternalOrder | undefined> {
      const parameters = { order_id: Number(externalId), get_unconfirmed_orders: true };
      const found = parseOrders(await call("getOrders", parameters));
      return found.find(({ id }) => id === externalId);
    },
    orderPages: (since: number) => readOrderPages(since, call),
    parcels: async (externalId: string) =>
      parsePackages(await call("getOrderPackages", { order_id: Number(externalId) })),
    /** The order journal after an entry: it keeps three days, and is empty while it is off. */
    async journal(after: number, types?: readonly number[]) {
      const parameters = { last_log_id: after, logs_types: types };
      return parse(journal, await call("getJournalList", parameters)).logs;
    },
    /** Returns a page of invoices issued since then; `from` is the last id of the page before. */
    async invoices(since: number, from: number) {
      const parameters = { date_from: Math.floor(since / 1000), id_from: from || undefined };
      return parse(invoices, await call("getInvoices", parameters)).invoices;
    },
    /** Empty for an invoice that has no number yet. */
    invoiceNumber: async (invoiceId: string) =>
      parse(invoice, await call("getInvoiceFile", { invoice_id: Number(invoiceId) }))
        .invoice_number,
  };
}

/**
 * None is repeated unasked: the owner may have changed the order meanwhile, and a second `addOrder`
 * could create a second order.
 */
export function createWritingCalls(callOnce: CallOnce) {
  return {
    addOrder: async (parameters: object, beforeCall: () => Promise<void>) =>
      parse(addedOrder, await callOnce("addOrder", parameters, beforeCall)).order_id,
    setOrderStatus: (externalId: string, status: string) =>
      callOnce("setOrderStatus", { order_id: Number(externalId), status_id: Number(status) }),
    setOrderFields: (externalId: string, fields: object) =>
      callOnce("setOrderFields", { order_id: Number(externalId), ...fields }),
    addParcel: (externalId: string, { courier, number, at }: Parcel) =>
      callOnce("createPackageManual", {
        order_id: Number(externalId),
        courier_code: courier.slice(0, 20),
        package_number: number,
        pickup_date: Math.floor(at / 1000),
      }),
  };
}
