import { expect, test } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../../test/fixtures.ts";
import { compareProducts, formatComparePath, parseComparedIds } from "./comparison.ts";

const car = sampleProduct({
  id: "1",
  ageFrom: 36,
  features: { Baterie: "2 × AA", "Liczba elementów": "1" },
});
const bricks = sampleProduct({ id: "2", features: { "W pudełku": "klocki, worek" } });

test("rows have a value per product, and no row is empty", () => {
  expect(compareProducts([car, bricks], sampleCatalogue(car, bricks))).toEqual([
    { label: "Wiek", values: ["od 3 lat", undefined] },
    { label: "Elementy", values: ["1", undefined] },
    { label: "Baterie", values: ["2 × AA", undefined] },
    { label: "W pudełku", values: [undefined, "klocki, worek"] },
  ]);
});

test("what is in a set stands in the row of the box", () => {
  const set = sampleProduct({
    id: "3",
    name: "Zestaw",
    bundle: [
      { id: "1", quantity: 2 },
      { id: "9", quantity: 1, name: "Kokarda" },
      { id: "8", quantity: 1 },
    ],
  });
  const rows = compareProducts([set, bricks], sampleCatalogue(set, bricks, car));
  expect(rows).toContainEqual({
    label: "W pudełku",
    values: ["2 × Miś Bruno, Kokarda", "klocki, worek"],
  });
});

test("an address holds three different products at most", () => {
  const path = formatComparePath(["1", "ż&=", "3"]);
  expect(parseComparedIds(new URL(path, "https://sklep.example").searchParams)).toEqual([
    "1",
    "ż&=",
    "3",
  ]);
  const many = new URLSearchParams("produkt=1&produkt=1&produkt=2&produkt=3&produkt=4");
  expect(parseComparedIds(many)).toEqual(["1", "2", "3"]);
  expect(formatComparePath([])).toBe("/porownaj");
});
