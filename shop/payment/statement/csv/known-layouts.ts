import type { CsvRow } from "../../../text/parse-csv.ts";
import type { Table } from "./read-table.ts";

const isDate = (cell = "") => /^(?:\d\d-\d\d-\d{4}|\d{4}-\d\d-\d\d)$/.test(cell);

/**
 * Santander has no headings: the first row is the account (dates, `'66…`, name, currency, balances), the
 * others date, date, title, other side, account, sum, balance, number (importers of Firefly III and
 * HomeBank). Another account begins with such a row too.
 */
export function readKnownLayout(rows: readonly CsvRow[]): Table[] {
  const tables: Table[] = [];
  for (const row of rows) {
    const currency = findAccountCurrency(row);
    if (currency !== undefined) tables.push({ columns: santander, currency, rows: [] });
    else if (tables.length === 0) return [];
    else tables.at(-1)!.rows.push(row);
  }
  return tables;
}

function findAccountCurrency({ cells }: CsvRow): string | undefined {
  const [from, to, account = "", , currency = ""] = cells;
  const isAccount = isDate(from) && isDate(to) && /^'?\d{2}[\d ]{20,}$/.test(account);
  return isAccount && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}

const santander: Table["columns"] = {
  date: [0],
  sums: { amount: 5 },
  currency: undefined,
  namedCurrency: undefined,
  state: undefined,
  direction: [],
  type: [],
  title: [2],
  sender: [3],
  isSigned: true,
  listsSenders: false,
};
