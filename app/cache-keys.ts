import { budgets } from "../shop/catalogue/listing/facets.ts";
import { formatListingQuery, parseListing } from "../shop/catalogue/listing/listing.ts";

/** Same response for every query. */
export function always(): string {
  return "";
}

/** The response depends on these parameters' values only. */
export function keyByParams(query: URLSearchParams, known: Record<string, string>): string {
  const set = Object.entries(known).filter(([name, value]) => query.get(name) === value);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : "";
}

/** Makers and price ranges have too many values to cache, except the prices that the filter offers. */
export function keyByListing(query: URLSearchParams): string | undefined {
  const listing = parseListing(query);
  const { from, to, maker } = listing;
  const isOffered = !maker && !from && (!to || budgets.includes(to));
  return isOffered ? formatListingQuery(listing) : undefined;
}

/** An unknown variant is redirected, which is not stored. */
export function keyByVariant(query: URLSearchParams): string {
  const variant = query.get("wariant");
  return variant === null ? "" : `?${new URLSearchParams({ wariant: variant })}`;
}
