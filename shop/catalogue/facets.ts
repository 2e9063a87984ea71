import { ageBandNames, isWithinBand, type AgeBand } from "./age.ts";
import type { Grosze } from "../price.ts";
import type { Listing } from "./listing.ts";
import { filterProducts } from "./product-listing.ts";
import type { Product } from "./product.ts";

/** Upper bounds of prices that the filter offers. */
export const budgets: readonly Grosze[] = [5000, 10_000, 20_000];

export type Facets = {
  ages: readonly { age: AgeBand; count: number }[];
  budgets: readonly { to: Grosze; count: number }[];
  available: number;
};

/** Counts the products of each choice under the other filters of the listing. */
export function countFacets(products: readonly Product[], listing: Listing): Facets {
  const { age: _age, ...ageless } = listing;
  const { from: _from, to: _to, ...priceless } = listing;
  const anyAge = filterProducts(products, ageless);
  const anyPrice = filterProducts(products, priceless);
  return {
    ages: ageBandNames.map((age) => ({
      age,
      count: anyAge.filter(({ ageFrom }) => ageFrom !== undefined && isWithinBand(ageFrom, age))
        .length,
    })),
    budgets: budgets.map((to) => ({
      to,
      count: anyPrice.filter(({ price }) => price <= to).length,
    })),
    available: filterProducts(products, { ...listing, availableOnly: true }).length,
  };
}
