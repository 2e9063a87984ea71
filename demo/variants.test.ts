import { describe, expect, it, test } from "vitest";
import { isGtin } from "../shop/catalogue/product/gtin.ts";
import { demoCatalogue } from "./products/demo-catalogue.ts";

const { products } = demoCatalogue();
const withVariants = products.filter(({ variants }) => variants);

test("five products have variants, one of them in six colours and one in two sizes", () => {
  const kinds = withVariants.map(
    ({ variants, variantKind }) => `${variantKind} ${variants!.length}`,
  );
  expect(kinds.toSorted()).toEqual(["Kolor 3", "Kolor 4", "Kolor 4", "Kolor 6", "Rozmiar 2"]);
});

test("no id, SKU or EAN is given twice, and each EAN is valid", () => {
  const sold = products.flatMap((product) => product.variants ?? product);
  const eans = sold.flatMap(({ ean }) => ean ?? []);
  expect(eans.filter((ean) => !isGtin(ean))).toEqual([]);
  for (const codes of [sold.map(({ id }) => id), sold.map(({ sku }) => sku), eans]) {
    expect(new Set(codes).size).toBe(codes.length);
  }
  const ids = new Set(products.map(({ id }) => id));
  expect(withVariants.flatMap(({ variants }) => variants!).filter(({ id }) => ids.has(id))).toEqual(
    [],
  );
});

describe.each(withVariants)("$name", ({ id, price, variants = [] }) => {
  it("costs what its cheapest variant costs, the first", () => {
    expect(variants[0]!.price).toBe(price);
  });

  it("has variants with a short name, an EAN and pictures of their own", () => {
    const names = variants.map(({ variantName }) => variantName);
    expect(names.filter((name) => !/^[\p{Ll}\d ]{3,12}$/u.test(name ?? ""))).toEqual([]);
    expect(variants.filter(({ ean }) => !ean)).toEqual([]);
    expect(new Set(variants.map(({ images }) => images[0])).size).toBe(variants.length);
    const own = variants
      .slice(1)
      .map((variant) => variant.images[0]!.startsWith(`/img/${variant.id}-1-`));
    expect(own).toEqual(own.map(() => true));
    expect(variants[0]!.images[0]).toContain(`/img/${id}-1-`);
  });
});
