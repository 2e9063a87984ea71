import type { Budget } from "./limits.ts";

type Known = { resetAt: number; unsynced: number };

/** The oldest entries are evicted; the database still has them. */
const maxKnown = 20_000;

/** This process's view of the budgets. */
export function createBudgets() {
  const known = new Map<string, Known>();

  function find(key: string): Known {
    const found = known.get(key);
    if (found) return found;
    if (known.size >= maxKnown) known.delete(known.keys().next().value!);
    const fresh = { resetAt: 0, unsynced: 0 };
    known.set(key, fresh);
    return fresh;
  }

  return {
    /** Returns whether the budget sufficed. */
    consume(key: string, cost: number, budget: Budget, now: number): boolean {
      const entry = find(key);
      const { admitted, resetAt } = consume(entry.resetAt, cost, budget, now);
      entry.resetAt = resetAt;
      if (admitted) entry.unsynced += cost;
      return admitted;
    },
    /** Returns the cost not yet synced to the database once it reaches `atLeast`, else 0. */
    unsynced(key: string, atLeast: number): number {
      const entry = find(key);
      const { unsynced } = entry;
      if (unsynced < atLeast) return 0;
      entry.unsynced = 0;
      return unsynced;
    },
    resetAt: (key: string) => find(key).resetAt,
    /** Merges the shared state of all processes. */
    merge(key: string, resetAt: number): void {
      const entry = find(key);
      entry.resetAt = Math.max(entry.resetAt, resetAt);
    },
    refund(key: string, cost: number): void {
      find(key).resetAt -= cost;
    },
    dropExpired(now: number): void {
      for (const [key, { resetAt }] of known) if (resetAt <= now) known.delete(key);
    },
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

/** The time that a full budget takes to refill. */
export function windowMs({ burst, intervalMs }: Budget): number {
  return burst * intervalMs;
}
