import {
  findOversold,
  type OpenLine,
  type OversoldLine,
} from "../../../shop/order/baselinker/oversold.ts";
import { listStockUnits } from "../../../shop/order/order.ts";
import { getOrderState } from "../../../shop/order/status/order-timeline.ts";
import { markOrderNotified } from "../../db/orders/external-orders.ts";
import type { Store } from "../../db/store.ts";
import type { JobLog } from "../../jobs/worker.ts";
import { changeOrder, type ChangeDeps } from "../../orders/change-order.ts";

type Deps = ChangeDeps & {
  store: Pick<Store, "orders" | "catalogue">;
  log: Pick<JobLog, "error">;
};

/**
 * Notifies the owner once of each open line for which the stock that was just read does not suffice.
 * Never throws: the next refresh looks again.
 */
export async function notifyOversold(readAt: number, deps: Deps): Promise<void> {
  try {
    const lines = await deps.store.orders.listOpenLines(readAt);
    const stock = await readStock(lines, deps);
    for (const [id, oversold] of findOversold(lines, (product) => stock.get(product)))
      await notify(id, oversold, deps);
  } catch (error) {
    deps.log.error({ err: error }, "The owner could not be notified of oversold orders");
  }
}

async function readStock(lines: readonly OpenLine[], { store }: Deps) {
  const units = lines.flatMap((line) => listStockUnits(line));
  const ids = [...new Set(units.map(({ id }) => id))];
  const products = ids.length > 0 ? await store.catalogue.findProducts(ids) : [];
  // The own stock of a product that has come to have variants says nothing of an earlier order.
  const single = [...products].filter(([, { bundle, hasVariants }]) => !bundle && !hasVariants);
  return new Map(single.map(([id, { stock, oversold = 0 }]) => [id, stock - oversold]));
}

function notify(id: string, oversold: readonly OversoldLine[], deps: Deps): Promise<void> {
  return changeOrder(deps, { id }, async (record, _now, trx) => {
    const isOpen = ["accepted", "confirmed"].includes(getOrderState(record.timeline));
    const keys = oversold.map(({ productId }) => keyOf(productId));
    const news = isOpen ? await markOrderNotified(trx, id, keys) : [];
    if (news.length === 0) return undefined;
    const unreported = oversold.filter(({ productId }) => news.includes(keyOf(productId)));
    const needs = { ...record, oversold: unreported };
    return { by: "shop", mails: [{ kind: "order-oversold", needs }] };
  });
}

function keyOf(productId: string): string {
  return `oversold ${productId}`;
}
