import { categoryKeys, isCategoryKey, type CategoryKey } from "../../shop/catalogue/category.ts";
import { createSlug } from "../../shop/text/slug.ts";
import type { WarehouseFrame } from "../db/inventory.ts";

type WarehouseCategory = WarehouseFrame["categories"][number];
/** What `shop.config.ts` lists: names or ids. */
export type CategoryLists = Readonly<
  Record<CategoryKey, { warehouseCategories: readonly string[] }>
>;

/** The department of each warehouse category that has one, by id; descendants follow. */
export function mapCategories(
  categories: readonly WarehouseCategory[],
  lists: CategoryLists,
): Map<string, CategoryKey> {
  const listed = listedDepartments(lists);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const departments = new Map<string, CategoryKey>();
  for (const category of categories) {
    const department = climb(category, byId, (each) => departmentOf(each, listed));
    if (department) departments.set(category.id, department);
  }
  return departments;
}

/** Ids go before names, so that a number is free to be a name as well. */
function listedDepartments(lists: CategoryLists): Map<string, CategoryKey> {
  const pairs = categoryKeys.flatMap((key) =>
    lists[key].warehouseCategories.flatMap((entry): [string, CategoryKey][] => [
      [`id ${entry.trim()}`, key],
      [`name ${createSlug(entry)}`, key],
    ]),
  );
  return new Map(pairs);
}

function departmentOf(
  { id, name }: WarehouseCategory,
  listed: ReadonlyMap<string, CategoryKey>,
): CategoryKey | undefined {
  const slug = createSlug(name);
  const own = isCategoryKey(slug) ? slug : undefined;
  return listed.get(`id ${id}`) ?? listed.get(`name ${slug}`) ?? own;
}

/** The nearest answer on the way to the root; a circle of parents ends it too. */
function climb(
  start: WarehouseCategory,
  byId: ReadonlyMap<string, WarehouseCategory>,
  find: (category: WarehouseCategory) => CategoryKey | undefined,
): CategoryKey | undefined {
  const seen = new Set<WarehouseCategory>();
  let category: WarehouseCategory | undefined = start;
  while (category && !seen.has(category)) {
    const found = find(category);
    if (found) return found;
    seen.add(category);
    category = byId.get(category.parent);
  }
  return undefined;
}
