import type { Product } from "../product.ts";
import { sortAvailableFirst } from "../product-listing.ts";
import type { Age } from "./parse-age.ts";
import type { Query } from "./parse-query.ts";
import type { ProductIndex } from "./product-index.ts";

export function rankProducts(
  { products }: ProductIndex,
  { terms, age }: Query,
  indexes: readonly number[],
  totals: Uint16Array,
): Product[] {
  const found = indexes.map((position) => ({
    product: products[position]!,
    total: totals[position]!,
  }));
  if (terms.every(({ meaning }) => meaning.isOccasion)) return suggestProducts(found, age);
  if (!age) return sortByTotal(found);
  const suitable = found.filter(({ product }) => (product.ageFrom ?? 0) <= age.to);
  return sortByTotal(suitable.length > 0 ? suitable : found);
}

type Found = { product: Product; total: number };

/**
 * For a query with only an occasion or an age: alternates between the categories, suitable ages
 * first.
 */
function suggestProducts(found: readonly Found[], age: Age | undefined): Product[] {
  const suitable = age
    ? found.flatMap(({ product }) =>
        suitsAge(product, age) ? { product, total: product.ageFrom! } : [],
      )
    : found;
  return sortByTotal(interleaveCategories(suitable));
}

function suitsAge({ ageFrom }: Product, { from, to }: Age): boolean {
  const minAge = from - Math.max(12, from / 3);
  return ageFrom !== undefined && ageFrom <= to && ageFrom >= minAge;
}

function interleaveCategories(found: readonly Found[]): Found[] {
  const categories = [...Map.groupBy(found, ({ product }) => product.category).values()];
  const maxLength = Math.max(0, ...categories.map(({ length }) => length));
  const interleaved: Found[] = [];
  for (let index = 0; index < maxLength; index++) {
    for (const category of categories)
      if (index < category.length) interleaved.push(category[index]!);
  }
  return interleaved;
}

function sortByTotal(found: readonly Found[]): Product[] {
  const groups = Map.groupBy(found, ({ total }) => total);
  const totals = [...groups.keys()].toSorted((a, b) => b - a);
  return totals.flatMap((total) =>
    sortAvailableFirst(groups.get(total)!.map(({ product }) => product)),
  );
}
