/** A child's age in months; both ends are equal for a single age. */
export type Age = { from: number; to: number };

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

/** `3 lata`, `dla 3-latka`, `3–5 lat`, `trzy lata`, `18 miesięcy`, after `normalize`. */
const countedAge = new RegExp(`\\b(?:(${number}) )?(${number}) ?(?:(${years})|(${months}))(?= |$)`);
const compoundAge = new RegExp(`\\b(${compound})(?:latek|latk\\w*|letni\\w*)(?= |$)`);
const oneYear = /\b(?:roczek|roczk\w*|roczn\w*)(?= |$)/;
const halfYear = /\b(?:pol ?roku|polroczn\w*)(?= |$)/;

const maxMonths = 18 * 12;

export function parseAge(text: string): { age?: Age; rest: string } {
  const found = findAge(text);
  if (!found || found.age.to > maxMonths) return { rest: text };
  const { match, age } = found;
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
  return { age, rest: rest.replaceAll(/ +/g, " ").trim() };
}

function findAge(text: string): { match: RegExpExecArray; age: Age } | undefined {
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

function parseRange([, first, second, , inMonths]: RegExpExecArray): Age {
  const unit = inMonths ? 1 : 12;
  const to = parseCount(second!) * unit;
  return { from: Math.min(first ? parseCount(first) * unit : to, to), to };
}

function parseCount(written: string): number {
  const numeral = numerals.findIndex(([word]) => word === written);
  return numeral === -1 ? Number(written) : numeral + 1;
}
