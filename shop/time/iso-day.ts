/** `24.11.2026` → `2026-11-24` */
export function toIsoDay(date: string): string {
  return date.split(".").toReversed().join("-");
}

export function isRealDay(isoDay: string): boolean {
  const date = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay);
}
