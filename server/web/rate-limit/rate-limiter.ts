import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { Store } from "../../db/store.ts";
import { ipGroup } from "../client-ip.ts";
import type { FloodKind } from "./flood-kind.ts";
import { createBudgets } from "./budgets.ts";
import { secondsUntilNext, windowMs, type Budget } from "./rate-limit.ts";
import { floodLimit, limits, refundedShare, type LimitName } from "./limits.ts";

type Deps = {
  store: Pick<Store, "consumeBudget" | "refund" | "deleteExpiredBudgets">;
  /** Without it nobody can tell which address a mark stands for. */
  secret: string;
  now: () => number;
  log: Pick<Logger, "warn">;
};

export type RateLimitResult =
  | { admitted: true; refund: () => Promise<void> }
  | { admitted: false; retryAfter: number };

const minute = 60_000;

/**
 * Who may ask, and how often. Each process refuses by itself whom it knows to be over the limit;
 * about whom it would admit the database decides, for all processes together. While the database is
 * away each process counts for itself.
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
    // What was told in lumps cannot be taken back one by one.
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
    /** Whether more of this kind come from there than are read at all. */
    isFlooding: (ip: string, kind: FloodKind): boolean =>
      !known.consume(keyOf(`flood ${kind}`, ip, deps), floodLimit.intervalMs, floodLimit, now()),
    dropExpired,
    close: () => clearInterval(cleaning),
  };
}

/** The sender under one limit; another limit knows the same sender by another mark. */
function keyOf(name: string, ip: string, { secret }: Deps): string {
  const subject = `${name} ${ipGroup(ip)}`;
  return createHmac("sha256", secret).update(subject).digest("base64url");
}

/** A database that did not answer is not asked again at once. */
const retryAfterMs = 10_000;

/** The budgets that all processes share; undefined where the database could not be asked. */
function createSharedBudgets({ store, now, log }: Deps) {
  let retryAt = 0;

  async function query<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    if (now() < retryAt) return undefined;
    try {
      return await call();
    } catch (error) {
      const alreadyLogged = now() < retryAt;
      retryAt = now() + retryAfterMs;
      if (!alreadyLogged) log.warn({ err: error }, "limits are counted by each process for itself");
      return undefined;
    }
  }

  return {
    consume: (key: string, cost: number, budget: Budget, at: number) =>
      query(() => store.consumeBudget({ key, cost, windowMs: windowMs(budget), now: at })),
    refund: (key: string, cost: number) => query(() => store.refund(key, cost)),
    dropExpired: () => query(() => store.deleteExpiredBudgets(now())),
  };
}
