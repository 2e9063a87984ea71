import type { CategoryKey } from "./category.ts";
import { groupVariants } from "./product/group-variants.ts";
import type { Product } from "./product/product.ts";
import { findById, indexPositions, type Positions } from "./product-positions.ts";
import type { Dictionary } from "./search/dictionary.ts";
import { indexProducts, type ProductIndex } from "./search/product-index.ts";
import type { Query } from "./search/parse-query.ts";
import { searchProducts } from "./search/search-products.ts";

export type Catalogue = {
  version: string;
  /** Without their variants. */
  products: readonly Product[];
  /** A product or one of the variants. */
  product: (id: string) => Product | undefined;
  inCategory: (key: CategoryKey) => readonly Product[];
  search: (query: Query, dictionary: Dictionary) => readonly Product[];
  searchIndex: ProductIndex;
  positions: Positions;
  /** Ids of products, never of variants, that this shop sold lately, the best first. */
  sold: readonly string[];
};

export function createCatalogue(
  products: readonly Product[],
  version: string,
  sold: readonly string[] = [],
): Catalogue {
  const work = buildCatalogue(products, version, undefined, sold);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Builds the catalogue in steps, so that the caller can yield to the event loop. Variants may
 * follow their products. Reuses the indexes of the previous catalogue where they are the same.
 */
export function* buildCatalogue(
  products: readonly Product[],
  version: string,
  previous?: Catalogue,
  sold: readonly string[] = [],
): Generator<undefined, Catalogue> {
  const grouped = yield* groupVariants(products);
  const byCategory = new Map<CategoryKey, Product[]>();
  for (const product of grouped) {
    const listed = byCategory.get(product.category);
    if (listed) listed.push(product);
    else byCategory.set(product.category, [product]);
    yield;
  }
  const positions = yield* indexPositions(grouped, previous);
  const searchIndex = yield* indexProducts(grouped, previous?.searchIndex);
  return {
    version,
    products: grouped,
    product: (id) => findById(grouped, positions, id),
    inCategory: (key) => byCategory.get(key) ?? [],
    search: (query, dictionary) => searchProducts(searchIndex, query, dictionary),
    searchIndex,
    positions,
    sold,
  };
}
