export type CsvRow = { line: number; cells: string[] };

/**
 * Parses a table with the separator that occurs most, quotes and any line ends; skips empty lines.
 * `unclosed` is the line of a quote without an end, which hides the rows after it.
 */
export function parseCsv(text: string): { rows: CsvRow[]; unclosed?: number } {
  const separator = findSeparator(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let [line, first] = [1, 1];
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((value) => value !== "")) rows.push({ line: first, cells });
    [cells, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === "\n") line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)]!;
      else quoted = false;
    } else if (sign === '"' && cell.trim() === "") [quoted, cell] = [true, ""];
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = "";
    } else if (sign === "\n") {
      endRow();
      first = line;
    } else if (sign !== "\r") cell += sign;
  }
  endRow();
  return quoted ? { rows, unclosed: first } : { rows };
}

/** Counts outside of quotes, so that decimal commas in quoted cells decide nothing. */
function findSeparator(text: string): string {
  const bare = text.replaceAll(/"[^"]*"/g, "");
  const counts = [";", "\t", ","].map((sign) => [sign, bare.split(sign).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
