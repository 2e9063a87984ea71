import type { CsvRow } from "../../../text/parse-csv.ts";
import type { Table } from "./read-table.ts";

const isDate = (cell = "") => /^(?:\d\d-\d\d-\d{4}|\d{4}-\d\d-\d\d)$/.test(cell);

/**
 * Santander has no headings: the first row is the account (dates, `'66…`, name, currency, balances), the
 * others date, date, title, other side, account, sum, balance, number (importers of Firefly III and
 * HomeBank).
 */
export function findKnownLayout([first, ...rows]: readonly CsvRow[]): Table | undefined {
  const [from, to, account = "", , currency = ""] = first?.cells ?? [];
  const isSantander =
    isDate(from) &&
    isDate(to) &&
    /^'?\d{2}[\d ]{20,}$/.test(account) &&
    /^[A-Z]{3}$/.test(currency);
  return isSantander ? { columns: santander, currency, rows } : undefined;
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
