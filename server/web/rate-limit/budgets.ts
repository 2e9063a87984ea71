import type { Budget } from "./limits.ts";

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
