import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Store } from "../../db/store.ts";
import type { Budget, Limit } from "./limits.ts";

type Known = { resetAt: number; unsynced: number };

type Deps = {
  store: Pick<Store, "rateLimits">;
  now: () => number;
  log: Pick<Logger, "warn">;
};

/** Beyond it the least recently used are evicted; the database still has them. */
const maxKnown = 20_000;

const retryAfterMs = 10_000;

/**
 * Each process rejects clients it knows to be over the limit; the database decides about the others,
 * for all processes. While it is unavailable, each process counts by itself.
 */
export function createSharedBudgets({ store: { rateLimits }, now, log }: Deps) {
  const known = new LRUCache<string, Known>({
    max: maxKnown,
    memoMethod: () => ({ resetAt: 0, unsynced: 0 }),
  });
  const query = createQuery({ now, log });

  function takeHere(key: string, budget: Budget): boolean {
    const own = known.memo(key);
    const { admitted, resetAt } = consume(own.resetAt, budget.intervalMs, budget, now());
    own.resetAt = resetAt;
    if (admitted) own.unsynced += budget.intervalMs;
    return admitted;
  }

  return {
    takeHere,
    async take(key: string, limit: Limit): Promise<boolean> {
      if (!takeHere(key, limit)) return false;
      const own = known.memo(key);
      const { unsynced: cost } = own;
      if (cost < limit.syncEvery * limit.intervalMs) return true;
      own.unsynced = 0;
      const request = { key, cost, windowMs: windowMs(limit), now: now() };
      const synced = await query(() => rateLimits.consume(request));
      if (!synced) return true;
      if (!synced.admitted) own.resetAt -= limit.intervalMs;
      own.resetAt = Math.max(own.resetAt, synced.resetAt);
      return synced.admitted;
    },
    async refund(key: string, cost: number): Promise<void> {
      known.memo(key).resetAt -= cost;
      if (cost > 0) await query(() => rateLimits.refund(key, cost));
    },
    secondsUntilNext: (key: string, limit: Limit): number =>
      secondsUntilNext(known.memo(key).resetAt, limit, now()),
    async dropExpired(): Promise<void> {
      for (const [key, { resetAt }] of known) if (resetAt <= now()) known.delete(key);
      await query(() => rateLimits.deleteExpired(now()));
    },
  };
}

function createQuery({ now, log }: Pick<Deps, "now" | "log">) {
  let retryAt = 0;
  return async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
    if (now() < retryAt) return undefined;
    try {
      return await call();
    } catch (error) {
      const message = "rate limits are counted per process: the database is unavailable";
      if (now() >= retryAt) log.warn({ err: error }, message);
      retryAt = now() + retryAfterMs;
      return undefined;
    }
  };
}

/**
 * The generic cell rate algorithm: a budget's state is the time at which it will be full again.
 * Each request moves it on, by at most a full window. A rejected request changes nothing.
 */
export function consume(resetAt: number, cost: number, budget: Budget, now: number) {
  const after = Math.max(resetAt, now) + cost;
  const admitted = after - now <= windowMs(budget);
  return { admitted, resetAt: admitted ? after : resetAt };
}

/** Whole seconds until the next request is admitted, for `Retry-After`. */
export function secondsUntilNext(resetAt: number, budget: Budget, now: number): number {
  const wait = resetAt + budget.intervalMs - windowMs(budget) - now;
  return Math.max(1, Math.ceil(wait / 1000));
}

export function windowMs({ burst, intervalMs }: Budget): number {
  return burst * intervalMs;
}
