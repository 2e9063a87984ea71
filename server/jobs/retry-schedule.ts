const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const firstPauses = [5 * second, 15 * second, minute, 5 * minute, 15 * minute];
const hourlyAttempts = 48;

/**
 * How long to wait after the given number of failed attempts: soon at first, then hourly for two
 * days, each ±20 % so that mails that failed together do not come back together. Undefined when it
 * is time to give up. `chance` is from 0 up to 1.
 */
export function pauseAfter(attempts: number, chance: number): number | undefined {
  if (attempts > firstPauses.length + hourlyAttempts) return undefined;
  const pause = firstPauses[attempts - 1] ?? hour;
  return Math.round(pause * (0.8 + 0.4 * chance));
}
