import { expect, test } from "vitest";
import { findGtinError, formatEan, isGtin } from "./gtin.ts";

test.each(["5901234123457", "4006381333931", "6291041500213", "96385074", "614141000036"])(
  "%s has a right check digit",
  (text) => expect(isGtin(text)).toBe(true),
);

test("a number with fourteen digits is that of a package", () => {
  expect(isGtin("15901234123454")).toBe(true);
});

test("a wrong check digit, another length or letters are none", () => {
  expect(isGtin("5901234123458")).toBe(false);
  expect(isGtin("96385075")).toBe(false);
  expect(isGtin("59012341")).toBe(false);
  expect(isGtin("590123412345X")).toBe(false);
  expect(isGtin(" 5901234123457")).toBe(false);
  expect(isGtin("0000000000000")).toBe(false);
});

test.each([
  ["2000000000008", "internal"],
  ["0200000000004", "internal"],
  ["0400000000008", "internal"],
  ["200000000004", "internal, of twelve digits"],
  ["20000004", "internal, of eight digits"],
  ["0500000000005", "a coupon"],
  ["9800000000007", "a coupon"],
  ["9900000000004", "a coupon"],
])("%s is none, even with a right check digit: %s", (text) => expect(isGtin(text)).toBe(false));

test.each([
  ["590123412345", "check-digit"],
  ["59012341234578", "check-digit"],
  ["59012341234", "length"],
  ["5,90123E+12", "length"],
  ["5901234123457, 4006381333931", "length"],
  ["5901234123458", "check-digit"],
  ["2000000000008", "internal"],
])("%s is none: %s", (text, error) => expect(findGtinError(text)).toBe(error));

test.each([
  ["590-1234 123457", "5901234123457"],
  ["590\u00a01234–123.457", "5901234123457"],
  ["'5901234123457", "5901234123457"],
  ["59012341234", "59012341234"],
  ["5,90123E+12", "5,90123E+12"],
  ["5901234123457, 4006381333931", "5901234123457, 4006381333931"],
  ["", ""],
])("an EAN %j is stored as %j", (text, ean) => expect(formatEan(text)).toBe(ean));
