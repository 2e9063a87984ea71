import type { Catalogue } from "../catalogue.ts";
import type { Product } from "../product/product.ts";
import { stem } from "../search/stem.ts";
import { listSignificantWords } from "../search/stop-words.ts";

export type ProductSets = readonly (readonly string[])[];

/**
 * Finds available products that belong with this one: those of its sets, those that it fits, and
 * those that fit it (`fits` names a SKU or words of a name: `lalka 30 cm`).
 */
export function findMatchingProducts(
  catalogue: Catalogue,
  product: Product,
  sets: ProductSets,
  limit = 4,
): readonly Product[] {
  const own = listSkus(product);
  const skus = new Set(sets.filter((set) => own.some((sku) => set.includes(sku))).flat());
  const phrases = (product.fits ?? []).map(parsePhrase);
  const positions = new Set(phrases.flatMap(({ stems }) => findByStems(catalogue, stems)));
  for (const { sku } of phrases) skus.add(sku);
  const ownStems = new Set(listSignificantWords(product.name).map(stem));
  const isFitted = ({ fits = [] }: Product) =>
    fits
      .map(parsePhrase)
      .some(
        ({ sku, stems }) =>
          own.includes(sku) || (stems.length > 0 && stems.every((each) => ownStems.has(each))),
      );
  return catalogue.products
    .filter(
      (other, position) =>
        other.id !== product.id &&
        other.stock > 0 &&
        (listSkus(other).some((sku) => skus.has(sku)) ||
          positions.has(position) ||
          isFitted(other)),
    )
    .slice(0, limit);
}

function listSkus({ sku, variants = [] }: Product): string[] {
  return [sku, ...variants.map((variant) => variant.sku)].filter(Boolean);
}

function parsePhrase(phrase: string) {
  return { sku: phrase, stems: listSignificantWords(phrase).map(stem) };
}

function findByStems({ searchIndex }: Catalogue, stems: readonly string[]): number[] {
  const found = stems.map((wanted) => {
    const positions = new Set<number>();
    searchIndex.names.visit(
      (word, wordStem) => Number((wordStem ?? word) === wanted),
      (position) => positions.add(position),
    );
    return positions;
  });
  return [...(found[0] ?? [])].filter((position) => found.every((each) => each.has(position)));
}
