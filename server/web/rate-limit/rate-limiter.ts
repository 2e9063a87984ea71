import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Store } from "../../db/store.ts";
import { ipGroup } from "../request/client-ip.ts";
import type { FloodKind } from "../route-table.ts";
import { consume, secondsUntilNext } from "./budgets.ts";
import { mailboxOf } from "./mailbox.ts";
import { createSharedBudgets, type Known } from "./shared-budgets.ts";
import {
  floodLimit,
  guessLimit,
  limits,
  recipientLimit,
  refundedShare,
  type Budget,
  type Limit,
  type LimitName,
} from "./limits.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

type Deps = {
  store: Pick<Store, "rateLimits">;
  /** Prevents recovering IP and e-mail addresses from the stored keys. */
  secret: string;
  now: () => number;
  log: Pick<Logger, "warn">;
};

type Budgets = {
  takeFrom: (key: string, limit: Limit, at: number) => Promise<boolean>;
  refund: (key: string, cost: number) => Promise<void>;
  now: () => number;
};

export type RateLimitResult =
  | { admitted: true; refund: () => Promise<void> }
  | { admitted: false; retryAfter: number };

/** Links have a budget apart, so that nobody can use up the one of confirmations with them. */
export type RecipientMail = "recipient" | "link";

/** Beyond it the least recently used are evicted; the database still has them. */
const maxKnown = 20_000;

/**
 * Limits requests per client. Each process rejects clients it knows to be over the limit; the
 * database decides about the others, for all processes. While it is unavailable, each process
 * counts by itself.
 */
export function createRateLimiter(deps: Deps) {
  const { now } = deps;
  const known = new LRUCache<string, Known>({ max: maxKnown, memoMethod: newBudget });
  const shared = createSharedBudgets(deps);
  const dropExpired = () => shared.dropExpired(known);
  const cleaning = setInterval(() => void dropExpired(), minuteMs).unref();

  async function take(name: LimitName, ip: string): Promise<RateLimitResult> {
    const limit = limits[name];
    const key = keyOf(name, ipGroup(ip), deps);
    const at = now();
    if (await takeFrom(key, limit, at))
      return { admitted: true, refund: () => refund(key, refundOf(limit)) };
    return { admitted: false, retryAfter: secondsUntilNext(known.memo(key).resetAt, limit, at) };
  }

  async function takeFrom(key: string, limit: Limit, at: number): Promise<boolean> {
    const budget = known.memo(key);
    if (!consumeRequest(budget, limit, at)) return false;
    const synced = await shared.sync(key, budget, limit, at);
    if (synced?.admitted === false) budget.resetAt -= limit.intervalMs;
    if (synced) budget.resetAt = Math.max(budget.resetAt, synced.resetAt);
    return synced?.admitted !== false;
  }

  async function refund(key: string, cost: number): Promise<void> {
    known.memo(key).resetAt -= cost;
    await shared.refund(key, cost);
  }

  return {
    take,
    takeRecipient: (email: string, mail?: RecipientMail): Promise<boolean> =>
      takeFrom(recipientKey(email, deps, mail), recipientLimit, now()),
    refundRecipient: (email: string, mail?: RecipientMail): Promise<void> =>
      refund(recipientKey(email, deps, mail), recipientLimit.intervalMs),
    takeGuess: (ip: string) =>
      takeGuess(keyOf("guess", ipGroup(ip), deps), { takeFrom, refund, now }),
    isFlooding: (ip: string, kind: FloodKind): boolean =>
      !consumeRequest(known.memo(keyOf(`flood ${kind}`, ipGroup(ip), deps)), floodLimit, now()),
    dropExpired,
    close: () => clearInterval(cleaning),
  };
}

async function takeGuess(key: string, { takeFrom, refund, now }: Budgets) {
  const admitted = await takeFrom(key, guessLimit, now());
  return { admitted, refund: () => refund(key, guessLimit.intervalMs) };
}

function refundOf({ syncEvery, intervalMs }: Limit): number {
  return syncEvery > 1 ? 0 : Math.round(intervalMs * refundedShare);
}

function newBudget(): Known {
  return { resetAt: 0, unsynced: 0 };
}

function consumeRequest(known: Known, budget: Budget, now: number): boolean {
  const { admitted, resetAt } = consume(known.resetAt, budget.intervalMs, budget, now);
  known.resetAt = resetAt;
  if (admitted) known.unsynced += budget.intervalMs;
  return admitted;
}

function recipientKey(email: string, deps: Deps, mail: RecipientMail = "recipient"): string {
  return keyOf(mail, mailboxOf(email), deps);
}

export function keyOf(name: string, subject: string, { secret }: Pick<Deps, "secret">): string {
  return createHmac("sha256", secret).update(`${name} ${subject}`).digest("base64url");
}
