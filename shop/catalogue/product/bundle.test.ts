import { describe, expect, it } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../../test/fixtures.ts";
import { calculateBundleStock, listBundleParts } from "./bundle.ts";

const stockOf = (id: string) => ({ bear: 7, doll: 2 })[id] ?? 0;

describe("a set", () => {
  it.each([
    ["as many as its scarcest part allows", { bear: 1, doll: 1 }, 2],
    ["whole ones only", { bear: 2 }, 3],
    ["none while a part is missing", { bear: 1, kite: 1 }, 0],
    ["none while nobody knows its parts", {}, 0],
  ])("has %s", (_, quantities, expected) => {
    const parts = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
    expect(calculateBundleStock(parts, stockOf)).toBe(expected);
  });

  it("links to its parts, a variant in its product, and names what is not sold on its own", () => {
    const red = sampleProduct({ id: "71", name: "Lalka, ruda", parentId: "7", stock: 1 });
    const doll = sampleProduct({ id: "7", name: "Lalka", variants: [red] });
    const bundle = [
      { id: "71", quantity: 2 },
      { id: "8", quantity: 1, name: "Kokarda" },
      { id: "9", quantity: 1 },
    ];
    const catalogue = sampleCatalogue(doll);
    expect(listBundleParts(sampleProduct({ bundle }), catalogue)).toEqual([
      { name: "Lalka, ruda", quantity: 2, path: "/produkt/7?wariant=71" },
      { name: "Kokarda", quantity: 1 },
    ]);
  });
});
