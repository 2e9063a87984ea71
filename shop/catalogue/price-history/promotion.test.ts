import { expect, it } from "vitest";
import { parseWarsawTime } from "../../time/warsaw-time.ts";
import { applyPromotions, findActivePromotions, type Promotion } from "./promotion.ts";

const days = { from: "24.11.2026", to: "30.11.2026" };
const bear = { sku: "MIS-30", category: "pluszaki", price: 9999 };

it("lasts from the first to the last day in Poland", () => {
  const active = (text: string) =>
    findActivePromotions([{ category: "gry", percent: 10, ...days }], parseWarsawTime(text)!)
      .length;
  expect(active("2026-11-23 23:59:59")).toBe(0);
  expect(active("2026-11-24 00:00:00")).toBe(1);
  expect(active("2026-11-30 23:59:59")).toBe(1);
  expect(active("2026-12-01 00:00:00")).toBe(0);
});

it.each<[string, readonly Promotion[], object]>([
  ["nothing without a promotion", [], { price: 9999 }],
  ["nothing for another category", [{ category: "gry", percent: 20, ...days }], { price: 9999 }],
  [
    "a percent for a category",
    [{ category: "pluszaki", percent: 20, ...days }],
    { price: 7999, regularPrice: 9999 },
  ],
  [
    "the first that names the product",
    [
      { product: "MIS-30", percent: 50, ...days },
      { category: "pluszaki", percent: 20, ...days },
    ],
    { price: 5000, regularPrice: 9999 },
  ],
  [
    "a regular price",
    [{ product: "MIS-30", regularPrice: 12900, ...days }],
    { price: 9999, regularPrice: 12900 },
  ],
  [
    "no regular price that is not above the price",
    [{ product: "MIS-30", regularPrice: 9999, ...days }],
    { price: 9999 },
  ],
])("changes by %s", (_, promotions, offer) => {
  expect(applyPromotions(promotions, bear)).toEqual(offer);
});

it("takes the account's regular price, also beside a percent", () => {
  expect(applyPromotions([], { ...bear, regularPrice: 12000 })).toEqual({
    price: 9999,
    regularPrice: 12000,
  });
  const percent = [{ category: "pluszaki", percent: 20, ...days }];
  expect(applyPromotions(percent, { ...bear, regularPrice: 12000 })).toEqual({
    price: 7999,
    regularPrice: 12000,
  });
});

it("of a product covers its variants, of a variant that one alone", () => {
  const variant = { ...bear, sku: "MIS-30-B", parentSku: "MIS-30" };
  const reduced = { price: 5000, regularPrice: 9999 };
  const of = (product: string) => [{ product, percent: 50, ...days }];
  expect(applyPromotions(of("MIS-30"), variant)).toEqual(reduced);
  expect(applyPromotions(of("MIS-30-B"), variant)).toEqual(reduced);
  expect(applyPromotions(of("MIS-30-B"), { ...variant, sku: "MIS-30-C" })).toEqual({ price: 9999 });
  expect(applyPromotions([{ category: "gry", percent: 50, ...days }], bear)).toEqual({
    price: 9999,
  });
});
