/** Swedish is written `2026-11-20 23:05:00`. */
const warsawFormat = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "medium",
});

export function parseWarsawTime(text: string): number | undefined {
  const wall = Date.parse(`${text.replace(" ", "T")}Z`);
  if (Number.isNaN(wall)) return undefined;
  const guess = wall - getOffset(wall);
  // Near a DST change the first guess may be on its other side.
  return wall - getOffset(guess);
}

/** @param time on that day, as `9:00` */
export function atWarsawTime(day: string, time: string): number {
  return parseWarsawTime(`${day} ${time.padStart(5, "0")}:00`)!;
}

export function toWarsawClock(time: number): Date {
  return new Date(time + getOffset(time));
}

/** `2026-11-24` */
export function toWarsawDay(time: number): string {
  return toWarsawClock(time).toISOString().slice(0, 10);
}

/** `24.11.2026` */
export function formatWarsawDay(time: number): string {
  return toWarsawDay(time).split("-").toReversed().join(".");
}

function getOffset(time: number): number {
  const wall = Date.parse(`${warsawFormat.format(time).replace(" ", "T")}Z`);
  return wall - Math.floor(time / 1000) * 1000;
}
