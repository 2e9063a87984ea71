import type { ExternalOrder } from "../../../shop/order/baselinker/external-order.ts";
import type { Parcel } from "../../../shop/order/delivery/parcel.ts";
import { parse } from "./call.ts";
import { parseInvoiceNumber, parseInvoices } from "./invoices.ts";
import { parseJournal, parseOrders, parsePackages } from "./orders.ts";
import { statuses } from "./schemas.ts";

type Call = (method: string, parameters: object) => Promise<object>;

type CallOnce = (...args: Parameters<Call>) => Promise<void>;

export function createOrderCalls(call: Call, callOnce: CallOnce) {
  return { ...createReadingCalls(call), ...createWritingCalls(callOnce) };
}

function createReadingCalls(call: Call) {
  return {
    orderStatuses: async () => parse(statuses, await call("getOrderStatusList", {})).statuses,
    setOrderPayment: async (parameters: object): Promise<void> =>
      void (await call("setOrderPayment", parameters)),
    /** Undefined for an order that is not there any more. */
    async order(externalId: string): Promise<ExternalOrder | undefined> {
      const parameters = { order_id: Number(externalId), get_unconfirmed_orders: true };
      const found = parseOrders(await call("getOrders", parameters));
      return found.find(({ id }) => id === externalId);
    },
    /** Returns a page of orders added since then; `from` continues after the page before. */
    ordersPage: async (since: number, from: number) =>
      parseOrders(
        await call("getOrders", {
          date_from: Math.floor(since / 1000) - 60,
          get_unconfirmed_orders: true,
          ...(from > 0 && { date_confirmed_from: from }),
        }),
      ),
    parcels: async (externalId: string) =>
      parsePackages(await call("getOrderPackages", { order_id: Number(externalId) })),
    /** Whether the order journal says anything; it is off by default. */
    hasJournal: async (): Promise<boolean> =>
      parseJournal(await call("getJournalList", { last_log_id: 0 })).length > 0,
    /** The order journal after an entry: it keeps three days, and is empty while it is off. */
    journal: async (after: number, types: readonly number[] = []) =>
      parseJournal(
        await call("getJournalList", {
          last_log_id: after,
          ...(types.length > 0 && { logs_types: types }),
        }),
      ),
    /** Returns a page of invoices issued since then; `from` is the last id of the page before. */
    invoices: async (since: number, from: number) =>
      parseInvoices(
        await call("getInvoices", {
          date_from: Math.floor(since / 1000),
          ...(from > 0 && { id_from: from }),
        }),
      ),
    invoiceNumber: async (invoiceId: string) =>
      parseInvoiceNumber(await call("getInvoiceFile", { invoice_id: Number(invoiceId) })),
  };
}

/** None is repeated unasked: the owner may have changed the order meanwhile. */
function createWritingCalls(callOnce: CallOnce) {
  return {
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
