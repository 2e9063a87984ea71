const months =
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia";

const afterOneLetter = /(?<=^|[\s(„«])([aiouwzAIOUWZ]) (?=\S|$)/g;
const beforeUnit =
  /(\d) (?=(?:zł|PLN|szt|cm|mm|m|km|kg|g|ml|l|h|min|s|dni|lat|godz|miesięcy|miesiąca|miesiące|V|W|%)(?![\p{L}]))/gu;
const beforeMonth = new RegExp(`(\\d) (?=(?:${months}|r\\.)(?![\\p{L}]))`, "gu");
const afterAbbreviation = /(?<=^|[\s(])(art|ust|pkt|lit|nr)(\.?) (?=[\da-z])/g;
const beforeDash = /(?<=\S) (?=–)/g;

/**
 * Puts no-break spaces where Polish typesetting asks for them: after one-letter words, before
 * units and months, inside references to the law, before a dash. A text may also end in a
 * one-letter word: a link or an emphasis then goes on with the line.
 */
export function polishSpaces(text: string): string {
  return text
    .replace(afterOneLetter, "$1\u00a0")
    .replace(beforeUnit, "$1\u00a0")
    .replace(beforeMonth, "$1\u00a0")
    .replace(afterAbbreviation, "$1$2\u00a0")
    .replace(beforeDash, "\u00a0");
}
