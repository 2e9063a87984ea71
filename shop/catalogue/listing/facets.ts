import {
  ageSpanChoices,
  exactAgeChoices,
  findChildAge,
  suitsAge,
  type AgeChoice,
} from "../product/age.ts";
import type { Grosze } from "../../price.ts";
import type { Listing } from "./listing.ts";
import { filterProducts } from "./product-listing.ts";
import type { Product } from "../product/product.ts";

export const budgets: readonly Grosze[] = [5000, 10_000, 20_000];

export type Facets = {
  ages: readonly { age: AgeChoice; count: number }[];
  budgets: readonly { to: Grosze; count: number }[];
  available: number;
  reduced: number;
};

export function countFacets(products: readonly Product[], listing: Listing): Facets {
  const { age: _age, ...ageless } = listing;
  const { from: _from, to: _to, ...priceless } = listing;
  const anyAge = filterProducts(products, ageless);
  const anyPrice = filterProducts(products, priceless);
  return {
    ages: [...exactAgeChoices, ...ageSpanChoices].map((age) => {
      const child = findChildAge(age);
      return { age, count: anyAge.filter((product) => suitsAge(product, child)).length };
    }),
    budgets: budgets.map((to) => ({
      to,
      count: anyPrice.filter(({ price }) => price <= to).length,
    })),
    available: filterProducts(products, { ...listing, availableOnly: true }).length,
    reduced: filterProducts(products, { ...listing, reducedOnly: true }).length,
  };
}
