import { describe, expect, it } from "vitest";
import { formatNumbers } from "../../shop/order/format-numbers.ts";
import { parseNumbers } from "./parse-numbers.ts";

describe("the numbers of orders", () => {
  it.each([
    [["1001"], ["L-1001"]],
    [
      ["l-1001", "L-1003"],
      ["L-1001", "L-1003"],
    ],
    [["1001-1003"], ["L-1001", "L-1002", "L-1003"]],
    [
      ["L-1001-L-1002", "1002–1003"],
      ["L-1001", "L-1002", "L-1003"],
    ],
    [
      ["1001,1003", "1001"],
      ["L-1001", "L-1003"],
    ],
  ])("are read from %j", (words, numbers) => expect(parseNumbers(words)).toEqual(numbers));

  it.each([["1030-1001"], ["1001-30"], ["1001-9999"], ["L-1001-2"]])("are not %s", (range) => {
    expect(() => parseNumbers([range])).toThrow(/Zakres|Podziel/);
  });

  it("are written as ranges", () => {
    expect(formatNumbers(["L-999", "L-1000", "L-1001", "L-1003"])).toBe("L-999–L-1001, L-1003");
  });
});
