import { findChildAge } from "../../shop/catalogue/product/age.ts";
import type { Facets } from "../../shop/catalogue/listing/facets.ts";
import {
  isFiltered,
  formatListingQuery,
  withoutFilters,
  type Listing,
} from "../../shop/catalogue/listing/listing.ts";
import type { Paginated } from "../../shop/catalogue/listing/product-listing.ts";
import { countToys, describePrices, sortLabels } from "./labels.ts";
import { buildPagination } from "./pagination.tsx";

type ListingSource = {
  path: string;
  /** Parameters of the page besides those of the listing. */
  params: Record<string, string>;
  ranked: boolean;
  listing: Listing;
  found: Paginated;
  facets: Facets;
};

export type ListingView = ReturnType<typeof createListingView>;

/** Creates the filter bar, chips and pagination of a product list. */
export function createListingView(source: ListingSource) {
  const { path, params, ranked, listing, found, facets } = source;
  const buildPath = (changes: Listing) => createPath(path, params, changes);
  const makerName = findMakerName(listing, facets);
  return {
    listing,
    makerName,
    params,
    firstSort: ranked ? "Trafność" : sortLabels.polecane,
    count: countToys(found.total),
    chips: createChips(listing, makerName, buildPath),
    ...facets,
    budgets: facets.budgets.map(({ to, count }) => ({
      label: describePrices(undefined, to),
      count,
      current: to === listing.to && listing.from === undefined,
      href: buildPath({ ...listing, from: undefined, to, page: 1 }),
    })),
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
  const hasPrice = from !== undefined || to !== undefined;
  const createChip = (label: string, without: Partial<Listing>) => ({
    label,
    href: buildPath({ ...listing, ...without, page: 1 }),
  });
  return {
    ...(age && { age: createChip(`Wiek: ${findChildAge(age).label}`, { age: undefined }) }),
    ...(maker && { maker: createChip(`Marka: ${makerName}`, { maker: undefined }) }),
    ...(hasPrice && {
      price: createChip(describePrices(from, to), { from: undefined, to: undefined }),
    }),
    ...(availableOnly && { available: createChip("Tylko dostępne", { availableOnly: false }) }),
    ...(reducedOnly && { reduced: createChip("W obniżce", { reducedOnly: undefined }) }),
    ...([age, maker, hasPrice, availableOnly, reducedOnly].filter(Boolean).length > 1 && {
      clearHref: buildPath(withoutFilters(listing)),
    }),
  };
}
