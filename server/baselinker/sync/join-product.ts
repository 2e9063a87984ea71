import { isDeepStrictEqual } from "node:util";
import type { InventoryProduct, ListedProduct } from "../../db/catalogue/inventory.ts";
import type { Snapshot } from "./diff.ts";

/** A listed product with its content; undefined while that is not known. */
export function joinProduct(
  listed: ListedProduct,
  before: InventoryProduct | undefined,
  snapshot: Snapshot,
): InventoryProduct | undefined {
  const { parent } = listed;
  return parent === undefined
    ? joinContent(listed, before, snapshot)
    : joinParent(listed, before, parent, snapshot);
}

/**
 * A variant is stored with what decides about its sale. Texts and pictures are in the row of its
 * product alone.
 */
function joinParent(
  listed: ListedProduct,
  before: InventoryProduct | undefined,
  parent: string,
  { stored, contents, now }: Snapshot,
): InventoryProduct | undefined {
  if (before && !contents.has(parent) && isSameListing(before, listed)) return before;
  const content = contents.get(parent) ?? stored.get(parent);
  if (!content) return undefined;
  const { category, manufacturer, features, taxRate } = content;
  const after = {
    ...listed,
    category,
    manufacturer,
    features,
    ...(taxRate !== undefined && { taxRate }),
    description: "",
    pictures: [],
    readAt: before?.readAt ?? now,
  };
  return dateChange(after, before, now);
}

function joinContent(
  listed: ListedProduct,
  before: InventoryProduct | undefined,
  { stored, contents, now }: Snapshot,
): InventoryProduct | undefined {
  const content = contents.get(listed.id);
  if (!content) {
    if (!before || isSameListing(before, listed)) return before;
    const { offered: _offered, regularPrice: _regular, oversold: _oversold, ...rest } = before;
    const { parent: _parent, hasVariants: _hasVariants, ...known } = rest;
    return dateChange({ ...known, ...listed }, before, now);
  }
  // Products of the first sync are not marked as new.
  const addedAt = before ? before.addedAt : stored.size > 0 ? now : undefined;
  const after = { ...listed, ...content, readAt: now, ...(addedAt !== undefined && { addedAt }) };
  return dateChange(after, before, now);
}

const listedFields = [
  "parent",
  "hasVariants",
  "name",
  "price",
  "regularPrice",
  "stock",
  "oversold",
  "sku",
  "ean",
] as const;

function isSameListing(before: InventoryProduct, listed: ListedProduct): boolean {
  return listedFields.every((field) => before[field] === listed[field]);
}

function dateChange(
  after: InventoryProduct,
  before: InventoryProduct | undefined,
  now: number,
): InventoryProduct {
  const isSame = before && isDeepStrictEqual(toPage(before), toPage(after));
  const changedAt = isSame ? before.changedAt : now;
  return changedAt === undefined ? after : { ...after, changedAt };
}

/** What the product's page says that is news to search engines: not how many pieces there are. */
function toPage({ offered: _, oversold: _oversold, ...product }: InventoryProduct) {
  return { ...product, readAt: 0, changedAt: 0, stock: Math.min(product.stock, 1) };
}
