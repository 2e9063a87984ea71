import { normalize } from "../../text/normalize.ts";
import type { CsvRow } from "../../text/parse-csv.ts";
import { parseStatementAmount, type Statement } from "./statement.ts";

/** Banks write the account and the period above the table. */
const maxPreamble = 100;

const names = {
  credit: /^(kwota )?(uznani[ae]|wplywy|wplyw)\b/,
  amount: /^kwota(?! blokady)\b/,
  date: /^data\b/,
  currency: /^waluta\b(?! rachunku)/,
  title: /tytul|opis|szczegoly/,
  sender: /nadawc|kontrahent|zleceniodawc|nazwa/,
};

type Columns = { [Name in keyof typeof names]: number[] } & { unnamed: number[] };

/** Finds the columns by their names; undefined where no row names an amount and a text. */
export function parseCsvStatement(rows: readonly CsvRow[]): Statement | undefined {
  const start = rows.slice(0, maxPreamble).findIndex(isHead);
  if (start < 0) return undefined;
  const columns = findColumns(rows[start]!);
  const statement: Statement = { entries: [], skipped: [] };
  for (const row of rows.slice(start + 1)) readRow(row, columns, statement);
  return statement;
}

function isHead(row: CsvRow): boolean {
  const { amount, credit, title, sender } = findColumns(row);
  return amount.length + credit.length > 0 && title.length + sender.length > 0;
}

function findColumns({ cells }: CsvRow): Columns {
  const find = (pattern: RegExp) =>
    cells.flatMap((cell, index) => (pattern.test(normalize(cell)) ? [index] : []));
  const found = Object.entries(names).map(([name, pattern]) => [name, find(pattern)]);
  return { ...(Object.fromEntries(found) as Columns), unnamed: find(/^$/) };
}

function readRow({ line, cells }: CsvRow, columns: Columns, statement: Statement): void {
  const { credit, amount, date, currency, title, sender, unnamed } = columns;
  const value = cells[credit[0] ?? amount[0]!] ?? "";
  if (value === "") return;
  // Some banks go on with the text in columns without a name.
  const text = (indexes: readonly number[]) =>
    indexes
      .map((index) => cells[index] ?? "")
      .filter(Boolean)
      .join(" ");
  const money = cells[currency[0] ?? -1] || "PLN";
  const parsed = /^(pln|zł)$/i.test(money) ? parseStatementAmount(value) : undefined;
  if (parsed === undefined) statement.skipped.push(line);
  else if (parsed > 0)
    statement.entries.push({
      line,
      date: cells[date[0] ?? -1] ?? "",
      amount: parsed,
      title: text([...title, ...unnamed]),
      sender: text(sender.filter((index) => !title.includes(index))),
    });
}
