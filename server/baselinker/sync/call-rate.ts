export const callsPerMinute = 60;
const windowMs = 61_000;

/**
 * How long to rest before a refresh of so many calls, so that the budget lasts: spent in a rush it
 * would leave prices standing still for the rest of the minute.
 */
export function pauseBeforeSync(calls: number, callTimes: readonly number[], now: number): number {
  const recent = callTimes.filter((at) => at > now - windowMs);
  const left = callsPerMinute - recent.length;
  const steady = (calls * windowMs) / callsPerMinute;
  const untilFree = (call: number | undefined) => (call ?? now - windowMs) + windowMs - now;
  if (left < calls) return Math.max(steady, untilFree(recent[calls - left - 1]));
  return Math.max(steady, (calls * untilFree(recent[0])) / left);
}
