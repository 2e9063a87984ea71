/** What one sender may ask for: so much at once, and one more each time that has passed. */
export type Budget = { burst: number; intervalMs: number };

/**
 * All that has to be known of a sender is when its budget will be whole again (the generic cell rate
 * algorithm): each request moves that moment on, and it may not lie further away than a whole
 * budget takes to fill. A request that is refused moves nothing.
 */
export function consume(resetAt: number, cost: number, budget: Budget, now: number) {
  const after = Math.max(resetAt, now) + cost;
  const admitted = after - now <= windowMs(budget);
  return { admitted, resetAt: admitted ? after : resetAt };
}

/** In whole seconds, as `Retry-After` has it, until one more is admitted. */
export function secondsUntilNext(resetAt: number, budget: Budget, now: number): number {
  const wait = resetAt + budget.intervalMs - windowMs(budget) - now;
  return Math.max(1, Math.ceil(wait / 1000));
}

/** How long it takes until nothing is left of what was spent. */
export function windowMs({ burst, intervalMs }: Budget): number {
  return burst * intervalMs;
}
