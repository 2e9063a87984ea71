import { minuteMs } from "../../shop/time/durations.ts";

const maxShown = 5;

type Found = { references: readonly string[]; since?: number | undefined };

/** An alert that counts what was found and names some: `Zwroty: 2, np. L-1042-R1, L-1043-R1`. */
export function describeFound(found: Found | undefined, text: string, advice: string) {
  if (!found || found.references.length === 0) return undefined;
  const { references, since } = found;
  const counted = `${text}: ${references.length}, np. ${formatExamples(references)}`;
  return { since, text: counted, advice };
}

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
