const warsawFormat = new Intl.DateTimeFormat("en-GB", {
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

export function toWarsawClock(time: number): Date {
  return new Date(time + getOffset(time));
}

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
