const months =
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia";

const units =
  "zł|PLN|szt|sztuk[aię]?|cm|mm|m|km|kg|g|ml|l|h|min|s|dni|dnia|dzień|lat|lata|roku|godz|godzin[aęy]?|minut[aęy]?|sekund[aęy]?|miesięcy|miesiąca|miesiące|V|W|mAh|GHz|%";
const unit = `(?:${units})(?!\\p{L})`;
const range = String.raw`\d+:\d+–\d+:\d+|\d+[-–]\d+`;
const eMail = String.raw`[eE]-mail\p{L}*`;

const afterOneLetter = /(?<=^|[\s(„«])([aiouwzAIOUWZ]) (?=\S|$)/g;
const beforeUnit = new RegExp(`(\\d) (?=${unit})`, "gu");
const beforeMonth = new RegExp(`(\\d) (?=(?:${months}|r\\.)(?![\\p{L}]))`, "gu");
const afterAbbreviation = /(?<=^|[\s(])(art|ust|pkt|lit|nr)(\.?) (?=[\da-z])/g;
const beforeDash = /(?<=\S) (?=–)/g;

/**
 * Inserts no-break spaces as Polish typography requires: after one-letter words, before units,
 * months and dashes, inside legal references. A text may end in a one-letter word when a link
 * follows.
 */
export function addNonBreakingSpaces(text: string): string {
  return text
    .replace(afterOneLetter, "$1\u00a0")
    .replace(beforeUnit, "$1\u00a0")
    .replace(beforeMonth, "$1\u00a0")
    .replace(afterAbbreviation, "$1$2\u00a0")
    .replace(beforeDash, "\u00a0");
}

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
