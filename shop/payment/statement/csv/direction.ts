import type { CsvRow } from "../../../text/parse-csv.ts";
import { parseAmount, type ParsedAmount } from "../amount.ts";
import type { Direction, Movement } from "../movement.ts";
import type { Columns } from "./columns.ts";
import {
  isRefund,
  isReversal,
  readDescription,
  readDirectionCell,
  readMark,
  saysMoneyLeft,
} from "./direction-words.ts";

type Told = Pick<Movement, "direction" | "isReversal">;

/** Tells a row's direction; `side` is the column that its sum stands in, where there are two. */
export type DirectionReader = (
  cells: readonly string[],
  parsed: ParsedAmount | undefined,
  side: "in" | "out" | undefined,
) => Told;

/**
 * What says the direction depends on the whole table: columns of sums, a column of directions, signs,
 * the bank's description. Any of them that says "out" is right, so that nothing that left is booked.
 */
export function createDirectionReader(rows: readonly CsvRow[], columns: Columns): DirectionReader {
  const stating = findDirectionColumns(rows, columns);
  const hasSigns = columns.isSigned || rows.some((row) => hasSign(row, columns));
  return (cells, parsed, side) => {
    const pick = (indexes: readonly number[]) =>
      indexes.map((index) => cells[index] ?? "").join(" ");
    const [type, title] = [pick(columns.type), pick(columns.title)];
    const stated = side ?? (stating.length > 0 ? readDirectionCell(pick(stating)) : undefined);
    const takesBack = isReversal(`${type} ${title}`);
    // A sum in the column of money out may have a minus or not.
    if (side !== "out" && parsed && parsed.amount < 0)
      return { direction: "out", isReversal: takesBack || stated === "in" };
    // The bank's own word, not a customer's: money that had left came back.
    const isReturned = isReversal(type);
    if (stated === "out" || (saysMoneyLeft(type) && !isReturned))
      return { direction: "out", isReversal: takesBack };
    return { direction: stated ?? describe(type, title), isReversal: isReturned };
  };

  function describe(type: string, title: string): Direction {
    if (hasSigns) return "in";
    const described = readDescription(type);
    if (described !== "unknown" || !columns.listsSenders) return described;
    return isRefund(title) ? "unknown" : "in";
  }
}

/**
 * Those that say it in any row: a heading alone may name the other party. Under any other heading, a
 * column with nothing else in it; a letter that is the same in all rows may be any code.
 */
function findDirectionColumns(rows: readonly CsvRow[], columns: Columns): number[] {
  const { date, sums, currency, state, type, title, sender, direction } = columns;
  const read = (index: number) => rows.map(({ cells }) => cells[index] ?? "");
  const named = direction.filter((index) =>
    read(index).some((cell) => readDirectionCell(cell) !== "unknown"),
  );
  if (named.length > 0) return named;
  const isMarking = (index: number) => read(index).every((cell) => readMark(cell) !== "unknown");
  const marking = type.filter(isMarking);
  if (marking.length > 0) return marking;
  const taken = new Set([...date, ...Object.values(sums), currency, state, ...title, ...sender]);
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const free = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !taken.has(index) && isMarking(index) && !isOneLetter(read(index)),
  );
  return free.slice(0, 1);
}

function isOneLetter(cells: readonly string[]): boolean {
  return new Set(cells).size === 1 && cells[0]!.length === 1;
}

function hasSign({ cells }: CsvRow, { sums }: Columns): boolean {
  return "amount" in sums && parseAmount(cells[sums.amount] ?? "")?.hasSign === true;
}
