import { writeNewFile } from "../run/files.ts";

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
  const onScreen = "bez --file tabela jest na ekranie, więc zapisze ją „> PLIK” na końcu polecenia";
  const path = writeNewFile(file, csv, onScreen);
  console.log(`Zapisano wierszy: ${rows.length - 1}, plik: ${path}`);
}

function formatCell(text: string): string {
  const safe = formula.test(text) && !amount.test(text) ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
