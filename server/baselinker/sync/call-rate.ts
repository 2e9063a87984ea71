import { callsPerMinute } from "../client/acquire-call.ts";

const windowMs = 61_000;

/**
 * Returns how long to pause before a sync of so many calls, in whole milliseconds. Spread evenly, the budget lasts; spent
 * at once, prices would be stale for the rest of the minute.
 */
export function pauseBeforeSync(calls: number, callTimes: readonly number[], now: number): number {
  const recent = callTimes.filter((at) => at > now - windowMs);
  const left = callsPerMinute - recent.length;
  const steady = (calls * windowMs) / callsPerMinute;
  const untilFree = (call: number | undefined) => (call ?? now - windowMs) + windowMs - now;
  const free =
    left < calls ? untilFree(recent[calls - left - 1]) : (calls * untilFree(recent[0])) / left;
  return Math.ceil(Math.max(steady, free));
}
