import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice, formatPricePln, fromDecimal, toDecimal } from "./price.ts";

describe("a price", () => {
  it("is formatted in złoty", () => {
    expect([0, 5, 4999, 123456].map(formatPrice)).toEqual([
      "0,00 zł",
      "0,05 zł",
      "49,99 zł",
      "1234,56 zł",
    ]);
  });

  it("is formatted like `Intl.NumberFormat`", () => {
    const zloty = new Intl.NumberFormat("pl-PL", { style: "currency", currency: "PLN" });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (price) => {
        expect(formatPrice(price)).toBe(zloty.format(price / 100).replaceAll("\u00a0", " "));
      }),
      { examples: [[-1], [99999], [999999], [1000000], [-1000000], [123456789]] },
    );
  });

  it("is formatted with PLN in order e-mails", () => {
    expect([0, 5, 1500, 4999].map(formatPricePln)).toEqual([
      "0,00 PLN",
      "0,05 PLN",
      "15,00 PLN",
      "49,99 PLN",
    ]);
  });

  it("is converted from a decimal without rounding errors", () => {
    expect([49.99, 19.9, 0.29, 1.15, 8.2].map(fromDecimal)).toEqual([4999, 1990, 29, 115, 820]);
  });

  it("survives a round trip through a decimal", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (price) => {
        expect(fromDecimal(toDecimal(price))).toBe(price);
      }),
    );
  });
});
