/** Control characters and bidirectional overrides. */
const controlCharacters =
  /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Prints lines without control characters, so that customers' input cannot control the terminal.
 */
export function print(lines: readonly string[], write = console.log): void {
  write(lines.map((line) => line.replaceAll(controlCharacters, " ")).join("\n"));
}

type Printing = {
  json: boolean;
  failed?: boolean;
  describe: () => string | readonly string[];
};

/**
 * Prints a result as JSON or in words, those of a failure on the standard error. Returns the exit
 * code.
 */
export function printResult(result: unknown, { json, failed = false, describe }: Printing): number {
  if (json) printJson(result);
  else print([describe()].flat(), failed ? console.error : console.log);
  return failed ? 1 : 0;
}

/** Prints JSON with control characters escaped as `\u`. */
export function printJson(value: unknown): void {
  console.log(
    JSON.stringify(value, null, 2).replaceAll(controlCharacters, (character) =>
      character === "\n"
        ? character
        : `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`,
    ),
  );
}

/** Pads columns to their widest cell. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]!.length))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join("  ")
      .trimEnd(),
  );
}
