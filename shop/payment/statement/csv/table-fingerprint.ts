import { normalize } from "../../../text/normalize.ts";
import type { CsvRow } from "../../../text/parse-csv.ts";
import { parseAmount } from "../amount.ts";

/** Returns what stays the same in all files of a bank: headings, or what each column is. */
export function fingerprintTable(rows: readonly CsvRow[]): string {
  const table = pickTable(rows);
  const [first = []] = table;
  if (isHead(first)) return first.map((cell) => normalize(cell)).join(";");
  return first.map((_, index) => describeColumn(table.map((cells) => cells[index]!))).join(";");
}

/** Headings, if there are any, and three rows that show the owner what the columns are. */
export function sampleRows(rows: readonly CsvRow[]): readonly (readonly string[])[] {
  const table = pickTable(rows);
  return table.slice(0, table[0] && isHead(table[0]) ? 4 : 3);
}

function isHead(cells: readonly string[]): boolean {
  return cells.every((cell) => describeCell(cell) === "text");
}

/** The rows of the width that most have, without those that are nearly empty: preambles. */
function pickTable(rows: readonly CsvRow[]): (readonly string[])[] {
  const widths = Map.groupBy(rows, ({ cells }) => cells.length);
  const [widest = []] = [...widths.values()].toSorted((one, other) => other.length - one.length);
  const countFilled = ({ cells }: CsvRow) => cells.filter(Boolean).length;
  const fullest = widest.reduce((most, row) => Math.max(most, countFilled(row)), 0);
  return widest.filter((row) => countFilled(row) >= fullest / 2).map(({ cells }) => cells);
}

function describeColumn(cells: readonly string[]): string {
  const kinds = new Set(cells.filter(Boolean).map(describeCell));
  return kinds.size === 1 ? [...kinds][0]! : "text";
}

function describeCell(cell: string): "date" | "sum" | "text" {
  if (/^\d{1,4}[./-]\d\d?[./-]\d{1,4}/.test(cell)) return "date";
  return /[.,]\d\d\D*$/.test(cell) && parseAmount(cell) ? "sum" : "text";
}
