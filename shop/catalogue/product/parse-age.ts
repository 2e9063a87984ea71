import { normalize } from "../../text/normalize.ts";
import type { ChildAge } from "./age.ts";

const numerals = [
  ["jeden", "jedno"],
  ["dwa", "dwu"],
  ["trzy", "trzy"],
  ["cztery", "cztero"],
  ["piec", "piecio"],
  ["szesc", "szescio"],
  ["siedem", "siedmio"],
  ["osiem", "osmio"],
  ["dziewiec", "dziewiecio"],
  ["dziesiec", "dziesiecio"],
] as const;

const years = "rok|roku|lat|lata|letni\\w*|latek|latk\\w*";
const months = "m|mc|mies\\w*";
const number = `\\d{1,2}|${numerals.map(([word]) => word).join("|")}`;
const compound = numerals.map(([, word]) => word).join("|");

/** `3 lata`, `dla 3-latka`, `3–5 lat`, `3 do 5 lat`, `trzy lata`, `18 miesięcy`, normalized. */
const countedAge = new RegExp(
  `\\b(?:(${number}) (?:do )?)?(${number}) ?(?:(${years})|(${months}))(?= |$)`,
);
const compoundAge = new RegExp(`\\b(${compound})(?:latek|latk\\w*|letni\\w*)(?= |$)`);
const oneYear = /\b(?:od roku|roczek|roczk\w*|roczn\w*)(?= |$)/;
const halfYear = /\b(?:pol ?roku|polroczn\w*)(?= |$)/;

const maxMonths = 18 * 12;

export function extractAge(text: string): { age?: ChildAge; rest: string } {
  const normalized = normalize(spellOutAge(text));
  const found = findAge(normalized);
  if (!found || found.age.to > maxMonths) return { rest: normalized };
  const { match, age } = found;
  const rest = normalized.slice(0, match.index) + normalized.slice(match.index + match[0].length);
  return { age, rest: rest.replaceAll(/ +/g, " ").trim() };
}

export function parseAge(text: string): ChildAge | undefined {
  if (/urodzeni/i.test(text)) return { from: 0, to: 0 };
  return extractAge(text).age ?? extractAge(`${text} lat`).age;
}

/** Expands `3+` and `1,5 roku`, of which `normalize` keeps only digits. */
function spellOutAge(text: string): string {
  return text
    .replace(/\b(\d{1,2})\s?\+(?!\d)/, "$1 lat ")
    .replace(
      /\b(\d)[.,]5\s*(?:roku|lat\p{L}*)/u,
      (_, years) => `${Number(years) * 12 + 6} miesięcy`,
    );
}

function findAge(text: string): { match: RegExpExecArray; age: ChildAge } | undefined {
  const createMatch = (match: RegExpExecArray, age: number) => ({
    match,
    age: { from: age, to: age },
  });
  const half = halfYear.exec(text);
  if (half) return createMatch(half, 6);
  const range = countedAge.exec(text);
  if (range) return { match: range, age: parseRange(range) };
  const word = compoundAge.exec(text);
  if (word) return createMatch(word, 12 * (numerals.findIndex(([, part]) => part === word[1]) + 1));
  const year = oneYear.exec(text);
  return year ? createMatch(year, 12) : undefined;
}

function parseRange([, first, second, , inMonths]: RegExpExecArray): ChildAge {
  const unit = inMonths ? 1 : 12;
  const to = parseCount(second!) * unit;
  return { from: Math.min(first ? parseCount(first) * unit : to, to), to };
}

function parseCount(written: string): number {
  const numeral = numerals.findIndex(([word]) => word === written);
  return numeral === -1 ? Number(written) : numeral + 1;
}
