import { sanitizeLine } from "../text/sanitize-text.ts";

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** Quotes around the whole, as a spreadsheet or a mail program has them. */
const quoted = /^["'`´„‚\p{Pi}\p{Pf}]+([^"'`´„‚\p{Pi}\p{Pf}]+)["'`´„‚\p{Pi}\p{Pf}]+$/u;

/** One line without anything invisible, whose dashes are hyphens. */
export function cleanLine(text: string): string {
  const line = text.replaceAll(ignorable, "").replaceAll(/[\p{Pd}−]/gu, "-");
  return sanitizeLine(sanitizeLine(line).replace(quoted, "$1"));
}

/** Letters and digits alone, in their simplest form. */
export function stripSeparators(text: string): string {
  return text
    .replaceAll(ignorable, "")
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** A pattern for the end of a long text would take quadratic time. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
