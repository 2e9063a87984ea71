import { atWarsawTime, toWarsawDay } from "../../time/warsaw-time.ts";
import { dayMs, hourMs } from "../../time/durations.ts";

/** A machine that was off at the hour does the work when it is on again, but not in the evening. */
const windowMs = 5 * hourMs;

/**
 * Decides about daily work at an hour of Warsaw: whether to do it now, and when to look again. The
 * day of the run names it, so that it is done once.
 */
export function planDaily(now: number, hour: number) {
  const day = toWarsawDay(now);
  const today = atWarsawTime(day, `${hour}:00`);
  const tomorrow = atWarsawTime(toWarsawDay(today + dayMs), `${hour}:00`);
  if (now < today) return { due: false, day, nextAt: today };
  return { due: now < today + windowMs, day, nextAt: tomorrow };
}
