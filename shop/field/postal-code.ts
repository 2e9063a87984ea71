import { cleanLine, stripSeparators } from "./clean-line.ts";

/** `PL 12 345` → `12-345`; what has not five digits stays as typed. */
export function formatPostalCode(text: string): string {
  const digits = stripSeparators(text).replace(/^PL/i, "");
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : cleanLine(text);
}
