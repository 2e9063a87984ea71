import { minuteMs } from "../../shop/time/durations.ts";

const maxShown = 5;

export function formatExamples(all: readonly string[]): string {
  const rest = all.length - maxShown;
  return `${all.slice(0, maxShown).join(", ")}${rest > 0 ? ` i jeszcze ${rest}` : ""}`;
}

/** `12 min`, `3 godz.`, `2 dni` */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minuteMs);
  if (minutes < 120) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} godz.`;
  return `${Math.floor(minutes / 1440)} dni`;
}
