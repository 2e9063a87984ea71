import { findChildAge } from "../../shop/catalogue/product/age.ts";
import type { Facets } from "../../shop/catalogue/listing/facets.ts";
import {
  isFiltered,
  formatListingQuery,
  type Listing,
} from "../../shop/catalogue/listing/listing.ts";
import type { Paginated } from "../../shop/catalogue/listing/product-listing.ts";
import { buildPagination } from "./build-pagination.ts";
import { countToys, describePage, describePrices } from "./labels.ts";

type ListingSource = {
  path: string;
  /** Parameters of the page besides those of the listing. */
  params: Record<string, string>;
  listing: Listing;
  found: Paginated<unknown>;
  facets: Facets;
};

export type ListingView = ReturnType<typeof createListingView>;

/** Creates the filter bar, chips and pagination of a product list. */
export function createListingView({ path, params, listing, found, facets }: ListingSource) {
  const buildPath = (changes: Listing) => createPath(path, params, changes);
  const { from: _from, to: _to, ...priceless } = listing;
  const makerName = findMakerName(listing, facets);
  return {
    listing,
    makerName,
    params,
    count: countToys(found.total),
    pageLabel: describePage(found),
    chips: createChips(listing, makerName, buildPath),
    ages: facets.ages,
    makers: facets.makers,
    budgets: facets.budgets.map(({ to, count }) => ({
      label: describePrices(undefined, to),
      count,
      current: to === listing.to && listing.from === undefined,
      href: buildPath({ ...priceless, to, page: 1 }),
    })),
    available: facets.available,
    reduced: facets.reduced,
    /** Path without filters, when these leave no product. */
    clearHref:
      found.total === 0 && isFiltered(listing) ? buildPath(withoutFilters(listing)) : undefined,
    pagination: buildPagination(found, (number) => buildPath({ ...listing, page: number })),
    path: buildPath({ ...listing, page: found.page }),
  };
}

/** Of a maker without products here only the address is known. */
function findMakerName({ maker }: Listing, { makers }: Facets): string | undefined {
  return makers.find(({ slug }) => slug === maker)?.name ?? maker;
}

function createPath(path: string, params: Record<string, string>, listing: Listing): string {
  const query = new URLSearchParams([
    ...Object.entries(params),
    ...new URLSearchParams(formatListingQuery(listing)),
  ]);
  return query.size > 0 ? `${path}?${query}` : path;
}

export type Chip = { label: string; href: string };
type Chips = Partial<Record<"age" | "maker" | "price" | "available" | "reduced", Chip>> & {
  clearHref?: string;
};

/** One chip per filter with the path without it, and one that clears several filters. */
function createChips(
  listing: Listing,
  makerName: string | undefined,
  buildPath: (listing: Listing) => string,
): Chips {
  const { from, to, age, maker, availableOnly, reducedOnly } = listing;
  const { reducedOnly: _reduced, ...unreduced } = listing;
  const { age: _age, ...ageless } = listing;
  const { maker: _maker, ...makerless } = listing;
  const { from: _from, to: _to, ...priceless } = listing;
  const hasPrice = from !== undefined || to !== undefined;
  const createChip = (label: string, without: Listing) => ({
    label,
    href: buildPath({ ...without, page: 1 }),
  });
  return {
    ...(age && { age: createChip(`Wiek: ${findChildAge(age).label}`, ageless) }),
    ...(maker && { maker: createChip(`Marka: ${makerName}`, makerless) }),
    ...(hasPrice && { price: createChip(describePrices(from, to), priceless) }),
    ...(availableOnly && {
      available: createChip("Tylko dostępne", { ...listing, availableOnly: false }),
    }),
    ...(reducedOnly && { reduced: createChip("W obniżce", unreduced) }),
    ...([age, maker, hasPrice, availableOnly, reducedOnly].filter(Boolean).length > 1 && {
      clearHref: buildPath(withoutFilters(listing)),
    }),
  };
}

function withoutFilters({ sort }: Listing): Listing {
  return { sort, availableOnly: false, page: 1 };
}
