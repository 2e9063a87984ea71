import { stripSeparators } from "../../field/clean-line.ts";

/** GTIN-8, 12, 13 or 14 that a maker can have been given: `docs/operations.md` says what feeds need. */
export function isGtin(text: string): boolean {
  return findGtinError(text) === undefined;
}

export type GtinError = "length" | "check-digit" | "internal";

export function findGtinError(text: string): GtinError | undefined {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return "length";
  if (calculateCheckDigit(text.slice(0, -1)) !== Number(text.at(-1))) return "check-digit";
  return isInternal(text) ? "internal" : undefined;
}

const maxDigits = 14;

/** `590-1234 123457` → `5901234123457`; what is no number, or more than one, stays as typed. */
export function formatEan(text: string): string {
  const digits = stripSeparators(text);
  return /^\d+$/.test(digits) && digits.length <= maxDigits ? digits : text;
}

/** GS1 numbers for use within a company (02, 04, 2; of eight digits 0, 2) and coupons (05, 98, 99). */
function isInternal(text: string): boolean {
  if (text.length === 8) return /^[02]/.test(text);
  return /^(?:02|04|05|2|98|99|0+$)/.test(text.padStart(maxDigits, "0").slice(1));
}

/** GS1 check digit: weights 3 and 1 alternate from the right. */
function calculateCheckDigit(body: string): number {
  const sum = Array.from(body, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
