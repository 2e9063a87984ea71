import type { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Store } from "../../db/store.ts";
import { windowMs } from "./budgets.ts";
import type { Limit } from "./limits.ts";

export type Known = { resetAt: number; unsynced: number };

type Deps = {
  store: Pick<Store, "rateLimits">;
  now: () => number;
  log: Pick<Logger, "warn">;
};

const retryAfterMs = 10_000;

export function createSharedBudgets({ store, now, log }: Deps) {
  let retryAt = 0;

  async function query<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    if (now() < retryAt) return undefined;
    try {
      return await call();
    } catch (error) {
      const message = "rate limits are counted per process: the database is unavailable";
      if (now() >= retryAt) log.warn({ err: error }, message);
      retryAt = now() + retryAfterMs;
      return undefined;
    }
  }

  return {
    async sync(key: string, budget: Known, limit: Limit, at: number) {
      const { unsynced: cost } = budget;
      if (cost < limit.syncEvery * limit.intervalMs) return undefined;
      budget.unsynced = 0;
      const request = { key, cost, windowMs: windowMs(limit), now: at };
      return query(() => store.rateLimits.consume(request));
    },
    async refund(key: string, cost: number): Promise<void> {
      if (cost > 0) await query(() => store.rateLimits.refund(key, cost));
    },
    async dropExpired(known: LRUCache<string, Known>): Promise<void> {
      for (const [key, { resetAt }] of known) if (resetAt <= now()) known.delete(key);
      await query(() => store.rateLimits.deleteExpired(now()));
    },
  };
}
