import { isDeepStrictEqual } from "node:util";
import { hideProductsWithoutSafetyData } from "../../shop.config.ts";
import type { Makers } from "../../shop/catalogue/product/makers.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { chunks } from "../db/chunk.ts";
import type { Store } from "../db/store.ts";
import { mapCategories, type CategoryLists } from "./category-map.ts";
import { toProduct, type ExclusionReason, type ProductContext } from "./to-product.ts";
import {
  findOwnStock,
  type InventoryMetadata,
  type InventoryProduct,
} from "../db/catalogue/inventory.ts";

/** Bundles are packed from its stock. */
export type ExcludedProduct = Pick<InventoryProduct, "id" | "name" | "category" | "stock"> & {
  why: ExclusionReason;
};

type Deps = {
  store: Pick<Store, "sync" | "catalogue">;
  lists: CategoryLists;
  makers?: Makers;
  hidesUnsafe?: boolean;
};

type State = ReturnType<typeof emptyState>;

/** Parsed in about two milliseconds. */
const batchSize = 100;

/** Variants follow their products; what is not offered may be in a bundle. */
export type ProductList = {
  version: string;
  products: ReadonlyMap<string, Product>;
  leftOut?: ReadonlyMap<string, Pick<ExcludedProduct, "name" | "stock">>;
};

export function createStoredProducts({
  store,
  lists,
  makers = new Map(),
  hidesUnsafe = hideProductsWithoutSafetyData,
}: Deps) {
  let state = emptyState();

  async function refresh(): Promise<void> {
    const { version, metadataVersion } = await store.sync.state();
    if (version === state.storedVersion) return;
    const sameMetadata = metadataVersion === state.metadataVersion;
    const metadata = sameMetadata ? state.metadata : await store.sync.metadata();
    const changes = await readChanges(store, sameMetadata ? state.storedVersion : 0, {
      shopCategories: mapCategories(metadata.categories, lists),
      manufacturers: metadata.manufacturers,
      makers,
      hidesUnsafe,
    });
    const next = { ...(sameMetadata ? state : emptyState()), metadata };
    Object.assign(next, { version: `w${version}`, storedVersion: version, metadataVersion });
    applyChanges(next, changes);
    state = next;
  }

  return {
    list: (): ProductList => state,
    pictureUrl: (base: string): string | undefined => state.pictures.get(base),
    leftOut: (): readonly ExcludedProduct[] => [...state.leftOut.values()],
    metadata: (): InventoryMetadata => state.metadata,
    refresh,
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

type Change = {
  id: string;
  product?: Product;
  excluded?: ExcludedProduct;
  pictures?: readonly string[];
};

async function readChanges(
  store: Deps["store"],
  since: number,
  context: ProductContext,
): Promise<Change[]> {
  const changes: Change[] = [];
  const changed = await store.catalogue.listChanged(since);
  for (const ids of chunks(changed, batchSize)) {
    const found = await store.catalogue.findProducts(ids);
    for (const id of ids) changes.push(toChange(id, found.get(id), context));
    // SQLite reads synchronously: yields to other requests between batches.
    await new Promise(setImmediate);
  }
  return changes;
}

function toChange(id: string, stored: InventoryProduct | undefined, context: ProductContext) {
  if (!stored) return { id };
  const { name, category, pictures } = stored;
  const product = toProduct(stored, context);
  return typeof product === "string"
    ? { id, excluded: { id, name, category, stock: findOwnStock(stored), why: product } }
    : { id, product, ...(pictures.length > 0 && { pictures }) };
}

/** Takes over all changes at once, so that copying the maps is not needed. */
function applyChanges(next: State, changes: readonly Change[]): void {
  let moved = false;
  let picturesChanged = false;
  for (const { id, product, excluded, pictures } of changes) {
    moved ||= product !== undefined && isElsewhere(product, next.products.get(id));
    picturesChanged ||= !isDeepStrictEqual(next.sourceUrls.get(id), pictures);
    put(next.products, id, product);
    put(next.leftOut, id, excluded);
    put(next.sourceUrls, id, pictures);
  }
  if (moved) next.products = sortById(next.products);
  if (picturesChanged) next.pictures = collectPictures(next);
}

/** New, or another product's variant than before. */
function isElsewhere({ parentId }: Product, before: Product | undefined): boolean {
  return !before || before.parentId !== parentId;
}

function put<Value>(map: Map<string, Value>, id: string, value: Value | undefined): void {
  if (value === undefined) map.delete(id);
  else map.set(id, value);
}

/** By their ids; variants follow their product. */
function sortById(products: ReadonlyMap<string, Product>): Map<string, Product> {
  const numbered = [...products.values()].map((product) => ({
    product,
    parent: Number(product.parentId ?? product.id),
    variant: product.parentId === undefined ? 0 : Number(product.id),
  }));
  numbered.sort((one, other) => one.parent - other.parent || one.variant - other.variant);
  return new Map(numbered.map(({ product }) => [product.id, product]));
}

function collectPictures({ products, sourceUrls }: State): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { id, images } of products.values()) {
    const stored = sourceUrls.get(id) ?? [];
    images.forEach((base, index) => pictures.set(base, stored[index]!));
  }
  return pictures;
}
