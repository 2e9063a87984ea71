import type { CategoryKey } from "../../shop/catalogue/category.ts";
import { createSlug } from "../../shop/text/normalize.ts";
import type { InventoryMetadata } from "../db/catalogue/inventory.ts";

type InventoryCategory = InventoryMetadata["categories"][number];
export type CategoryLists = Readonly<
  Record<CategoryKey, { warehouseCategories: readonly string[] }>
>;

export function mapCategories(
  categories: readonly InventoryCategory[],
  lists: CategoryLists,
): Map<string, CategoryKey> {
  const listed = listedCategories(lists);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const shopCategories = new Map<string, CategoryKey>();
  for (const category of categories) {
    const shopCategory = findInAncestors(category, byId, listed);
    if (shopCategory) shopCategories.set(category.id, shopCategory);
  }
  return shopCategories;
}

/** Ids take precedence: a number may also be a name. */
function listedCategories(lists: CategoryLists): Map<string, CategoryKey> {
  const pairs = Object.entries(lists).flatMap(([key, { warehouseCategories }]) =>
    warehouseCategories.flatMap((entry): [string, CategoryKey][] => [
      [`id ${entry.trim()}`, key],
      [`name ${createSlug(entry)}`, key],
    ]),
  );
  // A listed name wins over a category's own.
  const own = Object.keys(lists).map((key): [string, CategoryKey] => [`name ${key}`, key]);
  return new Map([...own, ...pairs]);
}

/** Returns the nearest ancestor's category; stops at a cycle of parents. */
function findInAncestors(
  start: InventoryCategory,
  byId: ReadonlyMap<string, InventoryCategory>,
  listed: ReadonlyMap<string, CategoryKey>,
): CategoryKey | undefined {
  const seen = new Set<InventoryCategory>();
  let category: InventoryCategory | undefined = start;
  while (category && !seen.has(category)) {
    const found =
      listed.get(`id ${category.id}`) ?? listed.get(`name ${createSlug(category.name)}`);
    if (found) return found;
    seen.add(category);
    category = byId.get(category.parent);
  }
  return undefined;
}
