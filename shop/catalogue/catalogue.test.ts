import { describe, expect, it } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../test/fixtures.ts";

describe("the catalogue", () => {
  const products = [3, 9, 1, 9, 0].map((stock, index) =>
    sampleProduct({ id: `${index}`, stock, category: index === 2 ? "gry" : "pluszaki" }),
  );
  const catalogue = sampleCatalogue(...products);

  it("finds a product by its id, and nothing by an unknown one", () => {
    expect(catalogue.product("2")).toBe(products[2]);
    expect(catalogue.product("toString")).toBeUndefined();
  });

  it("keeps BaseLinker's order within a category", () => {
    expect(catalogue.inCategory("pluszaki").map(({ id }) => id)).toEqual(["0", "1", "3", "4"]);
    expect(catalogue.inCategory("edukacyjne")).toEqual([]);
  });
});
