import { describe, expect, test } from "vitest";
import { sampleProduct } from "../../test/fixtures.ts";
import { findRelatedProducts } from "./related.ts";

describe("related products", () => {
  const toy = (id: string, ageFrom: number, price: number, stock = 3) =>
    sampleProduct({ id, ageFrom, price, stock });
  const asked = toy("asked", 36, 10_000);

  test("are the nearest in age and price, without the product itself", () => {
    const candidates = [
      toy("older", 120, 10_000),
      toy("dear", 36, 90_000),
      toy("twin", 36, 10_000),
      asked,
      toy("near", 36, 11_000),
      toy("cheap", 36, 2_000),
      toy("younger", 24, 10_000),
    ];
    const ids = findRelatedProducts(candidates, asked).map(({ id }) => id);
    expect(ids).toEqual(["twin", "near", "younger", "older"]);
  });

  test("that are sold out come last", () => {
    const candidates = [toy("gone", 36, 10_000, 0), toy("there", 120, 90_000)];
    expect(findRelatedProducts(candidates, asked).map(({ id }) => id)).toEqual(["there", "gone"]);
  });

  test("of equals the warehouse's first ones are shown, and none of nothing", () => {
    const candidates = ["1", "2", "3", "4", "5"].map((id) => toy(id, 36, 10_000));
    expect(findRelatedProducts(candidates, asked).map(({ id }) => id)).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
    expect(findRelatedProducts([asked], asked)).toEqual([]);
  });

  test("are found for a product whose age nobody knows", () => {
    const { ageFrom: _, ...ageless } = asked;
    expect(
      findRelatedProducts([toy("a", 0, 1), toy("b", 24, 9_000)], ageless).map(({ id }) => id),
    ).toEqual(["b", "a"]);
  });
});
