import { describe, expect, it } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../test/fixtures.ts";
import { buildCatalogue, createCatalogue, type Catalogue } from "./catalogue.ts";
import type { Product } from "./product/product.ts";

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

describe("the next version of the catalogue", () => {
  const doll = (id: string) => sampleProduct({ id, variants: [] });
  const part = (id: string, parentId: string, changes: Partial<Product> = {}) =>
    sampleProduct({ id, parentId, name: `Kolor: ${id}`, ...changes });
  const bear = sampleProduct({ id: "9" });
  const first = [doll("1"), part("11", "1"), part("12", "1"), doll("2"), part("21", "2"), bear];

  function build(products: readonly Product[], previous?: Catalogue): Catalogue {
    const work = buildCatalogue(products, "next", previous);
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
    }
  }

  it.each([
    ["has other prices", first.map((each) => ({ ...each, price: 777 }))],
    ["has one variant less", first.filter(({ id }) => id !== "12")],
    ["has another variant", [...first.slice(0, 2), part("13", "1"), ...first.slice(3)]],
    ["has variants in another order", [first[0]!, first[2]!, first[1]!, ...first.slice(3)]],
    ["has a variant at another product", [doll("1"), part("12", "1"), doll("2"), part("11", "2")]],
    ["has one product more", [...first, sampleProduct({ id: "8" })]],
    ["has another product", [...first.slice(0, 5), sampleProduct({ id: "8" })]],
    ["has products in another order", [bear, ...first.slice(0, 5)]],
    ["has no variants any more", [sampleProduct({ id: "1" }), bear]],
    ["has nothing", []],
  ])("finds all by their ids and nothing else where it %s", (_, products) => {
    const next = build(products, build(first));
    const anew = createCatalogue(products, "anew");
    for (const id of ["1", "11", "12", "13", "2", "21", "8", "9"])
      expect([id, next.product(id)]).toEqual([id, anew.product(id)]);
    expect(anew.product("11")?.price).toBe(products.find(({ id }) => id === "11")?.price);
  });

  it("reuses the positions while no id changes", () => {
    const before = build(first);
    expect(build([...first], before).positions).toBe(before.positions);
  });
});
