import { hourMs, minuteMs } from "../../shop/time/durations.ts";

const firstPauses = [5000, 15_000, minuteMs, 5 * minuteMs, 15 * minuteMs];
const defaultMaxHours = 2 * 24;

/**
 * Returns the pause before the next attempt: short at first, then hourly, for two days unless given,
 * with ±20 % jitter. Undefined when all attempts are used up. `chance` is in [0, 1).
 */
export function pauseAfter(
  attempts: number,
  chance: number,
  maxHours = defaultMaxHours,
): number | undefined {
  if (attempts > firstPauses.length + maxHours) return undefined;
  const pause = firstPauses[attempts - 1] ?? hourMs;
  return Math.round(pause * (0.8 + 0.4 * chance));
}
