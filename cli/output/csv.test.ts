import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { formatAmount } from "../../shop/price.ts";
import { formatCsv, writeCsv } from "./csv.ts";

describe("CSV for a Polish spreadsheet", () => {
  it("is UTF-8 with a BOM, semicolons and CRLF line endings", () => {
    expect(
      formatCsv([
        ["Łódź", formatAmount(11498)],
        ["b", formatAmount(-1500)],
      ]),
    ).toBe("\uFEFFŁódź;114,98\r\nb;-15,00\r\n");
  });

  it("keeps customers' input within its cell", () => {
    expect(formatCsv([['a;"b"', "c\nd", " e"]])).toBe('\uFEFF"a;""b""";"c\nd";" e"\r\n');
  });

  it.each(["=1+1", "+48 600", "-2", "@SUM(A1)", " =A1", "\t=A1", "\uff1dA1", '=HYPERLINK("x")'])(
    "contains no formulas: %s",
    (text) => {
      const [, row] = /^\uFEFF"?(.*)$/s.exec(formatCsv([[text]]))!;
      expect(row?.startsWith("'")).toBe(true);
    },
  );

  it("is written to a new file with mode 0600, never over an existing one", () => {
    const file = `${temporaryFolder()}/orders.csv`;
    writeCsv([["a"]], file);
    expect(readFileSync(file, "utf8")).toBe("\uFEFFa\r\n");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => writeCsv([["b"]], file)).toThrow("taki plik już jest");
    expect(readFileSync(file, "utf8")).toBe("\uFEFFa\r\n");
  });
});
