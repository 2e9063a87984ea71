import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { Store } from "../../db/store.ts";
import { ipGroup } from "../request/client-ip.ts";
import type { FloodKind } from "../route-table.ts";
import { createBudgets, secondsUntilNext, windowMs } from "./budgets.ts";
import { floodLimit, limits, refundedShare, type Budget, type LimitName } from "./limits.ts";

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

/**
 * Limits requests per client. Each process rejects clients it knows to be over the limit; the
 * database decides about the others, for all processes. While it is unavailable, each process
 * counts by itself.
 */
export function createRateLimiter(deps: Deps) {
  const { now } = deps;
  const known = createBudgets();
  const shared = createSharedBudgets(deps);
  const cleaning = setInterval(() => void dropExpired(), minute).unref();

  async function take(name: LimitName, ip: string): Promise<RateLimitResult> {
    const limit = limits[name];
    const key = keyOf(name, ip, deps);
    const cost = limit.intervalMs;
    const at = now();
    if (known.consume(key, cost, limit, at)) {
      const unsynced = known.unsynced(key, limit.syncEvery * cost);
      const synced = unsynced > 0 ? await shared.consume(key, unsynced, limit, at) : undefined;
      if (synced?.admitted === false) known.refund(key, cost);
      if (synced) known.merge(key, synced.resetAt);
      if (synced?.admitted !== false) return { admitted: true, refund: () => refund(key, name) };
    }
    return { admitted: false, retryAfter: secondsUntilNext(known.resetAt(key), limit, at) };
  }

  async function refund(key: string, name: LimitName): Promise<void> {
    // Usage synced in batches cannot be refunded one by one.
    if (limits[name].syncEvery > 1) return;
    const returned = Math.round(limits[name].intervalMs * refundedShare);
    known.refund(key, returned);
    await shared.refund(key, returned);
  }

  async function dropExpired(): Promise<void> {
    known.dropExpired(now());
    await shared.dropExpired();
  }

  return {
    take,
    /** Returns whether a flood of this kind is coming from the client. */
    isFlooding: (ip: string, kind: FloodKind): boolean =>
      !known.consume(keyOf(`flood ${kind}`, ip, deps), floodLimit.intervalMs, floodLimit, now()),
    dropExpired,
    close: () => clearInterval(cleaning),
  };
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
      const alreadyLogged = now() < retryAt;
      retryAt = now() + retryAfterMs;
      if (!alreadyLogged)
        log.warn(
          { err: error },
          "rate limits are counted per process: the database is unavailable",
        );
      return undefined;
    }
  }

  return {
    consume: (key: string, cost: number, budget: Budget, at: number) =>
      query(() => store.rateLimits.consume({ key, cost, windowMs: windowMs(budget), now: at })),
    refund: (key: string, cost: number) => query(() => store.rateLimits.refund(key, cost)),
    dropExpired: () => query(() => store.rateLimits.deleteExpired(now())),
  };
}
