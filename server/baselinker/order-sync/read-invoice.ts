import type { Job } from "../../db/jobs/claim.ts";
import { queueJobs } from "../../db/jobs/queue.ts";
import { changeLockedOrder } from "../../db/orders/change-order.ts";
import { findByExternalIds, findState, patchState } from "../../db/orders/external-orders.ts";
import type { Database } from "../../db/schema.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import { recordInvoice } from "../../orders/record-invoice.ts";
import type { Baselinker } from "../client/baselinker.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import type { IssuedInvoice } from "../client/order-calls.ts";
import type { OrderSyncDeps } from "./sync-order.ts";

const pageSize = 100;
const maxPages = 50;

export async function listInvoices(baselinker: Baselinker, since: number) {
  const invoices: IssuedInvoice[] = [];
  try {
    for (let from = 0, page = 0; page < maxPages; page += 1) {
      const found = await baselinker.invoices(since, from);
      invoices.push(...found);
      const newest = Math.max(from, ...found.map(({ id }) => Number(id)));
      if (found.length < pageSize || newest === from) break;
      from = newest;
    }
  } catch (error) {
    if (!(error instanceof BaselinkerFailure) || error.kind !== "refused") throw error;
  }
  return invoices;
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
  { mail, now, settings }: OrderSyncDeps,
): Promise<Outcome> {
  const [id = "", invoice = ""] = reference.split("/");
  const number = await readNumber(invoice, baselinker);
  return {
    kind: "done",
    async write(trx) {
      await changeLockedOrder(trx, "id", id, async (record) => {
        const state = await findState(trx, id, settings.statusId);
        if (Number(invoice) <= Number(state.invoice ?? 0)) return undefined;
        await patchState(trx, id, { invoice });
        return recordInvoice(record, number, mail, now());
      });
    },
  };
}

/** A new invoice may have to wait for its number: it is asked for again. */
async function readNumber(invoice: string, baselinker: Baselinker): Promise<string> {
  try {
    const number = await baselinker.invoiceNumber(invoice);
    if (number !== "") return number;
  } catch (error) {
    if (!(error instanceof BaselinkerFailure) || error.kind !== "refused") throw error;
    throw new BaselinkerFailure("transport", error.message);
  }
  throw new BaselinkerFailure("transport", "the invoice has no number");
}
