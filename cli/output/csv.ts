import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { OperatorError } from "../../server/operator-error.ts";
import { callerPath } from "../run/caller-path.ts";

/** Spreadsheets interpret cells with these prefixes as formulas. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A negative amount is no formula. */
const amount = /^-\d+,\d\d$/;

/** Formats rows for a Polish spreadsheet: UTF-8 with BOM, semicolons, CRLF. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(";")}\r\n`).join("")}`;
}

export const fileOption = {
  file: { value: "PLIK", about: "zapisuje do nowego pliku zamiast na ekran" },
};

/** Prints the table, or writes it to a file that only its owner can read. */
export function writeCsv(rows: readonly (readonly string[])[], file: string | undefined): void {
  const csv = formatCsv(rows);
  if (file === undefined) return void process.stdout.write(csv);
  const path = callerPath(file);
  try {
    writeFileSync(path, csv, { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw new OperatorError(`Nie można zapisać pliku ${path}: ${explain(error)}.`);
  }
  console.log(`Zapisano wierszy: ${rows.length - 1}, plik: ${path}`);
}

function explain(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const noRights = `użytkownik ${userInfo().username} nie ma tu prawa zapisu; bez --file tabela jest na ekranie, więc zapisze ją „> PLIK” na końcu polecenia`;
  const reasons: Record<string, string> = {
    EACCES: noRights,
    EROFS: noRights,
    EEXIST: "taki plik już jest",
    ENOENT: "nie ma takiego katalogu",
    ENOSPC: "brak miejsca na dysku",
  };
  return reasons[code] ?? message;
}

function formatCell(text: string): string {
  const safe = formula.test(text) && !amount.test(text) ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
