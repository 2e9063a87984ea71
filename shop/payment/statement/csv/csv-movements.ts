import { normalize } from "../../../text/normalize.ts";
import type { CsvRow } from "../../../text/parse-csv.ts";
import type { Movement } from "../movement.ts";
import type { Columns } from "./columns.ts";
import { findColumns } from "./headings.ts";
import { readKnownLayout } from "./known-layouts.ts";
import { readTable, type Table } from "./read-table.ts";
import type { AmbiguousSums } from "./sums.ts";

/**
 * Reads a bank's table by its headings, or by the columns that the owner has named for a file without
 * them; with headings they have only said whether there are signs. Undefined where nobody knows what
 * the columns are.
 */
export function readCsvMovements(
  rows: readonly CsvRow[],
  named?: Columns,
): Movement[] | AmbiguousSums | undefined {
  const known = readKnownLayout(rows);
  const tables = known.length > 0 ? known : splitTables(rows, named);
  if ("ambiguous" in tables) return tables;
  return tables.length > 0 ? tables.flatMap(readTable) : undefined;
}

/** A file may hold several accounts, each with a preamble, headings and a currency of its own. */
function splitTables(rows: readonly CsvRow[], named: Columns | undefined): Table[] | AmbiguousSums {
  const tables: Table[] = [];
  let currency = "PLN";
  let columns: Columns | undefined;
  const open = () => {
    if (columns) tables.push({ columns, currency, rows: [] });
  };
  for (const [index, row] of rows.entries()) {
    const found = findColumns(row);
    if (found && "ambiguous" in found) return found;
    const stated = readCurrency(row, rows[index + 1]);
    if (stated !== undefined) currency = stated;
    if (found) columns = { ...found, isSigned: found.isSigned || named?.isSigned === true };
    if (found || stated !== undefined) open();
    else tables.at(-1)?.rows.push(row);
  }
  if (tables.length > 0 || !named) return tables;
  return [{ columns: named, currency, rows: [...rows] }];
}

/** `#Waluta;EUR`, or the currency stands in the next row. */
function readCurrency({ cells }: CsvRow, next: CsvRow | undefined): string | undefined {
  const [head = "", value, ...others] = cells.filter(Boolean);
  if (!/^(?:waluta(?: rachunku| konta)?|currency)$/.test(normalize(head))) return undefined;
  const candidate = value ?? next?.cells.filter(Boolean).join(" ") ?? "";
  return others.length === 0 && /^[A-Z]{3}$/.test(candidate) ? candidate : undefined;
}
