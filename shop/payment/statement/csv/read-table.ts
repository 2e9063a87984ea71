import { normalize } from "../../../text/normalize.ts";
import type { CsvRow } from "../../../text/parse-csv.ts";
import { parseAmount, type ParsedAmount } from "../amount.ts";
import type { Movement } from "../movement.ts";
import type { Columns } from "./columns.ts";
import { createDirectionReader, type DirectionReader } from "./direction.ts";
import { isBookedState, saysNotBooked } from "./direction-words.ts";

/** Rows below one row of headings; `currency` is what the preamble says. */
export type Table = { columns: Columns; currency: string; rows: CsvRow[] };

export function readTable({ columns, currency, rows }: Table): Movement[] {
  const entries = rows.filter((row) => isEntry(row, columns));
  const reader = createDirectionReader(entries, columns);
  const state = findStateColumn(entries, columns);
  return entries.map((row) => readRow(row, { columns, currency, reader, state }));
}

/** Closing rows say that they are balances or totals; footers have neither date nor sum. */
function isEntry({ cells }: CsvRow, columns: Columns): boolean {
  if (cells.some((cell) => /^#?saldo (?:pocz|ko[nń]c|otw|zamk)/i.test(cell))) return false;
  const hasSum = readSums(cells, columns).some(({ text }) => /\d/.test(text));
  // mBank's own rows; customers begin titles with it too.
  if (!hasSum && cells.find(Boolean)?.startsWith("#")) return false;
  const isClosing = (cell = "") => closing.test(normalize(cell));
  if (columns.date.some((index) => isDate(cells[index]) && !isClosing(cells[index]))) return true;
  return hasSum && !(columns.date.length > 0 && isClosing(cells.find(Boolean)));
}

const closing =
  /^(?:saldo|suma|razem|lacznie|podsumowanie|obroty|total|ogolem|liczba|uznania|obciazenia)\b/;

function isDate(cell = ""): boolean {
  return /\d/.test(cell);
}

/** A column of states has words: `Stan` may be a balance. */
function findStateColumn(rows: readonly CsvRow[], { state }: Columns): number | undefined {
  if (state === undefined) return undefined;
  const words = rows.map(({ cells }) => cells[state] ?? "").filter(Boolean);
  return words.some((word) => parseAmount(word) === undefined) ? state : undefined;
}

type Context = Omit<Table, "rows"> & { reader: DirectionReader; state: number | undefined };

function readRow({ line, cells }: CsvRow, context: Context): Movement {
  const { columns, reader } = context;
  const written = readSums(cells, columns).filter(
    ({ text, parsed }) => text !== "" && parsed?.amount !== 0,
  );
  const parsed = written.length === 1 ? written[0]!.parsed : undefined;
  return {
    line,
    date: columns.date.map((index) => cells[index]).find(Boolean) ?? "",
    amount: parsed && Math.abs(parsed.amount),
    amountText: written.map(({ text }) => text).join(" i ") || "bez kwoty",
    currency: findCurrency(cells, context, parsed),
    unbooked: findUnbooked(cells, context),
    ...reader(cells, parsed, written[0]?.side),
    title: join(cells, columns.title),
    sender: join(cells, columns.sender),
  };
}

type Sum = { text: string; parsed: ParsedAmount | undefined; side: "in" | "out" | undefined };

function readSums(cells: readonly string[], { sums }: Columns): Sum[] {
  const read = (index: number | undefined, side: Sum["side"]): Sum[] => {
    if (index === undefined) return [];
    const text = cells[index] ?? "";
    return [{ text, parsed: parseAmount(text), side }];
  };
  return "amount" in sums
    ? read(sums.amount, undefined)
    : [...read(sums.credit, "in"), ...read(sums.debit, "out")];
}

/** One sign of another currency is enough. */
function findCurrency(
  cells: readonly string[],
  { columns, currency }: Context,
  parsed: ParsedAmount | undefined,
): string {
  const own = columns.currency === undefined ? "" : (cells[columns.currency] ?? "");
  const named = [own, parsed?.currency, columns.namedCurrency].filter(Boolean);
  return named.find((name) => !/^(?:PLN|Z[ŁL])$/i.test(name!)) ?? named[0] ?? currency;
}

function findUnbooked(cells: readonly string[], { columns, state }: Context): string | undefined {
  if (columns.date.length > 0 && !columns.date.some((index) => isDate(cells[index])))
    return "bez daty";
  const word = state === undefined ? undefined : (cells[state] ?? "");
  if (word !== undefined && !isBookedState(word)) return word || "bez stanu";
  return columns.type.map((index) => cells[index] ?? "").find(saysNotBooked);
}

function join(cells: readonly string[], indexes: readonly number[]): string {
  return indexes
    .map((index) => cells[index] ?? "")
    .filter(Boolean)
    .join(" ");
}
