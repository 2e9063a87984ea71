import { isDeepStrictEqual } from "node:util";
import { mapCategories, type CategoryLists } from "../../catalogue/category-map.ts";
import { findExclusion } from "../../catalogue/to-product.ts";
import { joinProduct } from "./join-product.ts";
import type {
  ListedProduct,
  ProductContent,
  InventoryMetadata,
  InventoryProduct,
} from "../../db/catalogue/inventory.ts";
import type { CatalogueChanges } from "../../db/catalogue/catalogue.ts";

export type Snapshot = {
  version: number;
  stored: ReadonlyMap<string, InventoryProduct>;
  listed: ReadonlyMap<string, ListedProduct>;
  contents: ReadonlyMap<string, ProductContent>;
  metadata: InventoryMetadata;
  storedMetadata: InventoryMetadata;
  begunAt: number;
  now: number;
};

export function diffSnapshot(snapshot: Snapshot) {
  const next = new Map<string, InventoryProduct>();
  const changed: InventoryProduct[] = [];
  const unchanged: string[] = [];
  for (const [id, listed] of snapshot.listed) {
    const before = snapshot.stored.get(id);
    const after = joinProduct(listed, before, snapshot);
    if (!after) continue;
    next.set(id, after);
    if (!before || differs(before, after)) changed.push(after);
    else if (before.readAt !== after.readAt) unchanged.push(id);
  }
  const removed = [...snapshot.stored.keys()].filter((id) => !snapshot.listed.has(id));
  const { metadata, storedMetadata, begunAt } = snapshot;
  const metadataChanged = !isDeepStrictEqual(metadata, storedMetadata);
  const productChanges = { changed, unchanged, removed, begunAt };
  const changes: CatalogueChanges = { ...productChanges, ...(metadataChanged && { metadata }) };
  return { next, changes };
}

function differs(before: InventoryProduct, after: InventoryProduct): boolean {
  if (before === after) return false;
  const { offered: _, ...known } = before;
  return !isDeepStrictEqual({ ...known, readAt: 0 }, { ...after, readAt: 0 });
}

/** Of what is for sale. All variants of a product weigh as much as a product without variants. */
export function losesHalf(
  { stored, storedMetadata, metadata }: Snapshot,
  { next, changes }: ReturnType<typeof diffSnapshot>,
  lists: CategoryLists,
): boolean {
  const [wasForSale, isForSale] = [
    createForSaleTest(storedMetadata, lists),
    createForSaleTest(metadata, lists),
  ];
  const { changed, removed } = changes;
  const touched = changes.metadata
    ? [...stored.keys()]
    : [...removed, ...changed.map(({ id }) => id)];
  const lost = touched
    .map((id) => stored.get(id))
    .filter((product) => product !== undefined)
    .filter((product) => !product.hasVariants && wasForSale(product))
    .filter(({ id }) => !isForSale(next.get(id)));
  if (lost.length === 0) return false;
  const counts = new Map<string, number>();
  for (const product of stored.values()) {
    if (product.hasVariants || !wasForSale(product)) continue;
    counts.set(groupOf(product), (counts.get(groupOf(product)) ?? 0) + 1);
  }
  const gone = lost.reduce((sum, product) => sum + 1 / counts.get(groupOf(product))!, 0);
  // Parts of one may add up to a little more.
  return gone - counts.size / 2 > 1e-6;
}

function groupOf({ id, parent }: InventoryProduct): string {
  return parent ?? id;
}

function createForSaleTest(metadata: InventoryMetadata, lists: CategoryLists) {
  const { manufacturers } = metadata;
  const shopCategories = mapCategories(metadata.categories, lists);
  return (stored: InventoryProduct | undefined): boolean =>
    stored !== undefined && !findExclusion(stored, { shopCategories, manufacturers });
}
