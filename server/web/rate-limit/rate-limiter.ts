import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Store } from "../../db/store.ts";
import { ipGroup } from "../request/client-ip.ts";
import type { FloodKind } from "../route-table.ts";
import { consume, secondsUntilNext, windowMs } from "./budgets.ts";
import {
  floodLimit,
  limits,
  refundedShare,
  type Budget,
  type Limit,
  type LimitName,
} from "./limits.ts";

type Deps = {
  store: Pick<Store, "rateLimits">;
  /** Prevents recovering IP addresses from the stored keys. */
  secret: string;
  now: () => number;
  log: Pick<Logger, "warn">;
};

export type RateLimitResult =
  | { admitted: true; refund: () => Promise<void> }
  | { admitted: false; retryAfter: number };

const minute = 60_000;
/** Beyond it the least recently used are evicted; the database still has them. */
const maxKnown = 20_000;

/** This process's view of a client's budget. */
type Known = { resetAt: number; unsynced: number };

/**
 * Limits requests per client. Each process rejects clients it knows to be over the limit; the
 * database decides about the others, for all processes. While it is unavailable, each process
 * counts by itself.
 */
export function createRateLimiter(deps: Deps) {
  const { now } = deps;
  const memoMethod = () => ({ resetAt: 0, unsynced: 0 });
  const known = new LRUCache<string, Known>({ max: maxKnown, memoMethod });
  const shared = createSharedBudgets(deps);
  const cleaning = setInterval(() => void dropExpired(), minute).unref();

  async function take(name: LimitName, ip: string): Promise<RateLimitResult> {
    const limit = limits[name];
    const key = keyOf(name, ip, deps);
    const budget = known.memo(key);
    const at = now();
    if (consumeRequest(budget, limit, at)) {
      const synced = await shared.sync(key, budget, limit, at);
      if (synced?.admitted === false) budget.resetAt -= limit.intervalMs;
      if (synced) budget.resetAt = Math.max(budget.resetAt, synced.resetAt);
      if (synced?.admitted !== false) return { admitted: true, refund: () => refund(key, name) };
    }
    return { admitted: false, retryAfter: secondsUntilNext(budget.resetAt, limit, at) };
  }

  async function refund(key: string, name: LimitName): Promise<void> {
    // Usage synced in batches cannot be refunded one by one.
    if (limits[name].syncEvery > 1) return;
    const returned = Math.round(limits[name].intervalMs * refundedShare);
    known.memo(key).resetAt -= returned;
    await shared.refund(key, returned);
  }

  async function dropExpired(): Promise<void> {
    for (const [key, { resetAt }] of known) if (resetAt <= now()) known.delete(key);
    await shared.dropExpired();
  }

  return {
    take,
    /** Returns whether a flood of this kind is coming from the client. */
    isFlooding: (ip: string, kind: FloodKind): boolean =>
      !consumeRequest(known.memo(keyOf(`flood ${kind}`, ip, deps)), floodLimit, now()),
    dropExpired,
    close: () => clearInterval(cleaning),
  };
}

/** Takes one request from the budget; returns whether it sufficed. */
function consumeRequest(known: Known, budget: Budget, now: number): boolean {
  const { admitted, resetAt } = consume(known.resetAt, budget.intervalMs, budget, now);
  known.resetAt = resetAt;
  if (admitted) known.unsynced += budget.intervalMs;
  return admitted;
}

/** A client has a different key under each limit. */
function keyOf(name: string, ip: string, { secret }: Deps): string {
  const subject = `${name} ${ipGroup(ip)}`;
  return createHmac("sha256", secret).update(subject).digest("base64url");
}

/** Pause after a database failure. */
const retryAfterMs = 10_000;

function createSharedBudgets({ store, now, log }: Deps) {
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
    /** Syncs usage once there is enough of it. */
    async sync(key: string, budget: Known, limit: Limit, at: number) {
      const { unsynced: cost } = budget;
      if (cost < limit.syncEvery * limit.intervalMs) return undefined;
      budget.unsynced = 0;
      const request = { key, cost, windowMs: windowMs(limit), now: at };
      return query(() => store.rateLimits.consume(request));
    },
    refund: (key: string, cost: number) => query(() => store.rateLimits.refund(key, cost)),
    dropExpired: () => query(() => store.rateLimits.deleteExpired(now())),
  };
}
