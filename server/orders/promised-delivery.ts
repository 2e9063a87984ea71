import { setTimeout as sleep } from "node:timers/promises";
import { findClockError } from "../../shop/time/clock.ts";
import {
  promiseDelivery,
  type DeliveryPromises,
} from "../../shop/order/delivery/delivery-promise.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Store } from "../db/store.ts";

type PromiseDeps = {
  shop: RunningShop;
  store: Pick<Store, "clock">;
  now: () => number;
};

const checkedMs = 15_000;
/** A page does not wait longer for the database. */
const maxWaitMs = 500;

export type PromisedDelivery = ReturnType<typeof createPromisedDelivery>;

export function createPromisedDelivery({ shop, store, now }: PromiseDeps) {
  const isClockRight = createClockCheck({ store, now });
  let found: { from: number; promises: DeliveryPromises } | undefined;

  /** Computed once per cut-off, since every request asks for the version. */
  function find(): DeliveryPromises {
    const at = now();
    if (!found || at < found.from || at >= found.promises.orderBefore) {
      found = { from: at, promises: promiseDelivery(at, shop) };
    }
    return found.promises;
  }

  return {
    async read(): Promise<DeliveryPromises | undefined> {
      return (await isClockRight()) ? find() : undefined;
    },
    version: () => String(find().orderBefore),
  };
}

function createClockCheck({ store, now }: Pick<PromiseDeps, "store" | "now">) {
  let last: { at: number; right: Promise<boolean> } | undefined;

  async function check(): Promise<boolean> {
    const readings = store.clock.read(now).catch(() => undefined);
    const read = await Promise.race([readings, sleep(maxWaitMs, undefined, { ref: false })]);
    return read !== undefined && findClockError(read) === undefined;
  }

  return (): Promise<boolean> => {
    const at = now();
    if (!last || Math.abs(at - last.at) > checkedMs) last = { at, right: check() };
    return last.right;
  };
}
