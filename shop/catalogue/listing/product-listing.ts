import { findChildAge, suitsAge } from "../product/age.ts";
import { findMakerSlug } from "../maker-index.ts";
import { interleave } from "./interleave.ts";
import { isFiltered, sorts, type Listing, type Sort } from "./listing.ts";
import type { Product } from "../product/product.ts";

const pageSize = 24;

export type Paginated = ReturnType<typeof paginate>;

export function listProducts(products: readonly Product[], listing: Listing, size = pageSize) {
  const sorted = sortProducts(products, listing.sort);
  return paginate(filterProducts(sorted, listing), listing.page, size);
}

export function listRankedProducts(products: readonly Product[], listing: Listing) {
  if (listing.sort !== sorts[0]) return listProducts(products, listing);
  return paginate(filterProducts(products, listing), listing.page);
}

export function filterProducts(products: readonly Product[], listing: Listing) {
  if (!isFiltered(listing)) return products;
  return products.filter((product) => matchesListing(product, listing));
}

function paginate(all: readonly Product[], requestedPage: number, size = pageSize) {
  const pageCount = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(requestedPage, pageCount);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, pageCount };
}

function matchesListing(product: Product, listing: Listing): boolean {
  const { price, stock, reduction } = product;
  const { from = 0, to = Infinity, age, maker, availableOnly, reducedOnly } = listing;
  if (price < from || price > to || (availableOnly && stock === 0)) return false;
  if (reducedOnly && !reduction) return false;
  if (maker && findMakerSlug(product) !== maker) return false;
  return !age || suitsAge(product, findChildAge(age));
}

const sortedProducts = new WeakMap<readonly Product[], Map<Sort, readonly Product[]>>();

function sortProducts(products: readonly Product[], sort: Sort): readonly Product[] {
  const cached = sortedProducts.get(products) ?? new Map<Sort, readonly Product[]>();
  sortedProducts.set(products, cached);
  const sorted = cached.get(sort) ?? sortAvailableFirst(sorters[sort](products));
  cached.set(sort, sorted);
  return sorted;
}

const { compare } = new Intl.Collator("pl", { numeric: true });

const sorters: Record<Sort, (products: readonly Product[]) => readonly Product[]> = {
  polecane: (products) => interleave(products, ({ category }) => category),
  "cena-rosnaco": (products) => products.toSorted((a, b) => a.price - b.price),
  "cena-malejaco": (products) => products.toSorted((a, b) => b.price - a.price),
  nazwa: (products) => products.toSorted((a, b) => compare(a.name, b.name)),
  // Products without `addedAt` precede the first sync. BaseLinker ids increase; products with other
  // ids come last, newest first.
  nowosci: (products) =>
    products
      .toReversed()
      .toSorted(
        (a, b) => (b.addedAt ?? 0) - (a.addedAt ?? 0) || getSerialNumber(b) - getSerialNumber(a),
      ),
};

function getSerialNumber({ id }: Product): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

export function sortAvailableFirst(products: readonly Product[]): readonly Product[] {
  return [
    ...products.filter(({ stock }) => stock > 0),
    ...products.filter(({ stock }) => stock === 0),
  ];
}
