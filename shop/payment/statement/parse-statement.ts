import { decodeText } from "../../text/decode-text.ts";
import { parseCsv } from "../../text/parse-csv.ts";
import { parseCamt } from "./camt.ts";
import type { Columns } from "./csv/columns.ts";
import { readCsvMovements } from "./csv/csv-movements.ts";
import { fingerprintTable, sampleRows } from "./csv/table-fingerprint.ts";
import type { AmbiguousSums } from "./csv/sums.ts";
import { parseMt940 } from "./mt940/mt940.ts";
import { findBinaryFile, recognizeFormat, type UnknownFile } from "./recognize-format.ts";
import { sortMovements } from "./sort-movements.ts";
import type { Statement } from "./statement.ts";

/** A table whose columns nobody knows; `fingerprint` is the same in other files of that bank. */
export type UnknownTable = { fingerprint: string; sample: readonly (readonly string[])[] };

/**
 * Reads a bank's file: bytes, text, format, movements, and what they are to the shop.
 * @param findNamed the columns that the owner has named for tables of this fingerprint
 */
export function parseStatement(
  bytes: Uint8Array,
  findNamed: (fingerprint: string) => Columns | undefined = () => undefined,
): Statement | UnknownFile | UnknownTable | AmbiguousSums {
  const file = findBinaryFile(bytes);
  if (file) return file;
  const text = decodeText(bytes);
  const format = recognizeFormat(text);
  if (typeof format !== "string") return format;
  if (format === "mt940") return sortMovements(parseMt940(text), format);
  if (format === "camt") return sortMovements(parseCamt(text), format);
  const { rows } = parseCsv(text);
  const fingerprint = fingerprintTable(rows);
  const movements = readCsvMovements(rows, findNamed(fingerprint));
  if (movements === undefined) return { fingerprint, sample: sampleRows(rows) };
  if ("ambiguous" in movements) return movements;
  const isUntold = movements.some(({ direction }) => direction === "unknown");
  return { ...sortMovements(movements, format), ...(isUntold && { untold: fingerprint }) };
}
