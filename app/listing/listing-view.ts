import { ageLabels } from "../../shop/catalogue/age.ts";
import { isFiltered, formatListingQuery, type Listing } from "../../shop/catalogue/listing.ts";
import type { Paginated } from "../../shop/catalogue/product-listing.ts";
import { formatPrice } from "../../shop/price.ts";
import { buildPagination } from "./build-pagination.ts";
import { formatResultCount } from "./labels.ts";
import type { Chip } from "./listing-results.tsx";

export type ListingView = ReturnType<typeof createListingView>;

/** Creates count, chips and pagination of a product list. */
export function createListingView(path: string, listing: Listing, found: Paginated<unknown>) {
  const buildPath = (changes: Listing) => path + formatListingQuery(changes);
  return {
    query: formatListingQuery({ ...listing, page: 1 }),
    count: formatResultCount(found),
    chips: createChips(listing, buildPath),
    /** Path without filters, when these leave no product. */
    clearHref:
      found.total === 0 && isFiltered(listing) ? buildPath(withoutFilters(listing)) : undefined,
    pagination: buildPagination(found, (number) => buildPath({ ...listing, page: number })),
  };
}

/** One chip per filter with the path without it, and one that clears all. */
function createChips(listing: Listing, buildPath: (listing: Listing) => string): Chip[] {
  const { from, to, age, availableOnly } = listing;
  const { age: _age, ...ageless } = listing;
  const { from: _from, to: _to, ...priceless } = listing;
  const chips: Chip[] = [];
  const add = (label: string, without: Listing) =>
    chips.push({ label, href: buildPath({ ...without, page: 1 }) });
  if (from !== undefined || to !== undefined) add(describePrices(from, to), priceless);
  if (age) add(`Wiek: ${ageLabels[age]}`, ageless);
  if (availableOnly) add("Tylko dostępne", { ...listing, availableOnly: false });
  if (chips.length > 1) add("Wyczyść filtry", withoutFilters(listing));
  return chips;
}

function withoutFilters({ sort }: Listing): Listing {
  return { sort, availableOnly: false, page: 1 };
}

function describePrices(from?: number, to?: number): string {
  if (from === undefined) return `Do ${formatPrice(to!)}`;
  return to === undefined ? `Od ${formatPrice(from)}` : `${formatPrice(from)} – ${formatPrice(to)}`;
}
