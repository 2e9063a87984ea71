import { vatPayer } from "../../../shop.config.ts";
import type { WarehouseOrders } from "../../../shop/shop-config.ts";
import type { Order } from "../../../shop/order/order.ts";
import type { Baselinker } from "../client/baselinker.ts";
import { askAgain, BaselinkerFailure, whenRefused } from "../client/failure.ts";
import { createExportJobs, leaseMs, type ExportDeps } from "./export-jobs.ts";
import { addOrderParams, orderReference } from "./add-order-params.ts";
import { buyerParams, contactParams } from "./customer-params.ts";
import { createFingerprint } from "../client/orders.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import type { Job } from "../../db/jobs/claim.ts";
import { LeaseLost } from "../../db/jobs/queue.ts";
import type { Database } from "../../db/schema.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import { recordExported } from "../../orders/record-exported.ts";

const maxPages = 50;

type Deps = ExportDeps & { settings: WarehouseOrders };

export function createOrderExportJobs(deps: Deps): JobHandler {
  const messages = {
    misconfigured: "Zamówienia czekają na BaseLinkera: popraw ustawienia",
    failed: "BaseLinker nie przyjął zamówienia. Wprowadź je ręcznie.",
    retried: "Order export will be retried",
  };
  const submit = (job: Job, baselinker: Baselinker) => submitOrder(job, baselinker, deps);
  return createExportJobs({ submit, messages }, deps);
}

/** Submits the order unless BaseLinker has it already or it was cancelled. */
async function submitOrder(job: Job, baselinker: Baselinker, deps: Deps): Promise<Outcome> {
  const order = await deps.store.orders.find(job.reference);
  const submission = await deps.store.orders.findExport(job.reference);
  if (!order || !submission) return { kind: "dropped" };
  const { submittedAt } = submission;
  const found =
    submittedAt === null ? undefined : await whenRefused(findExisting(order, baselinker), askAgain);
  // The order may have been reopened while BaseLinker was asked.
  const current = await deps.store.orders.findExport(job.reference);
  if (found === undefined && current?.cancelledAt !== null) return { kind: "dropped" };
  const externalId = found ?? (await submit(job, order, baselinker, deps));
  return { kind: "done", write: (trx) => record(trx, { order, externalId }, deps) };
}

async function record(
  trx: Database,
  { order: { id, number }, externalId }: { order: Order; externalId: string },
  deps: Deps,
): Promise<void> {
  const { log, features } = deps;
  const isCancelled = await recordExported(trx, { id, externalId }, deps);
  const details = { order: number, baselinker: externalId };
  if (!isCancelled) log.info(details, "Order exported to BaseLinker");
  else if (features.cancelsThere)
    log.info(details, "Cancelled order is cancelled in BaseLinker too");
  else log.warn(details, "Zamówienie anulowano w sklepie, a BaseLinker je ma. Anuluj je tam.");
}

/** A previous reply may have been lost; submitting again would create a second order. */
async function findExisting(order: Order, baselinker: Baselinker): Promise<string | undefined> {
  let pages = 0;
  for await (const orders of baselinker.orderPages(order.acceptedAt)) {
    if (pages === maxPages)
      throw new BaselinkerFailure("transport", `more than ${maxPages} pages of orders`);
    const match = orders.find(({ reference }) => reference.includes(orderReference(order)));
    if (match) return match.id;
    pages += 1;
  }
  return undefined;
}

async function submit(job: Job, order: Order, baselinker: Baselinker, deps: Deps) {
  const { store, now, settings } = deps;
  const { source } = await store.sync.metadata();
  if (!source) throw new BaselinkerFailure("transport", "the inventory has not been synced yet");
  const products = await store.catalogue.findProducts(
    order.lines.map(({ productId }) => productId),
  );
  const params = addOrderParams(order, { ...deps, source, products, vatPayer });
  const sent = {
    contact: createFingerprint(contactParams(order)),
    buyer: createFingerprint(buyerParams(order)),
  };
  const recordSubmitted = async () => {
    if (await store.orders.markSubmitted(job, { now: now(), leaseMs, sent })) return;
    throw new LeaseLost("the order was cancelled meanwhile");
  };
  return whenRefused(baselinker.addOrder(params, recordSubmitted), async (failure) => {
    const statuses = await baselinker.orderStatuses();
    if (statuses.some(({ id }) => id === String(settings.statusId))) throw failure;
    const problem = `Nie ma statusu zamówień ${settings.statusId} (warehouseOrders w shop.config.ts).`;
    throw new BaselinkerFailure("settings", problem);
  });
}
