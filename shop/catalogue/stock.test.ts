import { expect, test } from "vitest";
import { describeStock } from "./stock.ts";

test.each([
  [1, "1 sztuka w magazynie"],
  [2, "2 sztuki w magazynie"],
  [5, "5 sztuk w magazynie"],
  [12, "12 sztuk w magazynie"],
  [22, "22 sztuki w magazynie"],
  [112, "112 sztuk w magazynie"],
])("%i pieces are named as Polish names them", (stock, words) => {
  expect(describeStock(stock).replaceAll("\u00a0", " ")).toBe(words);
});
