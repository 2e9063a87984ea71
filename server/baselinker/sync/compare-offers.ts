import {
  applyPromotions,
  findActivePromotions,
  type Promotion,
} from "../../../shop/catalogue/price-history/promotion.ts";
import type { Makers } from "../../../shop/catalogue/product/makers.ts";
import { isSameOffer, type Offer } from "../../../shop/catalogue/price-history/price-period.ts";
import { findExclusion, type ProductContext } from "../../catalogue/to-product.ts";
import type { InventoryProduct } from "../../db/catalogue/inventory.ts";
import { mapCategories, type CategoryLists } from "../../catalogue/category-map.ts";
import { readOfferTime } from "../../catalogue/offer-time.ts";
import type { OfferChanges } from "../../db/catalogue/price-history.ts";
import type { Store } from "../../db/store.ts";
import type { diffSnapshot, Snapshot } from "./diff.ts";

export type OfferRules = Pick<ProductContext, "hidesUnsafe"> & {
  makers: Makers;
  lists: CategoryLists;
  promotions?: readonly Promotion[];
};

type OfferDeps = OfferRules & { store: Pick<Store, "clock">; now: () => number };

/**
 * What all offers of a version of the catalogue were compared for; without it, or with another, an
 * unchanged product may differ.
 */
export type Compared = { basis?: string | undefined; version?: number };

export async function compareOffers(
  { next, changes }: ReturnType<typeof diffSnapshot>,
  { version, stored, metadata, now }: Snapshot,
  deps: OfferDeps,
  compared: Compared,
): Promise<OfferChanges> {
  const { promotions = [], lists } = deps;
  const time = await readOfferTime(deps.store, deps.now);
  const active = findActivePromotions(promotions, now);
  const basis = JSON.stringify([active, time.clockAgrees]);
  const isSame = compared.basis === basis && compared.version === version;
  const isKnown = isSame && !changes.metadata && !renamesParent(changes, stored);
  compared.basis = basis;
  const { manufacturers } = metadata;
  const shopCategories = mapCategories(metadata.categories, lists);
  const products = isKnown ? changes.changed : next.values();
  const context = { ...deps, shopCategories, manufacturers, stored, next, active };
  return { offers: findOfferChanges(products, changes.removed, context), ...time };
}

/** Promotions name variants by the SKU of their product too. */
function renamesParent(
  { changed }: ReturnType<typeof diffSnapshot>["changes"],
  stored: Snapshot["stored"],
): boolean {
  return changed.some(({ id, sku, hasVariants }) => hasVariants && stored.get(id)?.sku !== sku);
}

/** Another offer is a change that processes read, even if BaseLinker's product is the same. */
export function listOfferedAnew(
  { next, changes }: ReturnType<typeof diffSnapshot>,
  offers: OfferChanges["offers"],
  { stored, now }: Snapshot,
): InventoryProduct[] {
  const known = new Set(changes.changed.map(({ id }) => id));
  return [...offers.keys()].flatMap((id) => {
    const product = next.get(id);
    if (!product || known.has(id)) return [];
    return stored.get(id)?.offered ? { ...product, changedAt: now } : product;
  });
}

type Deps = ProductContext & {
  stored: ReadonlyMap<string, InventoryProduct>;
  next: ReadonlyMap<string, InventoryProduct>;
  active: readonly Promotion[];
};

/** Prices that the shop will show from now on, where it showed others; undefined for none. */
function findOfferChanges(
  products: Iterable<InventoryProduct>,
  removed: readonly string[],
  deps: Deps,
): Map<string, Offer | undefined> {
  const offers = new Map<string, Offer | undefined>(removed.map((id) => [id, undefined]));
  for (const product of products) {
    const offer = findOffer(product, deps);
    if (!isSameOffer(deps.stored.get(product.id)?.offered, offer)) offers.set(product.id, offer);
  }
  return offers;
}

function findOffer(product: InventoryProduct, context: Deps): Offer | undefined {
  const { sku, parent, price, regularPrice, hasVariants } = product;
  if (price === null || hasVariants || findExclusion(product, context)) return undefined;
  const category = context.shopCategories.get(product.category)!;
  const parentSku = parent === undefined ? undefined : context.next.get(parent)?.sku;
  return applyPromotions(context.active, { sku, parentSku, category, price, regularPrice });
}
