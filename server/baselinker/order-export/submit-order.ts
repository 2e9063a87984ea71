import type { WarehouseOrders } from "../../../shop/shop-config.ts";
import type { Order } from "../../../shop/order/order.ts";
import { createBaselinker, type Baselinker } from "../client/baselinker.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import { markOfOrder, orderParameters } from "./add-order-params.ts";
import type { SyncLog } from "../sync/result.ts";
import { callsAMinute } from "../sync/call-rate.ts";
import type { Mail } from "../../db/jobs/email.ts";
import type { WaitingOrder } from "../../db/jobs/order-export-queue.ts";
import type { Store } from "../../db/store.ts";
import type { ToCancel } from "./cancellation-email.ts";

/** Longer than a call and the pauses around it. */
export const leaseMs = 2 * 60_000;

/** Another process has the order in its hands, or it was cancelled that moment. */
export class OrderLost extends Error {}

export type SendMeans = {
  store: Store;
  wish: WarehouseOrders;
  url: string;
  token: string;
  fetch: typeof fetch;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Names this process among those that share the database. */
  owner: string;
  /** Asks the owner to cancel there what was cancelled here. */
  cancelMail: (entry: ToCancel, writtenAt: number) => Mail;
  log: SyncLog;
};

/**
 * Enters the order, unless the warehouse has it already or it was cancelled.
 * @throws BaselinkerFailure, OrderLost
 */
export async function sendOrder(waiting: WaitingOrder, means: SendMeans): Promise<void> {
  const { id, askedAt, cancelledAt } = waiting;
  const order = await means.store.findOrder(id);
  if (!order) return means.store.dropWarehouseOrder(id);
  const baselinker = openBaselinker(id, means);
  const found = askedAt === null ? undefined : await lookFor(order, baselinker);
  if (found === undefined && cancelledAt !== null) return means.store.dropWarehouseOrder(id);
  const number = found ?? (await enter(order, baselinker, means));
  const now = means.now();
  const cancelled = await means.store.recordInWarehouse({ id, now, keptAs: number }, () =>
    means.cancelMail({ number: order.number, keptAs: number }, now),
  );
  const details = { order: order.number, baselinker: number };
  if (!cancelled) means.log.info(details, "The order is in the warehouse");
  else
    means.log.warn(details, "Zamówienie anulowano w sklepie, a BaseLinker je ma. Anuluj je tam.");
}

/** Each call prolongs the claim and takes its turn in the budget that all share. */
function openBaselinker(id: string, means: SendMeans): Baselinker {
  const { store, owner, now, wait } = means;
  async function takeTurn(): Promise<void> {
    for (;;) {
      if (!(await store.holdWarehouseOrder({ id, owner, now: now() }, leaseMs))) {
        throw new OrderLost();
      }
      const pause = await store.takeCallForOrder(now(), callsAMinute);
      if (pause === 0) return;
      await wait(pause);
    }
  }
  return createBaselinker({ ...means, takeTurn });
}

/** Its answer may have been lost: a second asking would make a second order. */
async function lookFor(order: Order, baselinker: Baselinker): Promise<string | undefined> {
  try {
    return await baselinker.findOrder(markOfOrder(order), order.acceptedAt);
  } catch (error) {
    if (!(error instanceof BaselinkerFailure) || error.kind !== "refused") throw error;
    throw new BaselinkerFailure("transport", error.message);
  }
}

async function enter(order: Order, baselinker: Baselinker, means: SendMeans): Promise<string> {
  const { store, owner, now, wish } = means;
  const { source } = await store.warehouseFrame();
  if (!source) throw new BaselinkerFailure("transport", "the warehouse has not been read yet");
  const goods = await store.findHeld(order.lines.map(({ productId }) => productId));
  const parameters = orderParameters(order, { ...means, source, goods });
  const ask = async () => {
    if (!(await store.askWarehouse({ id: order.id, owner, now: now() }))) throw new OrderLost();
  };
  try {
    return await baselinker.addOrder(parameters, ask);
  } catch (error) {
    if (!(error instanceof BaselinkerFailure) || error.kind !== "refused") throw error;
    if ((await baselinker.orderStatuses()).includes(String(wish.statusId))) throw error;
    const problem = `Nie ma statusu zamówień ${wish.statusId} (warehouseOrders w shop.config.ts).`;
    throw new BaselinkerFailure("settings", problem);
  }
}
