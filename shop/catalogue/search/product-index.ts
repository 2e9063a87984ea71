import type { Product } from "../product.ts";
import { normalize } from "./normalize.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

export type ProductIndex = {
  products: readonly Product[];
  names: WordIndex;
  descriptions: WordIndex;
};

/**
 * Builds the index in steps, so that the caller can yield to the event loop. Reuses unchanged texts
 * of the previous index.
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
