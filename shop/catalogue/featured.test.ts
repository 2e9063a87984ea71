import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../test/fixtures.ts";
import { createCatalogue } from "./catalogue.ts";
import { findFeatured, findSpotlight, listBestsellers } from "./featured.ts";

const products = [3, 9, 1, 9, 0, 2].map((stock, index) =>
  sampleProduct({ id: `${index}`, sku: `SKU-${index}`, stock }),
);
const withSold = (...sold: string[]) => createCatalogue(products, "test", sold);
const gridOf = (sold: string[], recommended: string[] = []) => {
  const { products: shown, areBestsellers } = findFeatured(withSold(...sold), recommended);
  return [shown.map(({ id }) => id).join(""), areBestsellers];
};

describe("the products that the shop shows first", () => {
  it("are the first four and the one with the highest stock while nothing was sold", () => {
    expect(gridOf([])).toEqual(["0123", false]);
    expect(findSpotlight(withSold(), [])).toMatchObject({
      product: { id: "1" },
      isBestseller: false,
    });
    expect(findSpotlight(createCatalogue([], "empty"), [])).toBeUndefined();
  });

  it("are those that the configuration recommends, the first one in stock alone", () => {
    expect(gridOf([], ["SKU-4", "SKU-5", "no such"])).toEqual(["4501", false]);
    const recommended = ["SKU-4", "SKU-5"];
    expect(findSpotlight(withSold(), recommended)).toMatchObject({ product: { id: "5" } });
  });

  it("are bestsellers once four of them were sold and can be bought", () => {
    expect(gridOf(["5", "3", "0"])).toEqual(["0123", false]);
    expect(gridOf(["5", "3", "4", "gone", "0", "1", "2"], ["SKU-4"])).toEqual(["5301", true]);
    expect([...listBestsellers(withSold("5", "3", "4", "gone", "0", "1", "2"))].join("")).toBe(
      "5301",
    );
    expect([...listBestsellers(withSold("5", "3", "0"))]).toEqual([]);
  });

  it("have the best-selling one at the top, from the first sale on", () => {
    const spotlight = findSpotlight(withSold("4", "5", "3"), ["SKU-0"]);
    expect(spotlight).toMatchObject({ product: { id: "5" }, isBestseller: true });
  });
});
