import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { categoryTexts, hideProductsWithoutSafetyData, promotions } from "../../../shop.config.ts";
import type { Store } from "../../db/store.ts";
import type { Env } from "../../env.ts";
import type { JobLog } from "../../jobs/worker.ts";

export const silentLog: JobLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

type SyncParts = { env: Env; store: Store; now?: () => number; log?: JobLog };

export function syncOptions(
  { env, store, now = Date.now, log = silentLog }: SyncParts,
  token: string,
  closing?: AbortSignal,
) {
  return {
    ...connectionOptions(env, token, closing),
    now,
    store,
    lists: categoryTexts,
    promotions,
    hidesUnsafe: hideProductsWithoutSafetyData,
    syncMs: env.BASELINKER_SYNC_SECONDS * 1000,
    workerId: randomUUID(),
    log,
  };
}

export function connectionOptions(env: Env, token: string, closing?: AbortSignal) {
  return {
    token,
    url: env.BASELINKER_URL,
    preference: {
      inventory: env.BASELINKER_INVENTORY_ID,
      priceGroup: env.BASELINKER_PRICE_GROUP,
      regularPriceGroup: env.BASELINKER_REGULAR_PRICE_GROUP,
      warehouses: env.BASELINKER_WAREHOUSES,
    },
    fetch,
    now: Date.now,
    wait: (ms: number) => pause(ms, undefined, { signal: closing }),
  };
}
