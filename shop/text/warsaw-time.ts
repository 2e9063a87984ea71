const warsawFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "medium",
});

/** `2022-05-03 17:15:34` on a clock in Warsaw, as milliseconds. Undefined when it is no time. */
export function parseWarsawTime(text: string): number | undefined {
  const wall = Date.parse(`${text.replace(" ", "T")}Z`);
  if (Number.isNaN(wall)) return undefined;
  const guess = wall - getOffset(wall);
  // Near a change of the clock the first guess may lie on its other side.
  return wall - getOffset(guess);
}

/** What a clock in Warsaw shows, as if it stood in UTC: for `getUTCFullYear` and its like. */
export function toWarsawClock(time: number): Date {
  return new Date(time + getOffset(time));
}

/** How far Warsaw is ahead of UTC. */
function getOffset(time: number): number {
  const parts = warsawFormat.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return wall - Math.floor(time / 1000) * 1000;
}
