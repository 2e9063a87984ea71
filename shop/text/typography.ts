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
 * Puts no-break spaces where Polish typesetting asks for them: after one-letter words, before
 * units and months, inside references to the law, before a dash. A text may also end in a
 * one-letter word: a link or an emphasis then goes on with the line.
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
 * `Piszemy e-mailem.` → `["Piszemy ", "e-mailem", "."]`: the second part, and every second one after
 * it, is not to be broken at its hyphen. The page says so with a style: a hyphen of another kind
 * would be copied and searched for as well.
 */
export function splitHyphenated(text: string): string[] {
  return text.split(hyphenatedPattern);
}

/** The same for a text with plain spaces: also numbers with their units, and one-letter words. */
export function splitNoBreakParts(text: string): string[] {
  return text.split(noBreakPattern);
}
