import { normalize } from "../../../text/normalize.ts";
import type { CsvRow } from "../../../text/parse-csv.ts";
import { parseAmount } from "../amount.ts";

/** Returns what stays the same in all files of a bank: headings, or what each column is. */
export function fingerprintTable(rows: readonly CsvRow[]): string {
  const table = pickTable(rows);
  const [first = []] = table;
  if (isHead(first)) return first.map((cell) => normalize(cell)).join(";");
  const columns = first.map((_, index) => {
    const kinds = new Set(table.map((cells) => describeCell(cells[index]!)));
    return kinds.size === 1 ? [...kinds][0]! : "mixed";
  });
  return columns.join(";");
}

/** Headings, if there are any, and three rows that show the owner what the columns are. */
export function sampleRows(rows: readonly CsvRow[]): readonly (readonly string[])[] {
  const table = pickTable(rows);
  return table.slice(0, table[0] && isHead(table[0]) ? 4 : 3);
}

function isHead(cells: readonly string[]): boolean {
  return cells.every((cell) => describeCell(cell) === "text");
}

/** The rows of the width that most have, at least three cells: preambles are narrower. */
function pickTable(rows: readonly CsvRow[]): (readonly string[])[] {
  const widths = Map.groupBy(rows, ({ cells }) => cells.length);
  const [widest = []] = [...widths.values()].toSorted((one, other) => other.length - one.length);
  return widest.map(({ cells }) => cells);
}

function describeCell(cell: string): "date" | "number" | "text" {
  if (/^\d{1,4}[./-]\d\d?[./-]\d{1,4}/.test(cell)) return "date";
  return /^'?\d[\d ]{15,}$/.test(cell) || parseAmount(cell) !== undefined ? "number" : "text";
}
