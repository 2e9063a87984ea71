import type { Product } from "../product/product.ts";
import { normalize } from "../../text/normalize.ts";
import { indexSounds, type SoundIndex } from "./sound-index.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

export type ProductIndex = {
  products: readonly Product[];
  names: WordIndex;
  /** Of the words in the names. */
  sounds: SoundIndex;
  descriptions: WordIndex;
};

type IndexedField = "name" | "description";

/** A product is found by its maker and by the names of its variants, too. */
function textOf(product: Product, field: IndexedField): string {
  const { variants, manufacturer } = product;
  if (field === "description")
    return [product.description, manufacturer?.name].filter(Boolean).join(" ");
  if (!variants) return product.name;
  return [product.name, ...variants.map(({ variantName }) => variantName)].join(" ");
}

export function* indexProducts(
  products: readonly Product[],
  previous?: ProductIndex,
): Generator<undefined, ProductIndex> {
  function* indexField(field: IndexedField, previousIndex: WordIndex | undefined) {
    if (previous && (yield* isUnchanged(field, previous.products))) return previousIndex!;
    return yield* indexWords(products.length, (position) =>
      normalize(textOf(products[position]!, field)),
    );
  }
  function* isUnchanged(field: IndexedField, before: readonly Product[]) {
    if (products.length !== before.length) return false;
    for (const [position, product] of products.entries()) {
      if (product === before[position]) continue;
      if (textOf(product, field) !== textOf(before[position]!, field)) return false;
      yield;
    }
    return true;
  }
  const names = yield* indexField("name", previous?.names);
  const isReused = names === previous?.names;
  const sounds = isReused ? previous.sounds : yield* indexSounds(names.stems);
  const descriptions = yield* indexField("description", previous?.descriptions);
  return { products, names, sounds, descriptions };
}
