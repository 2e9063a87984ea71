/** What begins after this many letters may be cut from a card. */
const maxWholeLength = 45;
/** A longer one is no name; its end is searched for at every letter. */
const maxNameLength = 300;

const longName = /^(.{20,}?[\s,–-]+)((?:rozmiar |nr )?\d[^\s,]*(?: [^\s,]{1,12}){0,2})$/u;

/**
 * Splits a long name before the size or number that it ends with, so that a card shows that whole:
 * `Klocki konstrukcyjne Port z latarnią, 120 elementów` ends with `120 elementów`.
 */
export function splitProductName(name: string): readonly [start: string, end: string] {
  const parts = isLong(name) ? longName.exec(name) : null;
  return parts ? [parts[1]!, parts[2]!] : [name, ""];
}

function isLong({ length }: string): boolean {
  return length > maxWholeLength && length <= maxNameLength;
}

const whole = [
  String.raw`\d+ w \d+`,
  String.raw`(?:rozmiar |nr )?\d[^\s,]*(?: \p{Ll}{1,11})?`,
  String.raw`\p{L}{1,7}(?:-\p{L}{1,7})+`,
  String.raw`[aiouwzAIOUWZ] [\p{L}\d]{1,12}`,
  String.raw`(?=.{3,15}(?:,|$))\p{L}+ \p{L}+(?=,|$)`,
  String.raw`\p{L}{1,13} –`,
].join("|");
const noBreakPattern = new RegExp(String.raw`(?<![\p{L}\d-])(${whole})(?![\p{L}\d-])`, "gu");

/** Odd parts stay on one line: `Bul-Bul`, `3 w 1`, `48 elementów`, `lalek Bryza`. */
export function splitNameParts(name: string): string[] {
  return name.split(noBreakPattern);
}
