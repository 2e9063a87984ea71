import { writeFileSync } from "node:fs";
import { OperatorError } from "../../server/operator-error.ts";

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
  try {
    writeFileSync(file, csv, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === "EEXIST" ? "taki plik już jest" : message;
    throw new OperatorError(`Nie można zapisać pliku ${file}: ${why}.`);
  }
  console.log(`Zapisano wierszy: ${rows.length - 1}, plik: ${file}`);
}

function formatCell(text: string): string {
  const safe = formula.test(text) && !amount.test(text) ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
