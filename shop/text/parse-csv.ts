export type CsvRow = { line: number; cells: string[] };

/** How a table is cut: `width` is the number of cells that most rows have. */
type Layout = { separator: string; width: number };

/**
 * Parses a table with the separator that fits best, quotes and any line ends; skips empty lines.
 * `unclosed` is the first line with a quote that has no end: it is read as a letter, so that the rows
 * after it count.
 */
export function parseCsv(text: string): { rows: CsvRow[]; unclosed?: number } {
  const lines = text.split(/\r\n?|\n/);
  const layout = findLayout(lines);
  const rows: CsvRow[] = [];
  let unclosed: number | undefined;
  for (let at = 0, end = 0; at < lines.length; at = end + 1) {
    end = findEnd(lines, at, layout) ?? at;
    const source = lines.slice(at, end + 1).join("\n");
    if (end === at && hasOpenQuote(source, layout)) unclosed ??= at + 1;
    const cells = splitRow(source, layout);
    if (cells.some((cell) => cell !== "")) rows.push({ line: at + 1, cells });
  }
  return unclosed === undefined ? { rows } : { rows, unclosed };
}

const maxRowLines = 10;

/** The last line of a row whose quoted cell goes on over lines; a quote without an end has none. */
function findEnd(lines: readonly string[], at: number, layout: Layout): number | undefined {
  if (!hasOpenQuote(lines[at]!, layout)) return at;
  for (let end = at + 1; end < Math.min(lines.length, at + maxRowLines); end += 1) {
    if (isWholeRow(lines[end]!, layout)) return undefined;
    const source = lines.slice(at, end + 1).join("\n");
    if (hasOpenQuote(source, layout)) continue;
    return splitCells(source, layout).length === layout.width ? end : undefined;
  }
  return undefined;
}

function isWholeRow(line: string, layout: Layout): boolean {
  return line.split('"').length % 2 === 1 && splitCells(line, layout).length === layout.width;
}

/** A stray quote may hide separators: then they decide. */
function splitRow(source: string, layout: Layout): string[] {
  const plain = source.split(layout.separator);
  const cells = splitCells(source, layout);
  const fits = cells.length === layout.width || plain.length !== layout.width;
  return (fits ? cells : plain).map((cell) => {
    const quoted = /^ *"(.*)" *$/s.exec(cell)?.[1];
    return (quoted?.replaceAll('""', '"') ?? cell).trim();
  });
}

/** A quote opens at the start of a cell and closes at its end; any other is a letter. */
function splitCells(source: string, { separator }: Pick<Layout, "separator">): string[] {
  if (!source.includes('"')) return source.split(separator);
  const end = `(?=\\${separator === "\t" ? "t" : separator}|$)`;
  const quoted = new RegExp(` *"(?:[^"]|""|"(?!"| *${end}))*" *${end}`, "y");
  const cells: string[] = [];
  for (let at = 0; ;) {
    quoted.lastIndex = at;
    const next = source.indexOf(separator, quoted.test(source) ? quoted.lastIndex : at);
    cells.push(source.slice(at, next < 0 ? undefined : next));
    if (next < 0) return cells;
    at = next + separator.length;
  }
}

function hasOpenQuote(source: string, layout: Layout): boolean {
  const isOpen = (cell: string) => /^ *"(?!.*" *$)/s.test(cell);
  return source.includes('"') && splitCells(source, layout).some(isOpen);
}

/** The separator that cuts the most of the first lines into the same number of cells. */
function findLayout(all: readonly string[]): Layout {
  const lines = all.slice(0, 500);
  const layouts = [";", "\t", ",", "|"].map((separator) => {
    const widths = lines.map((line) => splitCells(line, { separator }).length);
    const groups = Map.groupBy(widths, (width) => width);
    const scores = [...groups].map(([width, { length }]) => ({
      separator,
      width,
      score: (width - 1) * length,
    }));
    return scores.reduce(pickBest);
  });
  return layouts.reduce(pickBest);
}

function pickBest<Scored extends { score: number }>(best: Scored, next: Scored): Scored {
  return next.score > best.score ? next : best;
}
