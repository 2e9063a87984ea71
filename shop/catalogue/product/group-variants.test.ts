import { expect, it } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { createCatalogue } from "../catalogue.ts";
import type { Product } from "./product.ts";

const doll = (changes: Partial<Product> = {}) =>
  sampleProduct({ id: "7", name: "Lalka Zosia", price: 0, stock: 0, variants: [], ...changes });
const part = (id: string, name: string, changes: Partial<Product> = {}) =>
  sampleProduct({ id, name, parentId: "7", sku: `S${id}`, ...changes });

const group = (...products: Product[]) => createCatalogue(products, "test").products;
const namesOf = (...parts: string[]) =>
  group(doll(), ...parts.map((name, index) => part(`7${index}`, name)))[0]!.variants!.map(
    ({ name, variantName }) => [name, variantName],
  );

it.each([
  ["czerwona", "czerwona"],
  ["Lalka Zosia czerwona", "czerwona"],
  ["LALKA ZOSIA - czerwona", "czerwona"],
  ["Lalka Zosia (czerwona)", "czerwona"],
  ["Lalka Zosia", "S70"],
  ["", "S70"],
])("a variant that BaseLinker calls %j is named %j on its product's page", (name, own) => {
  expect(namesOf(name)).toEqual([[`Lalka Zosia, ${own}`, own]]);
});

it("what all names begin with is the kind of the variants", () => {
  const [named] = group(doll(), part("71", "Rozmiar: 30 cm"), part("72", "Rozmiar: 40 cm"));
  expect(named).toMatchObject({
    variantKind: "Rozmiar",
    variants: [{ variantName: "30 cm", name: "Lalka Zosia, 30 cm" }, { variantName: "40 cm" }],
  });
  const [mixed] = group(doll(), part("71", "Rozmiar: 30 cm"), part("72", "Kolor: żółta"));
  expect(mixed).not.toHaveProperty("variantKind");
  expect(mixed!.variants![0]).toMatchObject({ variantName: "Rozmiar: 30 cm" });
});

it("has the price and reduction of the cheapest that can be bought, and all stock", () => {
  const reduction = { lowestPrice: 5000, percent: 20 };
  const [found] = group(
    doll({ reduction: { lowestPrice: 1, percent: 1 } }),
    part("71", "a", { price: 1000, stock: 0 }),
    part("72", "b", { price: 4000, stock: 2, reduction, regularPrice: 6000 }),
    part("73", "c", { price: 4500, stock: 3 }),
  );
  expect(found).toMatchObject({ price: 4000, regularPrice: 6000, reduction, stock: 5 });
  const [soldOut] = group(doll({ reduction }), part("71", "a", { price: 900, stock: 0 }));
  expect(soldOut).toMatchObject({ price: 900, stock: 0 });
  expect(soldOut).not.toHaveProperty("reduction");
});

it("leaves out products without a variant, and variants without a product", () => {
  const bear = sampleProduct();
  expect(group(doll(), part("8", "a", { parentId: "99" }), bear)).toEqual([bear]);
});
