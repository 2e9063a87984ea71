import { spend, type Budget } from "./rate-limit.ts";

type Known = { wholeAt: number; untold: number };

/** A network may have many addresses; the oldest make room, and the database still knows them. */
const mostKnown = 20_000;

/** What this process knows of the senders' budgets, in memory alone. */
export function createBudgets() {
  const known = new Map<string, Known>();

  function find(key: string): Known {
    const found = known.get(key);
    if (found) return found;
    if (known.size >= mostKnown) known.delete(known.keys().next().value!);
    const fresh = { wholeAt: 0, untold: 0 };
    known.set(key, fresh);
    return fresh;
  }

  return {
    /** Whether there was enough left. */
    spend(key: string, cost: number, budget: Budget, now: number): boolean {
      const own = find(key);
      const { admitted, wholeAt } = spend(own.wholeAt, cost, budget, now);
      own.wholeAt = wholeAt;
      if (admitted) own.untold += cost;
      return admitted;
    },
    /** What the other processes have not heard of, once it is worth telling; else 0. */
    untold(key: string, atLeast: number): number {
      const own = find(key);
      const { untold } = own;
      if (untold < atLeast) return 0;
      own.untold = 0;
      return untold;
    },
    wholeAt: (key: string) => find(key).wholeAt,
    /** What all processes together have spent. */
    learn(key: string, wholeAt: number): void {
      const own = find(key);
      own.wholeAt = Math.max(own.wholeAt, wholeAt);
    },
    giveBack(key: string, cost: number): void {
      find(key).wholeAt -= cost;
    },
    forgetWhole(now: number): void {
      for (const [key, { wholeAt }] of known) if (wholeAt <= now) known.delete(key);
    },
  };
}
