import { expect, test } from "vitest";
import { isGtin13 } from "./gtin.ts";

test("a number with a right check digit is a GTIN", () => {
  expect(isGtin13("5901234123457")).toBe(true);
  expect(isGtin13("4006381333931")).toBe(true);
});

test("a wrong check digit, another length or letters are none", () => {
  expect(isGtin13("5901234123458")).toBe(false);
  expect(isGtin13("96385074")).toBe(false);
  expect(isGtin13("590123412345X")).toBe(false);
  expect(isGtin13(" 5901234123457")).toBe(false);
});

test("a number of the internal ranges is none, even with a right check digit", () => {
  expect(isGtin13("2000000000008")).toBe(false);
  expect(isGtin13("0200000000004")).toBe(false);
});
