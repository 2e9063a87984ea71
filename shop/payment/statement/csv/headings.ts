import { normalize } from "../../../text/normalize.ts";
import type { CsvRow } from "../../../text/parse-csv.ts";
import { parseAmount } from "../amount.ts";
import type { Columns } from "./columns.ts";
import { isSignedLayout } from "./signed-layouts.ts";
import { chooseSums, type AmbiguousSums } from "./sums.ts";

const names = {
  date: /^data\b|\bdate\b|^datum\b|^(?:created|finished) on$/,
  currency: /^(?:waluta|currency|payment currency|target currency)\b/,
  state: /^(?:state|status)\b|^stan(?: transakcji| operacji| realizacji)?$/,
  direction:
    /^(?:strona|kierunek|znak|direction|cdtdbtind|(?:wn|ma|d|c|dt|ct|dr|cr|w|debit|credit|in|out|uznani[ae]|obciazeni[ae]|wplywy?|wyplywy?) (?:wn|ma|d|c|dt|ct|dr|cr|debit|credit|in|out|uznani[ae]|obciazeni[ae]|wplywy?|wyplywy?)|dc|cd|crdr|drcr)\b/,
  type: /^(?:typ|rodzaj|type|operacja|transaction type|kod operacji)\b/,
  title:
    /tytul|opis|szczegoly|tresc|description|reference\b|details|\btitle|narrat|memo|verwendung|komentarz/,
  sender:
    /nadawc|kontrahent|zleceniodawc|wplacajac|nazwa|payer|\bsender|counterparty|partner name|source name/,
};

/** Finds the columns by their headings; undefined where no heading names a sum and a text. */
export function findColumns({ cells }: CsvRow): Columns | AmbiguousSums | undefined {
  if (cells.some(isValue)) return undefined;
  const heads = cells.map((cell) => normalize(cell));
  const find = (pattern: RegExp) =>
    heads.flatMap((head, index) => (pattern.test(head) ? [index] : []));
  const title = find(names.title);
  const sender = find(names.sender).filter((index) => !title.includes(index));
  const sums = chooseSums(heads);
  if (!sums || title.length + sender.length === 0) return undefined;
  if ("ambiguous" in sums) return sums;
  const main = "amount" in sums ? sums.amount : (sums.credit ?? sums.debit!);
  return {
    date: find(names.date),
    sums,
    currency: chooseCurrency(find(names.currency), main, heads),
    namedCurrency: /\b(?:pln|eur|usd|gbp|chf|czk|sek|nok|dkk|huf|uah)\b/
      .exec(heads[main]!)?.[0]
      .toUpperCase(),
    state: find(names.state)[0],
    direction: [...find(names.direction), ...findPlusMinus(cells)],
    type: [...find(names.type), ...findBankWords(title, heads)],
    // Some banks go on with the text in columns without a name.
    title: [...title, ...find(/^$/).filter((index) => cells[index] === "")],
    sender,
    isSigned: isSignedLayout(heads),
    listsSenders: sender.length > 0 && sender.every((index) => isSenderOnly(heads[index]!)),
  };
}

/** A row of headings has no sums, dates and accounts. */
function isValue(cell: string): boolean {
  return /\d[.,]\d\d\b|\d{4}-\d\d-\d\d|\d\d[./-]\d\d[./-]\d{4}/.test(cell) || isNumber(cell);
}

function isNumber(cell: string): boolean {
  return /\d/.test(cell) && parseAmount(cell) !== undefined;
}

function isSenderOnly(head: string): boolean {
  return (
    /nadawc|zleceniodawc|wplacajac|payer|sender|source name/.test(head) &&
    !/odbiorc|payee/.test(head)
  );
}

/** `+/-` has no letter. */
function findPlusMinus(cells: readonly string[]): number[] {
  return cells.flatMap((cell, index) => (/^[+/±\s-]+$/.test(cell) ? [index] : []));
}

/** Beside a column for the customer's title, the description is the bank's. */
function findBankWords(title: readonly number[], heads: readonly string[]): number[] {
  const hasTitle = title.some((index) => /tytul/.test(heads[index]!));
  return hasTitle ? title.filter((index) => heads[index]!.startsWith("opis operacji")) : [];
}

/** The currency of the account, where the sum is in it, else the nearest to the sum. */
function chooseCurrency(
  currencies: readonly number[],
  sum: number,
  heads: readonly string[],
): number | undefined {
  const isOfAccount = (index: number) => heads[index]!.includes("rachunku");
  const fitting = isOfAccount(sum) ? currencies.filter(isOfAccount) : [];
  const distance = (index: number) => Math.abs(index - sum) - (index > sum ? 0.5 : 0);
  const candidates = fitting.length > 0 ? fitting : currencies;
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0];
}
