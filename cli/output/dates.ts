import { isRealDay } from "../../shop/time/iso-day.ts";
import { parseWarsawTime, toWarsawClock } from "../../shop/time/warsaw-time.ts";
import { UsageError } from "../run/command.ts";
import { dayMs } from "../../shop/time/durations.ts";

/** Formats `2026-11-20 23:05` in Warsaw time. */
export function formatMoment(at: number | null | undefined): string {
  if (at === null || at === undefined) return "";
  return toWarsawClock(at).toISOString().slice(0, 16).replace("T", " ");
}

/** For JSON output. */
export function toIso(at: number | null | undefined): string | null {
  return at === null || at === undefined ? null : new Date(at).toISOString();
}

export const periodOptions = {
  since: { value: "RRRR-MM-DD", about: "złożone tego dnia lub później" },
  until: { value: "RRRR-MM-DD", about: "złożone najpóźniej tego dnia" },
};

/**
 * Parses whole days in Warsaw time.
 * @throws UsageError
 */
export function parsePeriod(values: Readonly<Record<string, string | undefined>>) {
  return {
    since: values.since === undefined ? undefined : startOf(values.since),
    until: values.until === undefined ? undefined : startOf(values.until, dayMs),
  };
}

/** Midnight in Warsaw at which the day begins, or the next one (`later`). @throws UsageError */
function startOf(day: string, later = 0): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isRealDay(day))
    throw new UsageError(`To nie jest dzień: ${day}. Napisz go tak: 2026-11-20.`);
  const date = new Date(Date.parse(day) + later).toISOString().slice(0, 10);
  return parseWarsawTime(`${date} 00:00:00`)!;
}
