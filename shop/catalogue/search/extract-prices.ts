import type { Grosze } from "../../price.ts";
import { parseZloty } from "../listing/listing.ts";
import { maxQueryLength } from "./fixed-list.ts";

export type Prices = { from?: Grosze; to?: Grosze };

type Extracted = {
  prices: Prices;
  /** Without a currency: „prezent do 100" names a price, „liczydło do 100" does not. */
  isDoubtful: boolean;
  rest: string;
};

const numerals: Readonly<Record<string, string>> = {
  dwudziestu: "20",
  trzydziestu: "30",
  czterdziestu: "40",
  piecdziesieciu: "50",
  sto: "100",
  stu: "100",
  dwiescie: "200",
  dwustu: "200",
  trzysta: "300",
  trzystu: "300",
  piecset: "500",
  pieciuset: "500",
};

const number = String.raw`\d{1,3}(?:[ .]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?`;
const unit = "[cmk]?m|k?g|%|lat|rok|mies|el|szt|cz|os|grac";
const below =
  "ponizej|(?:taniej|tansz[a-z]+|mniej|nie drozej|nie drozsz[a-z]+) niz|maks[a-z.]*|max.?|najwyzej";
const above = "powyzej|ponad|(?:drozej|drozsz[a-z]+|wiecej) niz";
const start = String.raw`(?<![a-z\d])(?:(?:w cenie|cena|budzet|za|okolo|ok\.?) ){0,3}`;

/** `sure` needs no currency, `opener` leaves doubts without one. */
const patterns = [
  `(?:(?<opener>od|miedzy) )?${amountAs("from")} ?(?:-|do|a|i) ?${amountAs("to")}`,
  `(?:(?<sure>${below})(?: do)?|(?<opener>do)) ${amountAs("to")}`,
  String.raw`(?:(?<sure>${above})|(?<opener>od)) ${amountAs("from")}(?! ?(?:-|do) ?\d)`,
  amountAs("to"),
].map((pattern) => new RegExp(start + pattern));

function amountAs(name: "from" | "to"): string {
  const words = Object.keys(numerals).join("|");
  const currency = String.raw`(?<${name}Currency> ?(?:zl(?:ot[a-z]+)?|pln|,-))(?![a-z\d])`;
  return String.raw`(?<${name}>${number}|${words})(?:${currency}|(?![a-z\d]|[ -]?(?:${unit})))`;
}

/** Less is an age or a number of players. */
const minBareAmount = 20_00;

/** Reads „do 100 zł", „od 50 do 100 zł", „poniżej 50" and „do stu złotych" in a search. */
export function extractPrices(text: string): Extracted | undefined {
  const line = text.slice(0, maxQueryLength).normalize("NFC").replaceAll(/\s+/g, " ").trim();
  const plain = line.replaceAll(/[ąćęłńóśźż–—]/giu, toPlain).toLowerCase();
  if (plain.length !== line.length) return undefined;
  const match = patterns
    .map((pattern) => pattern.exec(plain))
    .find((each) => each && isPrice(each));
  if (!match) return undefined;
  const { sure, fromCurrency, toCurrency } = match.groups!;
  const rest = `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}`;
  return {
    prices: readPrices(match),
    isDoubtful: (sure ?? fromCurrency ?? toCurrency) === undefined,
    rest: rest.replaceAll(/ +/g, " ").trim(),
  };
}

function isPrice(match: RegExpExecArray): boolean {
  const { sure, opener, fromCurrency, toCurrency } = match.groups!;
  const amounts = Object.values(readPrices(match));
  if (amounts.length === 0) return false;
  if (fromCurrency ?? toCurrency) return true;
  return (sure ?? opener) !== undefined && amounts.every((each) => each >= minBareAmount);
}

function readPrices({ groups = {} }: RegExpExecArray): Prices {
  const [from, to] = [groups.from, groups.to].map(parseAmount);
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function parseAmount(text: string | undefined): Grosze | undefined {
  if (text === undefined) return undefined;
  return parseZloty(numerals[text] ?? text.replaceAll(/[ .](?=\d{3})/g, ""));
}

const plainCharacters: Readonly<Record<string, string>> = {
  ą: "a",
  ć: "c",
  ę: "e",
  ł: "l",
  ń: "n",
  ó: "o",
  ś: "s",
  ź: "z",
  ż: "z",
};

function toPlain(character: string): string {
  return plainCharacters[character.toLowerCase()] ?? "-";
}
