import { isDeepStrictEqual } from "node:util";
import { mapCategories, type CategoryLists } from "../catalogue/category-map.ts";
import { sellProduct } from "../catalogue/sell.ts";
import type {
  ListedProduct,
  ProductContent,
  WarehouseFrame,
  WarehouseProduct,
} from "../catalogue/warehouse-product.ts";
import type { CatalogueChanges } from "../store/catalogue-table.ts";

export type Reading = {
  held: ReadonlyMap<string, WarehouseProduct>;
  listed: ReadonlyMap<string, ListedProduct>;
  contents: ReadonlyMap<string, ProductContent>;
  frame: WarehouseFrame;
  heldFrame: WarehouseFrame;
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
  const { frame, heldFrame } = reading;
  const newFrame = !isDeepStrictEqual(frame, heldFrame);
  const changes: CatalogueChanges = { changed, unchanged, removed, ...(newFrame && { frame }) };
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
  next: ReadonlyMap<string, WarehouseProduct>,
  lists: CategoryLists,
): boolean {
  const before = soldIds(held, heldFrame, lists);
  const after = soldIds(next, frame, lists);
  const gone = before.difference(after).size;
  return gone * 2 > before.size;
}

function soldIds(
  products: ReadonlyMap<string, WarehouseProduct>,
  frame: WarehouseFrame,
  lists: CategoryLists,
): Set<string> {
  const { manufacturers } = frame;
  const departments = mapCategories(frame.categories, lists);
  const sold = [...products.values()].filter(
    (held) => typeof sellProduct(held, { departments, manufacturers }) !== "string",
  );
  return new Set(sold.map(({ id }) => id));
}
