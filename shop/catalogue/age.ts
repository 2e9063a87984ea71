/** Formats a minimum age in months: `od urodzenia`, `od 18 miesięcy`, `od 3 lat`. */
export function formatMinAge(months: number): string {
  if (months === 0) return "od urodzenia";
  if (months === 12) return "od roku";
  if (months % 12 === 0) return `od ${months / 12}\u00a0lat`;
  return `od ${months}\u00a0${months === 1 ? "miesiąca" : "miesięcy"}`;
}
