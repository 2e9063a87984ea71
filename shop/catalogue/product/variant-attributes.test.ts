import { expect, it } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { createCatalogue } from "../catalogue.ts";
import { findVariantAttribute, findVariantAttributes } from "./variant-attributes.ts";

/** Of a doll whose variants BaseLinker calls so. */
function attributesOf(...names: string[]) {
  const parent = sampleProduct({ id: "7", name: "Lalka Zosia", variants: [] });
  const parts = names.map((name, index) =>
    sampleProduct({ id: `7${index}`, name, parentId: "7", sku: `S${index}` }),
  );
  const [doll] = createCatalogue([parent, ...parts], "1").products;
  const found = findVariantAttributes(doll!);
  return found && [...found.values()];
}

it.each([
  ["Kolor", "color"],
  ["KOLORY", "color"],
  ["Kolor sukienki", "color"],
  ["Barwa", "color"],
  ["Odcień", "color"],
  ["rozmiar", "size"],
  ["Wielkość", "size"],
  ["Wysokość", "size"],
  ["Materiał", "material"],
  ["Material", "material"],
  ["Tworzywo", "material"],
  ["Wzór", "pattern"],
  ["Wzory", "pattern"],
  ["Motyw", "pattern"],
  ["Wariant", undefined],
  ["Zapach", undefined],
  ["Liczba sztuk", undefined],
  ["", undefined],
])("the kind %j is the attribute %s", (kind, attribute) => {
  expect(findVariantAttribute(kind)).toBe(attribute);
});

it("variants of one or more known kinds have what they differ in", () => {
  expect(attributesOf("Kolor: czerwony", "Kolor: niebieski/biały")).toEqual([
    { color: "czerwony" },
    { color: "niebieski/biały" },
  ]);
  expect(
    attributesOf("Kolor: czerwony, Rozmiar: 30 cm", "Rozmiar: 40 cm; Kolor: czerwony"),
  ).toBeUndefined();
  expect(
    attributesOf("Kolor: czerwony, Rozmiar: 30 cm", "Kolor: czerwony, Rozmiar: 40,5 cm"),
  ).toEqual([
    { color: "czerwony", size: "30 cm" },
    { color: "czerwony", size: "40,5 cm" },
  ]);
});

it.each([
  ["have no kind", ["czerwona", "zielona"]],
  ["are of an unknown kind", ["Zapach: róża", "Zapach: mięta"]],
  ["are of an unknown kind as well", ["Kolor: biały, Zapach: róża", "Kolor: biały, Zapach: mięta"]],
  ["are of different kinds", ["Kolor: biały", "Rozmiar: 30 cm"]],
  ["differ in how many kinds they have", ["Kolor: biały", "Kolor: biały, Rozmiar: 30 cm"]],
  ["have the same value", ["Kolor: Biały", "Kolor: biały"]],
  ["have one kind twice", ["Kolor: biały, Kolor rękawów: zielony", "Kolor: biały, Kolor: czarny"]],
  ["have a value that is too long", ["Kolor: biały", `Kolor: ${"a".repeat(101)}`]],
])("nothing is known of variants that %s", (_case, names) => {
  expect(attributesOf(...names)).toBeUndefined();
});

it("a product without variants has none", () => {
  expect(findVariantAttributes(sampleProduct())).toBeUndefined();
  expect(findVariantAttributes({ variants: [], variantKind: "Kolor" })).toBeUndefined();
});
