import { callsPerMinute } from "../client/acquire-call.ts";

const windowMs = 61_000;

export function pauseBeforeSync(calls: number, callTimes: readonly number[], now: number): number {
  const recent = callTimes.filter((at) => at > now - windowMs);
  const left = callsPerMinute - recent.length;
  const steady = (calls * windowMs) / callsPerMinute;
  const untilFree = (call: number | undefined) => (call ?? now - windowMs) + windowMs - now;
  const free =
    left < calls ? untilFree(recent[calls - left - 1]) : (calls * untilFree(recent[0])) / left;
  return Math.ceil(Math.max(steady, free));
}
