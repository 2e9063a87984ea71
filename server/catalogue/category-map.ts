import { categoryKeys, isCategoryKey, type CategoryKey } from "../../shop/catalogue/category.ts";
import { createSlug } from "../../shop/text/slug.ts";
import type { InventoryMetadata } from "../db/inventory.ts";

type InventoryCategory = InventoryMetadata["categories"][number];
/** What `shop.config.ts` lists: names or ids. */
export type CategoryLists = Readonly<
  Record<CategoryKey, { warehouseCategories: readonly string[] }>
>;

/** The department of each warehouse category that has one, by id; descendants follow. */
export function mapCategories(
  categories: readonly InventoryCategory[],
  lists: CategoryLists,
): Map<string, CategoryKey> {
  const listed = listedCategories(lists);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const shopCategories = new Map<string, CategoryKey>();
  for (const category of categories) {
    const shopCategory = findInAncestors(category, byId, (each) => shopCategoryOf(each, listed));
    if (shopCategory) shopCategories.set(category.id, shopCategory);
  }
  return shopCategories;
}

/** Ids go before names, so that a number is free to be a name as well. */
function listedCategories(lists: CategoryLists): Map<string, CategoryKey> {
  const pairs = categoryKeys.flatMap((key) =>
    lists[key].warehouseCategories.flatMap((entry): [string, CategoryKey][] => [
      [`id ${entry.trim()}`, key],
      [`name ${createSlug(entry)}`, key],
    ]),
  );
  return new Map(pairs);
}

function shopCategoryOf(
  { id, name }: InventoryCategory,
  listed: ReadonlyMap<string, CategoryKey>,
): CategoryKey | undefined {
  const slug = createSlug(name);
  const byName = isCategoryKey(slug) ? slug : undefined;
  return listed.get(`id ${id}`) ?? listed.get(`name ${slug}`) ?? byName;
}

/** The nearest answer on the way to the root; a circle of parents ends it too. */
function findInAncestors(
  start: InventoryCategory,
  byId: ReadonlyMap<string, InventoryCategory>,
  find: (category: InventoryCategory) => CategoryKey | undefined,
): CategoryKey | undefined {
  const seen = new Set<InventoryCategory>();
  let category: InventoryCategory | undefined = start;
  while (category && !seen.has(category)) {
    const found = find(category);
    if (found) return found;
    seen.add(category);
    category = byId.get(category.parent);
  }
  return undefined;
}
