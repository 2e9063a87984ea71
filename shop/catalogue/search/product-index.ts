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
  previous?: ProductIndex,
): Generator<undefined, ProductIndex> {
  const previousPositions = new Map<string, number>();
  for (const [position, { id }] of previous?.products.entries() ?? []) {
    previousPositions.set(id, position);
    yield;
  }
  function* indexField(field: "name" | "description", previousIndex: WordIndex | undefined) {
    return yield* indexWords({
      count: products.length,
      getText: (position) => normalize(products[position]![field] ?? ""),
      findPreviousPosition(position) {
        const previousPosition = previousPositions.get(products[position]!.id);
        const isSame =
          previousPosition !== undefined &&
          previous?.products[previousPosition]![field] === products[position]![field];
        return isSame ? previousPosition : undefined;
      },
      previous: previousIndex,
    });
  }
  const names = yield* indexField("name", previous?.names);
  const descriptions = yield* indexField("description", previous?.descriptions);
  return { products, names, descriptions };
}
