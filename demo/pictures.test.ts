import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Product } from "../shop/catalogue/product/product.ts";
import { demoCatalogue, findMaster } from "./products/demo-catalogue.ts";

/** The caterpillar shows how the shop looks without a picture. */
const withoutPicture = "1513";
const catalogue = demoCatalogue();
const products = catalogue.products
  .filter(({ id }) => id !== withoutPicture)
  .flatMap((product) => [product, ...listDrawnVariants(product)]);
const folder = new URL("pictures/", import.meta.url);
const files = readdirSync(folder);

it.each(products)("$name has four views", ({ images }) => {
  expect(images).toHaveLength(4);
});

describe("the pictures", () => {
  it("show every product but one and its variants, and nothing that is not sold", () => {
    expect(catalogue.product(withoutPicture)?.images).toEqual([]);
    const masters = products.flatMap(({ images }) => images.map((image) => findMaster(image)));
    const names = masters.map((master) => master?.pathname.split("/").at(-1));
    expect(new Set(names)).toEqual(new Set(files));
  });

  it("all differ", () => {
    expect(findRepeated(files.map(hashFile))).toEqual([]);
  });
});

/** Of the others the product has the pictures. */
function listDrawnVariants({ images, variants = [] }: Product): readonly Product[] {
  return variants.filter((variant) => variant.images[0] !== images[0]);
}

function hashFile(name: string): string {
  return createHash("sha256")
    .update(readFileSync(new URL(name, folder)))
    .digest("hex");
}

function findRepeated(items: readonly string[]): string[] {
  return items.filter((item, index) => items.indexOf(item) !== index);
}
