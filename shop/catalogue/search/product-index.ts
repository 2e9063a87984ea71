import type { Product } from "../product.ts";
import { normalize } from "./normalize.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** Names and descriptions by their words, normalized once. */
export type ProductIndex = {
  products: readonly Product[];
  names: WordIndex;
  descriptions: WordIndex;
};

/**
 * Made in small steps, so that the caller can let others have their turn. Of the index before it
 * takes over what is still written the same.
 */
export function* indexProducts(
  products: readonly Product[],
  before?: ProductIndex,
): Generator<undefined, ProductIndex> {
  const places = new Map<string, number>();
  for (const [place, { id }] of before?.products.entries() ?? []) {
    places.set(id, place);
    yield;
  }
  function* indexPart(part: "name" | "description", indexBefore: WordIndex | undefined) {
    return yield* indexWords({
      count: products.length,
      textAt: (place) => normalize(products[place]![part] ?? ""),
      placeBefore(place) {
        const old = places.get(products[place]!.id);
        const same = old !== undefined && before?.products[old]![part] === products[place]![part];
        return same ? old : undefined;
      },
      before: indexBefore,
    });
  }
  const names = yield* indexPart("name", before?.names);
  const descriptions = yield* indexPart("description", before?.descriptions);
  return { products, names, descriptions };
}
