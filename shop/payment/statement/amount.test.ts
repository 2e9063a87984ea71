import { expect, it } from "vitest";
import { parseAmount } from "./amount.ts";

it.each([
  ["1 234,56", 123_456],
  ["1.234,56 zł", 123_456],
  ["1,234.56", 123_456],
  ["12 zl", 1200],
  ["1'234.56", 123_456],
  ["1\u202f234,5", 123_450],
  ["000000001273,23", 127_323],
  ["115", 11_500],
  ["abc", undefined],
  ["2026-11-20", undefined],
  ["1.2.3", undefined],
  ["", undefined],
])("a sum is read: %j", (text, amount) => expect(parseAmount(text)?.amount).toBe(amount));

it.each([
  ["\u22123,00", -300],
  ["- 3,00", -300],
  ["3,00-", -300],
  ["(3,00)", -300],
  ["3,00 Wn", -300],
  ["+3,00", 300],
  ["3,00 MA", 300],
])("a sum has a sign: %s", (text, amount) =>
  expect(parseAmount(text)).toMatchObject({ amount, hasSign: true }),
);

it.each([
  ["12,00 EUR", "EUR"],
  ["USD -12,00", "USD"],
  ["12,00 PLN", "PLN"],
  ["12,00", undefined],
])("a sum names its currency: %s", (text, currency) =>
  expect(parseAmount(text)?.currency).toBe(currency),
);
