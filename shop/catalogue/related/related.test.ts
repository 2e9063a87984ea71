import { describe, expect, test } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { findRelatedProducts } from "./related.ts";

describe("related products", () => {
  const createProduct = (id: string, ageFrom: number, price: number, stock = 3) =>
    sampleProduct({ id, ageFrom, price, stock });
  const current = createProduct("asked", 36, 10_000);

  test("are the nearest in age and price, without the product itself", () => {
    const candidates = [
      createProduct("older", 120, 10_000),
      createProduct("dear", 36, 90_000),
      createProduct("twin", 36, 10_000),
      current,
      createProduct("near", 36, 11_000),
      createProduct("cheap", 36, 2_000),
      createProduct("younger", 24, 10_000),
    ];
    const ids = findRelatedProducts(candidates, current).map(({ id }) => id);
    expect(ids).toEqual(["twin", "near", "younger", "older"]);
  });

  test("that are sold out come last", () => {
    const candidates = [createProduct("gone", 36, 10_000, 0), createProduct("there", 120, 90_000)];
    expect(findRelatedProducts(candidates, current).map(({ id }) => id)).toEqual(["there", "gone"]);
  });

  test("of equals are the first ones, and none without candidates", () => {
    const candidates = ["1", "2", "3", "4", "5"].map((id) => createProduct(id, 36, 10_000));
    expect(findRelatedProducts(candidates, current).map(({ id }) => id)).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
    expect(findRelatedProducts([current], current)).toEqual([]);
  });

  test("are found for a product without an age", () => {
    const { ageFrom: _, ...ageless } = current;
    expect(
      findRelatedProducts([createProduct("a", 0, 1), createProduct("b", 24, 9_000)], ageless).map(
        ({ id }) => id,
      ),
    ).toEqual(["b", "a"]);
  });
});
