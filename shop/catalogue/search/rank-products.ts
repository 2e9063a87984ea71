import { suitsAge, type ChildAge } from "../product/age.ts";
import { interleave } from "../listing/interleave.ts";
import type { Product } from "../product/product.ts";
import { sortAvailableFirst } from "../listing/product-listing.ts";
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
  // What the child has outgrown is better than nothing; what it is too young for is not.
  const allowed = found.filter(({ product: { ageFrom = 0 } }) => ageFrom <= age.from);
  const suitable = allowed.filter(({ product }) => suitsAge({ ageFrom: 0, ...product }, age));
  return sortByTotal(suitable.length > 0 ? suitable : allowed);
}

type Found = { product: Product; total: number };

/** For an occasion or an age alone: alternates between the categories, suitable ages first. */
function suggestProducts(found: readonly Found[], age: ChildAge | undefined): Product[] {
  const suitable = age
    ? found.flatMap(({ product }) =>
        suitsAge(product, age) ? { product, total: product.ageFrom! } : [],
      )
    : found;
  return sortByTotal(interleave(suitable, ({ product }) => product.category));
}

function sortByTotal(found: readonly Found[]): Product[] {
  const groups = Map.groupBy(found, ({ total }) => total);
  const totals = [...groups.keys()].toSorted((a, b) => b - a);
  return totals.flatMap((total) =>
    sortAvailableFirst(groups.get(total)!.map(({ product }) => product)),
  );
}
