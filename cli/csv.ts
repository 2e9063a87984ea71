import { writeFileSync } from "node:fs";
import { OperatorError } from "../server/operator-error.ts";

/** A cell that begins so is a formula to a spreadsheet, also after spaces. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Rows as a Polish spreadsheet opens them: UTF-8 that says so, semicolons, lines that end in CRLF. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(";")}\r\n`).join("")}`;
}

/** `114,98`, a number to a Polish spreadsheet. */
export function formatDecimal(grosze: number): string {
  return (grosze / 100).toFixed(2).replace(".", ",");
}

export const fileOption = {
  file: { value: "PLIK", about: "zapisuje do nowego pliku zamiast na ekran" },
};

/** Prints the table, or writes it where only its owner can read it. */
export function giveCsv(rows: readonly (readonly string[])[], file: string | undefined): void {
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
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
