import { unit } from "./no-break-parts.ts";

const months =
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia";

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
