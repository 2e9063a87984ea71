import { dayMs, hourMs, minuteMs } from "../time/durations.ts";

/** PayU cancels an attempt that is not paid by then. */
export const attemptValidityMs = dayMs;

export const firstCheckMs = 2 * minuteMs;
/** Since the start of the attempt; later checks follow every hour. */
const firstChecks = [firstCheckMs, 10 * minuteMs, hourMs];

/** PayU's final status of an expired attempt may come this much later. */
const graceMs = 6 * hourMs;

const cancelRetryMs = 5 * minuteMs;

/**
 * Returns when to ask PayU again about an attempt that started at `startedAt`; undefined when its
 * end should have been known long ago.
 */
export function nextCheck(startedAt: number, now: number, mayBePaid: boolean): number | undefined {
  if (now > lastCheck(startedAt)) return undefined;
  const next = firstChecks.map((pause) => startedAt + pause).find((at) => at > now);
  return Math.min(next ?? now + hourMs, mayBePaid ? Infinity : now + cancelRetryMs);
}

export function lastCheck(startedAt: number): number {
  return startedAt + attemptValidityMs + graceMs;
}
