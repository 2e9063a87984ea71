import type { WarehouseOrders } from "../../../shop/shop-config.ts";
import type { Order } from "../../../shop/order/order.ts";
import { createBaselinker, type Baselinker } from "../client/baselinker.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import { orderReference, addOrderParams } from "./add-order-params.ts";
import type { SyncLog } from "../sync/result.ts";
import { callsPerMinute } from "../sync/call-rate.ts";
import type { Mail } from "../../db/jobs/email.ts";
import type { ClaimedExport } from "../../db/jobs/order-export-queue.ts";
import type { Store } from "../../db/store.ts";
import type { CancelledExport } from "./cancellation-email.ts";

/** Longer than a call and the pauses around it. */
export const leaseMs = 2 * 60_000;

/** The lease was lost to another process, or the order was cancelled meanwhile. */
export class OrderLeaseLost extends Error {}

export type SubmitDeps = {
  store: Store;
  settings: WarehouseOrders;
  url: string;
  token: string;
  fetch: typeof fetch;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  workerId: string;
  /** Asks the owner to cancel the order in BaseLinker as well. */
  cancellationMail: (entry: CancelledExport, writtenAt: number) => Mail;
  log: SyncLog;
};

/**
 * Submits the order unless BaseLinker has it already or it was cancelled.
 * @throws BaselinkerFailure, OrderLeaseLost
 */
export async function submitOrder(claimed: ClaimedExport, deps: SubmitDeps): Promise<void> {
  const { id, askedAt, cancelledAt } = claimed;
  const order = await deps.store.findOrder(id);
  if (!order) return deps.store.dropOrderExport(id);
  const baselinker = openBaselinker(id, deps);
  const found = askedAt === null ? undefined : await findExisting(order, baselinker);
  if (found === undefined && cancelledAt !== null) return deps.store.dropOrderExport(id);
  const number = found ?? (await submit(order, baselinker, deps));
  const now = deps.now();
  const cancelled = await deps.store.recordOrderExported({ id, now, keptAs: number }, () =>
    deps.cancellationMail({ number: order.number, keptAs: number }, now),
  );
  const details = { order: order.number, baselinker: number };
  if (!cancelled) deps.log.info(details, "Order exported to BaseLinker");
  else deps.log.warn(details, "Zamówienie anulowano w sklepie, a BaseLinker je ma. Anuluj je tam.");
}

/** Renews the lease and waits for the shared call budget before each call. */
function openBaselinker(id: string, deps: SubmitDeps): Baselinker {
  const { store, workerId, now, wait } = deps;
  async function acquireCall(): Promise<void> {
    for (;;) {
      if (!(await store.renewOrderExport({ id, workerId, now: now() }, leaseMs))) {
        throw new OrderLeaseLost();
      }
      const pause = await store.takeCallForOrder(now(), callsPerMinute);
      if (pause === 0) return;
      await wait(pause);
    }
  }
  return createBaselinker({ ...deps, acquireCall });
}

/** A previous reply may have been lost; submitting again would create a second order. */
async function findExisting(order: Order, baselinker: Baselinker): Promise<string | undefined> {
  try {
    return await baselinker.findOrder(orderReference(order), order.acceptedAt);
  } catch (error) {
    if (!(error instanceof BaselinkerFailure) || error.kind !== "refused") throw error;
    throw new BaselinkerFailure("transport", error.message);
  }
}

async function submit(order: Order, baselinker: Baselinker, deps: SubmitDeps): Promise<string> {
  const { store, workerId, now, settings } = deps;
  const { source } = await store.inventoryMetadata();
  if (!source) throw new BaselinkerFailure("transport", "the inventory has not been synced yet");
  const products = await store.findInventoryProducts(order.lines.map(({ productId }) => productId));
  const params = addOrderParams(order, { ...deps, source, products });
  const markSubmitted = async () => {
    if (!(await store.markOrderSubmitted({ id: order.id, workerId, now: now() })))
      throw new OrderLeaseLost();
  };
  try {
    return await baselinker.addOrder(params, markSubmitted);
  } catch (error) {
    if (!(error instanceof BaselinkerFailure) || error.kind !== "refused") throw error;
    if ((await baselinker.orderStatuses()).includes(String(settings.statusId))) throw error;
    const problem = `Nie ma statusu zamówień ${settings.statusId} (warehouseOrders w shop.config.ts).`;
    throw new BaselinkerFailure("settings", problem);
  }
}
