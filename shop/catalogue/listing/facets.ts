import { ageSpanChoices, exactAgeChoices, findChildAge, suitsAge } from "../product/age.ts";
import type { Grosze } from "../../price.ts";
import type { Listing } from "./listing.ts";
import { findMakerSlug, indexMakers } from "../maker-index.ts";
import { filterProducts } from "./product-listing.ts";
import type { Product } from "../product/product.ts";

export const budgets: readonly Grosze[] = [5000, 10_000, 20_000];

export type Facets = ReturnType<typeof countFacets>;

export function countFacets(products: readonly Product[], listing: Listing) {
  const anyAge = filterProducts(products, { ...listing, age: undefined });
  const anyPrice = filterProducts(products, { ...listing, from: undefined, to: undefined });
  return {
    ages: [...exactAgeChoices, ...ageSpanChoices].map((age) => {
      const child = findChildAge(age);
      return { age, count: anyAge.filter((product) => suitsAge(product, child)).length };
    }),
    makers: countMakers(products, filterProducts(products, { ...listing, maker: undefined })),
    budgets: budgets.map((to) => ({
      to,
      count: anyPrice.filter(({ price }) => price <= to).length,
    })),
    available: filterProducts(products, { ...listing, availableOnly: true }).length,
    reduced: filterProducts(products, { ...listing, reducedOnly: true }).length,
  };
}

const { compare } = new Intl.Collator("pl");

function countMakers(products: readonly Product[], found: readonly Product[]) {
  const counts = new Map<string, number>();
  for (const product of found) {
    const slug = findMakerSlug(product);
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return [...indexMakers(products).values()]
    .map(({ slug, name }) => ({ slug, name, count: counts.get(slug) ?? 0 }))
    .toSorted((one, other) => compare(one.name, other.name));
}
