import { atWarsawTime, parseWarsawTime, toWarsawClock, toWarsawDay } from "./warsaw-time.ts";
import { dayMs } from "./durations.ts";

/** Polish holidays with a fixed date, as `MM-DD`. */
const fixedHolidays = new Set([
  "01-01",
  "01-06",
  "05-01",
  "05-03",
  "08-15",
  "11-01",
  "11-11",
  "12-24",
  "12-25",
  "12-26",
]);

/** Days after Easter Sunday: itself, Easter Monday, Pentecost, Corpus Christi. */
const movableHolidays = new Set([0, 1, 49, 60]);

export function isWorkingDay(at: number): boolean {
  const clock = toWarsawClock(at);
  const weekday = clock.getUTCDay();
  const date = clock.toISOString().slice(0, 10);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const sinceEaster = Math.round((midnight - easterSunday(clock.getUTCFullYear())) / dayMs);
  const isHoliday = fixedHolidays.has(date.slice(5)) || movableHolidays.has(sinceEaster);
  return weekday >= 1 && weekday <= 5 && !isHoliday;
}

export function endOfNextWorkingDay(at: number): number {
  // Noon of each day, which exists whatever the daylight saving time.
  let noon = atWarsawTime(toWarsawDay(at), "12:00");
  do noon += dayMs;
  while (!isWorkingDay(noon));
  return parseWarsawTime(`${toWarsawDay(noon)} 23:59:59`)! + 1000;
}

/** Midnight in UTC of Easter Sunday, by the anonymous Gregorian algorithm. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
