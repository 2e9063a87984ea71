import { endOfNextWorkingDay, isWorkingDay } from "../text/working-days.ts";

const hourMs = 3_600_000;
const defaultHours = 24;

/**
 * Until when the terms promise a confirmation: `times.reply` after the order, or, when that is on a
 * day off, until the end of the next working day.
 */
export function confirmationDeadline(acceptedAt: number, reply: string): number {
  const at = acceptedAt + confirmationHours(reply) * hourMs;
  return isWorkingDay(at) ? at : endOfNextWorkingDay(at);
}

/** Reads `24 godzin`, `48 h` and `2 dni`; 24 hours where it says something else. */
export function confirmationHours(reply: string): number {
  const [, count, unit = ""] = /(\d+)\s*(h|godz|dni|dzień|dzie)/i.exec(reply) ?? [];
  if (count === undefined) return defaultHours;
  return Number(count) * (unit.toLowerCase().startsWith("d") ? 24 : 1);
}
