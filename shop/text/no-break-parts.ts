const units =
  "zł|PLN|szt|sztuk[aię]?|cm|mm|m|km|kg|g|ml|l|h|min|s|dni|dnia|dzień|lat|lata|roku|godz|godzin[aęy]?|minut[aęy]?|sekund[aęy]?|miesięcy|miesiąca|miesiące|V|W|mAh|GHz|%";
export const unit = `(?:${units})(?!\\p{L})`;
const range = String.raw`\d+:\d+–\d+:\d+|\d+[-–]\d+`;
const eMail = String.raw`[eE]-mail\p{L}*`;

const wordStart = String.raw`(?<![\p{L}\d])`;
const hyphenatedPattern = new RegExp(`${wordStart}(${range}|${eMail})`, "gu");
const quantity = String.raw`(?:${range}|\d+(?:,\d+)?) ${unit}`;
const oneLetterWords = "[aiouwzAIOUWZ] ";
const noBreakText = String.raw`(?:${oneLetterWords})*(?:${quantity}|${range}|${eMail})|(?:${oneLetterWords})+[\p{L}\d]{1,20}(?![\p{L}\d-])`;
const noBreakPattern = new RegExp(`${wordStart}(${noBreakText})`, "gu");

/**
 * `Piszemy e-mailem.` → `["Piszemy ", "e-mailem", "."]`: odd parts must not break at their hyphen.
 * Styled, not replaced by a no-break hyphen, so that copying and searching work.
 */
export function splitHyphenated(text: string): string[] {
  return text.split(hyphenatedPattern);
}

/**
 * Splits a text with plain spaces: odd parts also keep numbers with units and one-letter words
 * together.
 */
export function splitNoBreakParts(text: string): string[] {
  return text.split(noBreakPattern);
}
