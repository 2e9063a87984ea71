import { isDeepStrictEqual } from "node:util";
import { mapCategories, type CategoryLists } from "../../catalogue/category-map.ts";
import { sellProduct } from "../../catalogue/to-product.ts";
import type {
  ListedProduct,
  ProductContent,
  WarehouseFrame,
  WarehouseProduct,
} from "../../db/inventory.ts";
import type { CatalogueChanges } from "../../db/catalogue.ts";

export type Reading = {
  held: ReadonlyMap<string, WarehouseProduct>;
  listed: ReadonlyMap<string, ListedProduct>;
  contents: ReadonlyMap<string, ProductContent>;
  frame: WarehouseFrame;
  heldFrame: WarehouseFrame;
  /** When the list was asked for. */
  begunAt: number;
  now: number;
};

/** What the reading changes in what was held. A new product without content waits for it. */
export function compareReading(reading: Reading) {
  const next = new Map<string, WarehouseProduct>();
  const changed: WarehouseProduct[] = [];
  const unchanged: string[] = [];
  for (const [id, listed] of reading.listed) {
    const before = reading.held.get(id);
    const after = joinProduct(listed, before, reading);
    if (!after) continue;
    next.set(id, after);
    if (!before || differs(before, after)) changed.push(after);
    else if (before.readAt !== after.readAt) unchanged.push(id);
  }
  const removed = [...reading.held.keys()].filter((id) => !reading.listed.has(id));
  const { frame, heldFrame, begunAt } = reading;
  const newFrame = !isDeepStrictEqual(frame, heldFrame);
  const told = { changed, unchanged, removed, begunAt };
  const changes: CatalogueChanges = { ...told, ...(newFrame && { frame }) };
  return { next, changes };
}

function joinProduct(
  listed: ListedProduct,
  before: WarehouseProduct | undefined,
  { held, contents, now }: Reading,
): WarehouseProduct | undefined {
  const content = contents.get(listed.id);
  if (!content) return before && { ...before, ...listed };
  // What was there when the shop began to look is no novelty.
  const addedAt = before ? before.addedAt : held.size > 0 ? now : undefined;
  return { ...listed, ...content, readAt: now, ...(addedAt !== undefined && { addedAt }) };
}

function differs(before: WarehouseProduct, after: WarehouseProduct): boolean {
  return !isDeepStrictEqual({ ...before, readAt: 0 }, { ...after, readAt: 0 });
}

/** Whether more than half of what visitors can buy would be gone. */
export function dropsHalf(
  { held, heldFrame, frame }: Reading,
  { next, changes }: ReturnType<typeof compareReading>,
  lists: CategoryLists,
): boolean {
  const [before, after] = [createSoldTest(heldFrame, lists), createSoldTest(frame, lists)];
  const { changed, removed } = changes;
  const touched = changes.frame ? [...held.keys()] : [...removed, ...changed.map(({ id }) => id)];
  const gone = touched.filter((id) => before(held.get(id)) && !after(next.get(id))).length;
  if (gone === 0) return false;
  let left = gone * 2;
  // Most shops are far larger than what is gone: there is no need to look at all of it.
  for (const product of held.values()) {
    if (before(product)) left -= 1;
    if (left === 0) return false;
  }
  return true;
}

function createSoldTest(frame: WarehouseFrame, lists: CategoryLists) {
  const { manufacturers } = frame;
  const departments = mapCategories(frame.categories, lists);
  return (held: WarehouseProduct | undefined): boolean =>
    held !== undefined && typeof sellProduct(held, { departments, manufacturers }) !== "string";
}
