/** What one sender may ask for: so much at once, and one more each time that has passed. */
export type Budget = { atOnce: number; everyMs: number };

/**
 * All that has to be known of a sender is when its budget will be whole again (the generic cell rate
 * algorithm): each request moves that moment on, and it may not lie further away than a whole
 * budget takes to fill. A request that is refused moves nothing.
 */
export function spend(wholeAt: number, cost: number, budget: Budget, now: number) {
  const after = Math.max(wholeAt, now) + cost;
  const admitted = after - now <= wholeMs(budget);
  return { admitted, wholeAt: admitted ? after : wholeAt };
}

/** In whole seconds, as `Retry-After` has it, until one more is admitted. */
export function secondsUntilNext(wholeAt: number, budget: Budget, now: number): number {
  const wait = wholeAt + budget.everyMs - wholeMs(budget) - now;
  return Math.max(1, Math.ceil(wait / 1000));
}

/** How long it takes until nothing is left of what was spent. */
export function wholeMs({ atOnce, everyMs }: Budget): number {
  return atOnce * everyMs;
}
