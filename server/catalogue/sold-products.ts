import type { Store } from "../db/store.ts";
import { dayMs, minuteMs } from "../../shop/time/durations.ts";

type Deps = { store: { orders: Pick<Store["orders"], "findSold"> }; now: () => number };

const soldWithinMs = 30 * dayMs;
const refreshMs = 10 * minuteMs;

/** More than the page shows, since some may be sold out. */
const maxProducts = 20;

/** What sold best, read once in ten minutes, in all processes at the same time. */
export function createSoldProducts({ store, now }: Deps) {
  let last: { period: number; ids: readonly string[] } | undefined;
  return async (): Promise<readonly string[]> => {
    const period = Math.floor(now() / refreshMs);
    if (last?.period !== period) {
      const since = period * refreshMs - soldWithinMs;
      last = { period, ids: await store.orders.findSold(since, maxProducts) };
    }
    return last.ids;
  };
}
