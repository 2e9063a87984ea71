const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const firstPauses = [5 * second, 15 * second, minute, 5 * minute, 15 * minute];
const hourlyAttempts = 48;

/**
 * Returns the pause before the next attempt: short at first, then hourly for two days, with ±20 %
 * jitter. Undefined when all attempts are used up. `chance` is in [0, 1).
 */
export function pauseAfter(attempts: number, chance: number): number | undefined {
  if (attempts > firstPauses.length + hourlyAttempts) return undefined;
  const pause = firstPauses[attempts - 1] ?? hour;
  return Math.round(pause * (0.8 + 0.4 * chance));
}
