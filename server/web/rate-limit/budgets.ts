import { consume, type Budget } from "./rate-limit.ts";

type Known = { resetAt: number; unsynced: number };

/** A network may have many addresses; the oldest make room, and the database still knows them. */
const maxKnown = 20_000;

/** What this process knows of the senders' budgets, in memory alone. */
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
    /** Whether there was enough left. */
    consume(key: string, cost: number, budget: Budget, now: number): boolean {
      const entry = find(key);
      const { admitted, resetAt } = consume(entry.resetAt, cost, budget, now);
      entry.resetAt = resetAt;
      if (admitted) entry.unsynced += cost;
      return admitted;
    },
    /** What the other processes have not heard of, once it is worth telling; else 0. */
    unsynced(key: string, atLeast: number): number {
      const entry = find(key);
      const { unsynced } = entry;
      if (unsynced < atLeast) return 0;
      entry.unsynced = 0;
      return unsynced;
    },
    resetAt: (key: string) => find(key).resetAt,
    /** What all processes together have spent. */
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
