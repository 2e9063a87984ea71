import { expect, it } from "vitest";
import { sampleProduct } from "../../../test/fixtures.ts";
import type { Product } from "./product.ts";
import {
  createProductPath,
  describeVariants,
  findOffered,
  findVariantByCode,
  hasSeveralPrices,
} from "./variants.ts";

function dress(id: string, changes: Partial<Product> = {}): Product {
  return sampleProduct({ id, parentId: "7", ...changes });
}

const doll = (...variants: Product[]) => sampleProduct({ id: "7", variants });

it("offers the chosen variant, without a choice the first in stock", () => {
  const [red, blue, green] = [dress("71", { stock: 0 }), dress("72"), dress("73", { stock: 0 })];
  expect(findOffered(doll(red, blue, green), null)).toBe(blue);
  expect(findOffered(doll(red, blue, green), "73")).toBe(green);
  expect(findOffered(doll(red, green), null)).toBe(red);
  expect(findOffered(doll(red, blue), "99")).toBeUndefined();
  const bear = sampleProduct();
  expect(findOffered(bear, null)).toBe(bear);
  expect(findOffered(bear, "71")).toBeUndefined();
});

it("gives a variant the address of its product with the choice", () => {
  expect(createProductPath(dress("7 1"))).toBe("/produkt/7?wariant=7%201");
  expect(createProductPath(sampleProduct({ id: "7" }))).toBe("/produkt/7");
});

it("counts colours, and variants of another or no kind", () => {
  const two = doll(dress("71"), dress("72"));
  expect(describeVariants({ ...two, variantKind: "Kolor" })).toBe("2 kolory");
  expect(describeVariants({ ...two, variantKind: "Rozmiar" })).toBe("2 warianty");
  expect(describeVariants(two)).toBe("2 warianty");
  expect(describeVariants(sampleProduct())).toBeUndefined();
});

it("has several prices when what can be bought differs in its price", () => {
  const dear = { price: 9999 };
  expect(hasSeveralPrices(doll(dress("71"), dress("72", dear)))).toBe(true);
  expect(hasSeveralPrices(doll(dress("71"), dress("72", { ...dear, stock: 0 })))).toBe(false);
  expect(hasSeveralPrices(doll(dress("71"), dress("72")))).toBe(false);
  const soldOut = doll(dress("71", { stock: 0 }), dress("72", { ...dear, stock: 0 }));
  expect(hasSeveralPrices(soldOut)).toBe(true);
});

it("finds a variant by its EAN or SKU, never by an empty one", () => {
  const [red, blue] = [
    dress("71", { sku: "" }),
    dress("72", { sku: "MIS-N", ean: "5907894765402" }),
  ];
  expect(findVariantByCode(doll(red, blue), " mis-n ")).toBe(blue);
  expect(findVariantByCode(doll(red, blue), "5907894765402")).toBe(blue);
  expect(findVariantByCode(doll(red, blue), "")).toBeUndefined();
  expect(findVariantByCode(doll(red, blue), "mis")).toBeUndefined();
});
