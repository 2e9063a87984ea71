import { formatListingQuery, parseListing } from "../../../shop/catalogue/listing/listing.ts";
import { findAgeChoice } from "../../../shop/catalogue/product/age.ts";
import { parseQuery } from "../../../shop/catalogue/search/parse-query.ts";
import { splitPrices } from "../../../shop/catalogue/search/split-prices.ts";
import type { LoaderArgs } from "../../route.ts";

/**
 * Returns the path on which the prices of a search, and an age that stands alone with them, are
 * filters, where they can be changed and removed; undefined without prices.
 */
export function findFiltersPath(
  { shop, url }: Pick<LoaderArgs, "shop" | "url">,
  query: string,
): string | undefined {
  const { dictionary } = shop.content;
  const { prices, rest } = splitPrices(query, dictionary);
  if (!prices) return undefined;
  const { age, terms } = parseQuery(rest, dictionary);
  const isOnlyAge = age !== undefined && terms.length === 0;
  const filters = { ...parseListing(url.searchParams), ...prices, page: 1 };
  if (!rest) return `/zabawki${formatListingQuery(filters)}`;
  if (isOnlyAge) return `/zabawki${formatListingQuery({ ...filters, age: findAgeChoice(age) })}`;
  return `/szukaj${formatListingQuery(filters)}&${new URLSearchParams({ fraza: rest })}`;
}
