import { describe, expect, it } from "vitest";
import { parseCsv } from "./parse-csv.ts";

const cells = (text: string) => parseCsv(text).rows.map((row) => row.cells);

describe("a table", () => {
  it.each([
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\r\n1\t2\r\n"],
    ["pipes", "a|b\n1|2"],
    ["commas and lines that end with CR alone", "a,b\r1,2\r"],
    ["quotes", '"a";"b"\n"1";"2"\n'],
  ])("is cut by %s", (_, text) => {
    expect(cells(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("is cut by what gives the most equal rows, not by what a title has", () => {
    expect(cells("a;b;c\n1;L-1001, 1002, 1003, 1004;104,90\n")[1]).toEqual([
      "1",
      "L-1001, 1002, 1003, 1004",
      "104,90",
    ]);
  });

  it("keeps separators, quotes and lines within quotes", () => {
    expect(cells('a;b;c\n1;"x;""y"" z";2\n"p\nq";3;4\n5;"za "miś" dla";6\n')).toEqual([
      ["a", "b", "c"],
      ["1", 'x;"y" z', "2"],
      ["p\nq", "3", "4"],
      ["5", 'za "miś" dla', "6"],
    ]);
  });

  it.each(['1;"x;2\n', '1;"x;2\n3;"y";4\n', '1;"x;"y"\n3;4;5\n'])(
    "names the line of a quote without an end, and reads the other rows: %j",
    (row) => {
      const { rows, unclosed } = parseCsv(`a;b;c\n${row}7;8;9\n10;11;12\n`);
      expect(rows.at(-2)).toMatchObject({ cells: ["7", "8", "9"] });
      expect(rows.find(({ line }) => line === 2)?.cells).toHaveLength(3);
      if (!row.includes('"y"\n')) expect(unclosed).toBe(2);
    },
  );
});
