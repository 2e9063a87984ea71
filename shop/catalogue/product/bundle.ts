import type { Catalogue } from "../catalogue.ts";
import type { Product } from "./product.ts";
import { createProductPath } from "./variants.ts";

export type BundlePart = { id: string; quantity: number };

/** How many bundles can be packed from the stock of their parts; none while nobody knows the parts. */
export function calculateBundleStock(
  parts: readonly BundlePart[],
  stockOf: (id: string) => number,
): number {
  if (parts.length === 0) return 0;
  return Math.min(...parts.map(({ id, quantity }) => Math.floor(stockOf(id) / quantity)));
}

export type ListedPart = { name: string; quantity: number; path?: string };

/** What is in a bundle; without a path what the shop does not sell on its own. */
export function listBundleParts(
  { bundle = [] }: Pick<Product, "bundle">,
  { product: find }: Pick<Catalogue, "product">,
): ListedPart[] {
  return bundle.flatMap(({ id, quantity, name }) => {
    const product = find(id);
    if (product) return [{ name: product.name, quantity, path: createProductPath(product) }];
    return name ? [{ name, quantity }] : [];
  });
}

export function describePart({ name, quantity }: Pick<ListedPart, "name" | "quantity">): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}
