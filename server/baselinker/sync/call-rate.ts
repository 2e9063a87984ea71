export const callsAMinute = 60;
const windowMs = 61_000;

/**
 * How long to rest before a refresh of so many calls, so that the budget lasts: spent in a rush it
 * would leave prices standing still for the rest of the minute.
 */
export function restBefore(calls: number, made: readonly number[], now: number): number {
  const recent = made.filter((at) => at > now - windowMs);
  const left = callsAMinute - recent.length;
  const steady = (calls * windowMs) / callsAMinute;
  const untilFree = (call: number | undefined) => (call ?? now - windowMs) + windowMs - now;
  if (left < calls) return Math.max(steady, untilFree(recent[calls - left - 1]));
  return Math.max(steady, (calls * untilFree(recent[0])) / left);
}
