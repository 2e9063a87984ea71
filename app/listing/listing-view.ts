import {
  ageLabels,
  isFiltered,
  formatListingQuery,
  type Listing,
} from "../../shop/catalogue/listing.ts";
import type { Paginated } from "../../shop/catalogue/product-listing.ts";
import { formatPrice } from "../../shop/price.ts";
import type { Chip } from "./listing-chips.tsx";
import { buildPagination } from "./build-pagination.ts";
import { formatResultCount } from "./labels.ts";

export type ListingView = ReturnType<typeof createListingView>;

/** What stands around the toys: how many there are, what was asked for, and the way to the rest. */
export function createListingView(path: string, listing: Listing, found: Paginated<unknown>) {
  const buildPath = (changes: Listing) => path + formatListingQuery(changes);
  return {
    query: formatListingQuery({ ...listing, page: 1 }),
    count: formatResultCount(found),
    chips: createChips(listing, buildPath),
    /** Where everything is shown again, when nothing is. */
    clearHref:
      found.total === 0 && isFiltered(listing) ? buildPath(withoutFilters(listing)) : undefined,
    pagination: buildPagination(found, (number) => buildPath({ ...listing, page: number })),
  };
}

/** One for each filter, with the address without it; several can all be taken off at once. */
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
