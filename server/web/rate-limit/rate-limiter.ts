import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { Store } from "../../db/store.ts";
import { addressGroup } from "../client-ip.ts";
import type { FloodKind } from "./flood-kind.ts";
import { createBudgets } from "./budgets.ts";
import { secondsUntilNext, wholeMs, type Budget } from "./rate-limit.ts";
import { floodLimit, limits, refundedShare, type LimitName } from "./limits.ts";

type Means = {
  store: Pick<Store, "spendBudget" | "giveBack" | "forgetWholeBudgets">;
  /** Without it nobody can tell which address a mark stands for. */
  secret: string;
  now: () => number;
  log: Pick<Logger, "warn">;
};

export type Taken =
  | { admitted: true; giveBack: () => Promise<void> }
  | { admitted: false; retryAfter: number };

const minute = 60_000;

/**
 * Who may ask, and how often. Each process refuses by itself whom it knows to be over the limit;
 * about whom it would admit the database decides, for all processes together. While the database is
 * away each process counts for itself.
 */
export function createRateLimiter(means: Means) {
  const { now } = means;
  const known = createBudgets();
  const shared = createSharing(means);
  const cleaning = setInterval(() => void forgetOld(), minute).unref();

  async function take(name: LimitName, address: string): Promise<Taken> {
    const limit = limits[name];
    const key = mark(name, address, means);
    const cost = limit.everyMs;
    const at = now();
    if (known.spend(key, cost, limit, at)) {
      const untold = known.untold(key, limit.toldEvery * cost);
      const told = untold > 0 ? await shared.spend(key, untold, limit, at) : undefined;
      if (told?.admitted === false) known.giveBack(key, cost);
      if (told) known.learn(key, told.wholeAt);
      if (told?.admitted !== false) return { admitted: true, giveBack: () => giveBack(key, name) };
    }
    return { admitted: false, retryAfter: secondsUntilNext(known.wholeAt(key), limit, at) };
  }

  async function giveBack(key: string, name: LimitName): Promise<void> {
    // What was told in lumps cannot be taken back one by one.
    if (limits[name].toldEvery > 1) return;
    const returned = Math.round(limits[name].everyMs * refundedShare);
    known.giveBack(key, returned);
    await shared.giveBack(key, returned);
  }

  async function forgetOld(): Promise<void> {
    known.forgetWhole(now());
    await shared.forgetWhole();
  }

  return {
    take,
    /** Whether more of this kind come from there than are read at all. */
    isFlooding: (address: string, kind: FloodKind): boolean =>
      !known.spend(mark(`flood ${kind}`, address, means), floodLimit.everyMs, floodLimit, now()),
    forgetOld,
    close: () => clearInterval(cleaning),
  };
}

/** The sender under one limit; another limit knows the same sender by another mark. */
function mark(name: string, address: string, { secret }: Means): string {
  const sender = `${name} ${addressGroup(address)}`;
  return createHmac("sha256", secret).update(sender).digest("base64url");
}

/** A database that did not answer is not asked again at once. */
const leaveAloneMs = 10_000;

/** The budgets that all processes share; undefined where the database could not be asked. */
function createSharing({ store, now, log }: Means) {
  let leftAloneUntil = 0;

  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    if (now() < leftAloneUntil) return undefined;
    try {
      return await question();
    } catch (error) {
      const heard = now() < leftAloneUntil;
      leftAloneUntil = now() + leaveAloneMs;
      if (!heard) log.warn({ err: error }, "limits are counted by each process for itself");
      return undefined;
    }
  }

  return {
    spend: (key: string, cost: number, budget: Budget, at: number) =>
      ask(() => store.spendBudget({ key, cost, whole: wholeMs(budget), now: at })),
    giveBack: (key: string, cost: number) => ask(() => store.giveBack(key, cost)),
    forgetWhole: () => ask(() => store.forgetWholeBudgets(now())),
  };
}
