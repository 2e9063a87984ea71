import { isDeepStrictEqual } from "node:util";
import { hideProductsWithoutSafetyData } from "../../shop.config.ts";
import type { Makers } from "../../shop/catalogue/product/makers.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import type { Store } from "../db/store.ts";
import { mapCategories, type CategoryLists } from "./category-map.ts";
import { toProduct, type ExclusionReason, type ProductContext } from "./to-product.ts";
import type { InventoryMetadata, InventoryProduct } from "../db/catalogue/inventory.ts";

export type ExcludedProduct = { id: string; name: string; category: string; why: ExclusionReason };

type Deps = {
  store: Pick<Store, "sync" | "catalogue">;
  lists: CategoryLists;
  makers?: Makers;
  hidesUnsafe?: boolean;
};

type State = ReturnType<typeof emptyState>;

/** Parsed in about two milliseconds. */
const batchSize = 100;

/** Variants stand beside their products. */
export type ProductList = { version: string; products: ReadonlyMap<string, Product> };

export function createStoredProducts({
  store,
  lists,
  makers = new Map(),
  hidesUnsafe = hideProductsWithoutSafetyData,
}: Deps) {
  let state = emptyState();
  let refreshing: Promise<boolean> | undefined;

  async function refresh(): Promise<boolean> {
    const { version, metadataVersion } = await store.sync.state();
    if (version === state.storedVersion) return false;
    const sameMetadata = metadataVersion === state.metadataVersion;
    const metadata = sameMetadata ? state.metadata : await store.sync.metadata();
    const next: State = { ...(sameMetadata ? copyState(state) : emptyState()), metadata };
    Object.assign(next, { version: `w${version}`, storedVersion: version, metadataVersion });
    await applyChanges(next, store, sameMetadata ? state.storedVersion : 0, {
      shopCategories: mapCategories(metadata.categories, lists),
      manufacturers: metadata.manufacturers,
      makers,
      hidesUnsafe,
    });
    state = next;
    return true;
  }

  return {
    list: (): ProductList => state,
    pictureUrl: (base: string): string | undefined => state.pictures.get(base),
    leftOut: (): readonly ExcludedProduct[] => [...state.leftOut.values()],
    metadata: (): InventoryMetadata => state.metadata,
    refresh(): Promise<boolean> {
      refreshing ??= refresh().finally(() => (refreshing = undefined));
      return refreshing;
    },
  };
}

function emptyState() {
  return {
    version: "w0",
    storedVersion: 0,
    metadataVersion: -1,
    metadata: { categories: [], manufacturers: {} } as InventoryMetadata,
    products: new Map<string, Product>(),
    leftOut: new Map<string, ExcludedProduct>(),
    sourceUrls: new Map<string, readonly string[]>(),
    pictures: new Map<string, string>(),
  };
}

function copyState(state: State): State {
  const { products, leftOut, sourceUrls } = state;
  return {
    ...state,
    products: new Map(products),
    leftOut: new Map(leftOut),
    sourceUrls: new Map(sourceUrls),
  };
}

async function applyChanges(
  next: State,
  store: Deps["store"],
  since: number,
  context: ProductContext,
): Promise<void> {
  const count = next.products.size;
  let last = "";
  let added = false;
  let picturesChanged = false;
  for (;;) {
    const rows = await store.catalogue.readChanges(since, last, batchSize);
    for (const { id, product } of rows) {
      added ||= !next.products.has(id);
      picturesChanged ||= !isDeepStrictEqual(next.sourceUrls.get(id), product?.pictures);
      if (product) applyProduct(next, product, context);
      else remove(next, id);
    }
    if (rows.length < batchSize) break;
    last = rows.at(-1)!.id;
    // SQLite reads synchronously: yields to other requests between batches.
    await new Promise(setImmediate);
  }
  if (added || next.products.size !== count) next.products = sortById(next.products);
  if (picturesChanged) next.pictures = collectPictures(next);
}

function applyProduct(next: State, stored: InventoryProduct, context: ProductContext): void {
  const { id, name, category } = stored;
  const product = toProduct(stored, context);
  if (typeof product === "string") {
    remove(next, id);
    next.leftOut.set(id, { id, name, category, why: product });
    return;
  }
  next.leftOut.delete(id);
  next.products.set(id, product);
  next.sourceUrls.set(id, stored.pictures);
}

function remove(next: State, id: string): void {
  next.products.delete(id);
  next.leftOut.delete(id);
  next.sourceUrls.delete(id);
}

function sortById(products: ReadonlyMap<string, Product>): Map<string, Product> {
  return new Map([...products].sort(([one], [other]) => Number(one) - Number(other)));
}

function collectPictures({ products, sourceUrls }: State): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { id, images } of products.values()) {
    const stored = sourceUrls.get(id) ?? [];
    images.forEach((base, index) => pictures.set(base, stored[index]!));
  }
  return pictures;
}
