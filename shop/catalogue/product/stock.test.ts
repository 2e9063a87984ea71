import { expect, test } from "vitest";
import { describeStock } from "./stock.ts";

test.each([
  [1, "1 sztuka w magazynie"],
  [2, "2 sztuki w magazynie"],
  [5, "5 sztuk w magazynie"],
  [12, "12 sztuk w magazynie"],
  [22, "22 sztuki w magazynie"],
  [112, "112 sztuk w magazynie"],
])("%i items have the right plural form", (stock, expected) => {
  expect(describeStock(stock)).toBe(expected);
});
