import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import { listProducts } from "./product-listing.ts";
import { sorts, type Listing } from "./listing.ts";
import type { Product } from "../product/product.ts";

const everything: Listing = { sort: "polecane", availableOnly: false, page: 1 };

function list(
  products: readonly Product[],
  filters: Partial<Listing> = {},
  size?: number,
): string[] {
  return listProducts(products, { ...everything, ...filters }, size).items.map(({ id }) => id);
}

describe("a list of products", () => {
  const products = [
    sampleProduct({ id: "7", name: "Żaba", price: 3000, ageFrom: 36 }),
    sampleProduct({ id: "20", name: "Łoś", price: 1000, ageFrom: 12, stock: 0 }),
    sampleProduct({ id: "3", name: "Lama", price: 2000, ageFrom: 0 }),
    sampleProduct({ id: "31", name: "zebra", price: 1000, ageFrom: 108 }),
    sampleProduct({ id: "4", name: "Ćma", price: 2000 }),
  ];

  test.each([
    ["polecane", ["7", "3", "31", "4", "20"]],
    ["cena-rosnaco", ["31", "3", "4", "7", "20"]],
    ["cena-malejaco", ["7", "3", "4", "31", "20"]],
    ["nazwa", ["4", "3", "31", "7", "20"]],
    ["nowosci", ["31", "7", "4", "3", "20"]],
  ] as const)("sorted by %s ends with sold-out products", (sort, ids) => {
    expect(list(products, { sort })).toEqual(ids);
  });

  test("shows the categories in turn in „polecane”", () => {
    const mixed = ["lalki", "lalki", "lalki", "gry", "gry", "pluszaki"].map((category, index) =>
      sampleProduct({ id: `${index}`, category, stock: index === 3 ? 0 : 1 }),
    );
    expect(list(mixed)).toEqual(["0", "5", "1", "4", "2", "3"]);
  });

  test("sorts products without numeric ids last to first in „nowosci”", () => {
    const named = ["mis", "lalka", "auto"].map((id) => sampleProduct({ id }));
    expect(list(named, { sort: "nowosci" })).toEqual(["auto", "lalka", "mis"]);
  });

  test("sorts by the date of addition first in „nowosci”", () => {
    const dated = [
      sampleProduct({ id: "9" }),
      sampleProduct({ id: "1", addedAt: 2000 }),
      sampleProduct({ id: "5", addedAt: 1000 }),
      sampleProduct({ id: "8", addedAt: 1000 }),
    ];
    expect(list(dated, { sort: "nowosci" })).toEqual(["1", "8", "5", "9"]);
  });

  test("filters by price, bounds included", () => {
    expect(list(products, { from: 1000, to: 2000 })).toEqual(["3", "31", "4", "20"]);
    expect(list(products, { from: 2001 })).toEqual(["7"]);
  });

  test("shows what suits a child of the chosen age; an unknown age suits none", () => {
    const aged = [
      sampleProduct({ id: "rattle", ageFrom: 0, ageTo: 18 }),
      sampleProduct({ id: "bear", ageFrom: 0, ageTo: 120 }),
      sampleProduct({ id: "doll", ageFrom: 36, ageTo: 96 }),
      sampleProduct({ id: "chess", ageFrom: 60 }),
      sampleProduct({ id: "riddle" }),
    ];
    const found = (age: string) => list(aged, { age });
    expect(found("0")).toEqual(["rattle", "bear"]);
    expect(found("1")).toEqual(["rattle", "bear"]);
    expect(found("2")).toEqual(["bear"]);
    expect(found("4")).toEqual(["bear", "doll"]);
    expect(found("5")).toEqual(["bear", "doll", "chess"]);
    expect(found("9")).toEqual(["bear", "chess"]);
    expect(found("12")).toEqual(["chess"]);
  });

  test("shows for an age between two bounds what suits each of them", () => {
    const aged = [
      sampleProduct({ id: "early", ageFrom: 36, ageTo: 48 }),
      sampleProduct({ id: "whole", ageFrom: 24, ageTo: 60 }),
      sampleProduct({ id: "late", ageFrom: 60, ageTo: 120 }),
    ];
    expect(list(aged, { age: "3-5" })).toEqual(["whole"]);
  });

  test("excludes sold-out products on request", () => {
    expect(list(products, { availableOnly: true })).toEqual(["7", "3", "31", "4"]);
  });

  test("is paginated; a page past the end is the last one", () => {
    expect(list(products, { page: 2 }, 2)).toEqual(["31", "4"]);
    expect(listProducts(products, { ...everything, page: 9 }, 2)).toMatchObject({
      page: 3,
      pageCount: 3,
      total: 5,
    });
    expect(listProducts([], { ...everything, page: 9 })).toMatchObject({
      page: 1,
      pageCount: 1,
      total: 0,
    });
  });

  test("shows every matching product exactly once over its pages, in the chosen order", () => {
    const anyToys = fc
      .array(
        fc.record({
          price: fc.integer({ min: 1, max: 50 }),
          stock: fc.nat(2),
          ageFrom: fc.nat(130),
        }),
        {
          maxLength: 80,
        },
      )
      .map((made) =>
        made.map((changes, index) =>
          sampleProduct({ id: `${index}`, name: `${index % 7}`, ...changes }),
        ),
      );
    const filters = fc.record({
      sort: fc.constantFrom(...sorts),
      availableOnly: fc.boolean(),
      to: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(anyToys, filters, fc.integer({ min: 1, max: 30 }), (products, filter, size) => {
        const { pageCount } = listProducts(products, { ...everything, ...filter }, size);
        const shown = Array.from(
          { length: pageCount },
          (_, index) =>
            listProducts(products, { ...everything, ...filter, page: index + 1 }, size).items,
        ).flat();
        const wanted = products.filter(
          ({ price, stock }) => price <= filter.to && !(filter.availableOnly && stock === 0),
        );
        expect(shown.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
        const firstSoldOut = shown.findIndex(({ stock }) => stock === 0);
        if (firstSoldOut >= 0)
          expect(shown.slice(firstSoldOut).every(({ stock }) => stock === 0)).toBe(true);
        const prices = shown.filter(({ stock }) => stock > 0).map(({ price }) => price);
        if (filter.sort === "cena-rosnaco")
          expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        if (filter.sort === "cena-malejaco")
          expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      }),
    );
  });

  test("returns the last page of a hundred thousand products", () => {
    const many = Array.from({ length: 100_000 }, (_, index) =>
      sampleProduct({ id: `${index}`, price: index }),
    );
    expect(list(many, { sort: "cena-rosnaco", page: 4167 })).toContain("99999");
  });
});
