import type { OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import type { Job } from "../../db/jobs/claim.ts";
import { queueJobs } from "../../db/jobs/queue.ts";
import { findByExternalIds, findState, patchState } from "../../db/orders/external-orders.ts";
import type { Database } from "../../db/schema.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import { changeOrderIn, type Change } from "../../orders/change-order.ts";
import type { Baselinker } from "../client/baselinker.ts";
import { askAgain, BaselinkerFailure, whenRefused } from "../client/failure.ts";
import type { IssuedInvoice } from "../client/order-calls.ts";
import { readPages } from "./read-journal.ts";
import type { OrderSyncDeps } from "./sync-order.ts";

const maxPages = 50;

/** What was read before a page is refused counts. */
export function listInvoices(baselinker: Pick<Baselinker, "invoices">, since: number) {
  return readPages(0, maxPages, (from) => whenRefused(baselinker.invoices(since, from), () => []));
}

export async function queueInvoices(
  trx: Database,
  { invoices, orders }: { invoices: readonly IssuedInvoice[]; orders: ReadonlySet<string> },
  now: number,
): Promise<void> {
  const ids = await findByExternalIds(
    trx,
    invoices.map(({ orderId }) => orderId),
  );
  const jobs = invoices.flatMap(({ id, orderId }) => {
    const order = ids.get(orderId);
    return order !== undefined && orders.has(order)
      ? [{ kind: "order-invoice" as const, reference: `${order}/${id}` }]
      : [];
  });
  await queueJobs(trx, jobs, now);
}

/**
 * Stores an invoice's number, with the customer's mail; nothing for one that is older than a known
 * one. @throws BaselinkerFailure, LeaseLost
 */
export async function readInvoice(
  { reference }: Job,
  baselinker: Baselinker,
  deps: OrderSyncDeps,
): Promise<Outcome> {
  const [id = "", invoice = ""] = reference.split("/");
  // A new invoice may have to wait for its number.
  const number = await whenRefused(baselinker.invoiceNumber(invoice), askAgain);
  if (number === "") throw new BaselinkerFailure("transport", "the invoice has no number");
  return {
    kind: "done",
    write: (trx) =>
      changeOrderIn(trx, deps, { id }, async (record) => {
        const state = await findState(trx, id, deps.settings.statusId);
        if (Number(invoice) <= Number(state.invoice ?? 0)) return undefined;
        await patchState(trx, id, { invoice });
        return recordInvoice(record, number);
      }),
  };
}

/** Nothing for a known number. */
export function recordInvoice(
  { timeline }: OrderRecord,
  invoiceNumber: string,
): Change | undefined {
  if (timeline.invoiceNumber === invoiceNumber) return undefined;
  return { by: "baselinker", timeline: { ...timeline, invoiceNumber } };
}
