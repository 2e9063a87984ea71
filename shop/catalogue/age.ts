/** Minimum age in months: lower bound inclusive, upper bound exclusive. */
export const ageBands = {
  "0-1": [0, 12],
  "1-3": [12, 36],
  "3-5": [36, 72],
  "6-8": [72, 108],
  "9": [108, Infinity],
} as const;

export type AgeBand = keyof typeof ageBands;

// Integer-like keys come first in an object, so the names are sorted.
export const ageBandNames = (Object.keys(ageBands) as AgeBand[]).toSorted();

export const ageLabels: Record<AgeBand, string> = {
  "0-1": "do 1\u00a0roku",
  "1-3": "1–3\u00a0lata",
  "3-5": "3–5\u00a0lat",
  "6-8": "6–8\u00a0lat",
  "9": "9\u00a0lat i\u00a0więcej",
};

export function isAgeBand(value: string): value is AgeBand {
  return Object.hasOwn(ageBands, value);
}

export function isWithinBand(months: number, band: AgeBand): boolean {
  const [youngest, older] = ageBands[band];
  return months >= youngest && months < older;
}

/** Formats a minimum age in months: `od urodzenia`, `od 18 miesięcy`, `od 3 lat`. */
export function formatMinAge(months: number): string {
  if (months === 0) return "od urodzenia";
  if (months === 12) return "od roku";
  if (months % 12 === 0) return `od ${months / 12}\u00a0lat`;
  return `od ${months}\u00a0${months === 1 ? "miesiąca" : "miesięcy"}`;
}

/** Formats a minimum age for a label: `0+`, `18 m+`, `3+`. */
export function formatShortAge(months: number): string {
  return months % 12 === 0 ? `${months / 12}+` : `${months}\u00a0m+`;
}
