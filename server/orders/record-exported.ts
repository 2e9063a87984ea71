import { finishFailedExport } from "../db/orders/order-exports.ts";
import type { Database } from "../db/schema.ts";
import { changeOrder, changeOrderIn, type ChangeDeps } from "./change-order.ts";

type Exported = { id: string; externalId: string };

/**
 * Records that BaseLinker has the order; later syncs include it. Returns whether it was cancelled
 * meanwhile. Only the first record counts.
 */
export async function recordExported(
  trx: Database,
  { id, externalId }: Exported,
  deps: Omit<ChangeDeps, "store">,
): Promise<boolean> {
  let isCancelled = false;
  await changeOrderIn(trx, deps, { id }, (order) => {
    if (order.externalId !== undefined) return undefined;
    isCancelled = order.timeline.cancelledAt !== undefined;
    return { by: "shop", externalId };
  });
  return isCancelled;
}

/** Records that the owner entered an order by hand whose export had failed; false if it had not. */
export async function recordEntered(
  { id, externalId }: Exported,
  deps: ChangeDeps,
): Promise<boolean> {
  let isRecorded = false;
  await changeOrder(deps, { id }, async (order, now, trx) => {
    const hasFailed = await finishFailedExport(trx, id, now);
    isRecorded = hasFailed && order.externalId === undefined;
    return isRecorded ? { by: "owner", externalId } : undefined;
  });
  return isRecorded;
}
