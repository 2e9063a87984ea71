import { categoryKeys, type CategoryKey } from "./category.ts";
import type { Product } from "./product.ts";

/** One unchanging state of the shop's goods; a refresh makes the next one. */
export type Catalogue = {
  version: string;
  products: readonly Product[];
  product: (id: string) => Product | undefined;
  inCategory: (key: CategoryKey) => readonly Product[];
};

export function createCatalogue(products: readonly Product[], version: string): Catalogue {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byCategory = new Map<CategoryKey, Product[]>(categoryKeys.map((key) => [key, []]));
  for (const product of products) byCategory.get(product.category)?.push(product);
  return {
    version,
    products,
    product: (id) => byId.get(id),
    inCategory: (key) => byCategory.get(key) ?? [],
  };
}

/** The bestsellers grid: the first four products. */
export function bestsellers(catalogue: Catalogue): readonly Product[] {
  return catalogue.products.slice(0, 4);
}

/** The spotlight: the one with the highest stock, the earlier of equals. */
export function spotlight(catalogue: Catalogue): Product | undefined {
  return catalogue.products.reduce<Product | undefined>(
    (best, product) => (best && best.stock >= product.stock ? best : product),
    undefined,
  );
}
