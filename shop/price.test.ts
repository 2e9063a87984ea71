import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice, formatPricePln, fromDecimal, toDecimal } from "./price.ts";

describe("a price", () => {
  it("reads as Polish shops write it, with a no-break space", () => {
    expect([0, 5, 4999, 123456].map(formatPrice)).toEqual([
      "0,00\u00a0zł",
      "0,05\u00a0zł",
      "49,99\u00a0zł",
      "1234,56\u00a0zł",
    ]);
  });

  it("reads as the platform's own Polish writes any amount", () => {
    const zloty = new Intl.NumberFormat("pl-PL", { style: "currency", currency: "PLN" });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (price) => {
        expect(formatPrice(price)).toBe(zloty.format(price / 100));
      }),
      { examples: [[-1], [99999], [999999], [1000000], [-1000000], [123456789]] },
    );
  });

  it("reads with PLN and two decimals in order mails", () => {
    expect([0, 5, 1500, 4999].map(formatPricePln)).toEqual([
      "0,00\u00a0PLN",
      "0,05\u00a0PLN",
      "15,00\u00a0PLN",
      "49,99\u00a0PLN",
    ]);
  });

  it("comes from a decimal without losing a grosz to binary fractions", () => {
    expect([49.99, 19.9, 0.29, 1.15, 8.2].map(fromDecimal)).toEqual([4999, 1990, 29, 115, 820]);
  });

  it("survives the way to a decimal and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (price) => {
        expect(fromDecimal(toDecimal(price))).toBe(price);
      }),
    );
  });
});
