import type { Baselinker } from "../client/baselinker.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import type {
  InventoryProduct,
  InventorySelection,
  ListedProduct,
  ProductContent,
} from "../../db/catalogue/inventory.ts";
import { chunks } from "../../db/chunk.ts";
import { hourMs } from "../../../shop/time/durations.ts";

export const pageSize = 1000;
const maxPages = 200;
const contentBatchSize = 100;

export async function readList(
  baselinker: Baselinker,
  source: InventorySelection,
): Promise<{ listed: Map<string, ListedProduct>; orphans: number }> {
  const listed = new Map<string, ListedProduct>();
  let before: string | undefined;
  for (let page = 1; page <= maxPages; page += 1) {
    const { count, products } = await baselinker.listPage(source, page);
    const first = products[0]?.id;
    // A server that ignores the page number returns the same page for ever.
    if (first !== undefined && first === before) return markParents(listed);
    for (const product of products) listed.set(product.id, product);
    if (count < pageSize) return markParents(listed);
    before = first;
  }
  throw new BaselinkerFailure("refused", `more than ${maxPages} pages of products`);
}

/** Leaves out variants whose product is not listed. */
function markParents(listed: Map<string, ListedProduct>) {
  let orphans = 0;
  for (const { id, parent } of listed.values()) {
    if (parent === undefined) continue;
    const product = listed.get(parent);
    if (product && product.parent === undefined) {
      if (!product.hasVariants) listed.set(parent, { ...product, hasVariants: true });
    } else {
      listed.delete(id);
      orphans += 1;
    }
  }
  return { listed, orphans };
}

export async function readContents(
  baselinker: Baselinker,
  source: InventorySelection,
  ids: readonly string[],
): Promise<Map<string, ProductContent>> {
  const contents = new Map<string, ProductContent>();
  for (const part of chunks(ids, contentBatchSize))
    for (const [id, content] of await baselinker.contents(source, part)) contents.set(id, content);
  return contents;
}

const staleMs = hourMs;
/** Limits a very large inventory to a part at each sync, so that prices never wait for texts. */
const maxStale = 2000;

export function selectStale(
  listed: ReadonlyMap<string, ListedProduct>,
  stored: ReadonlyMap<string, InventoryProduct>,
  { full, now }: { full: boolean; now: number },
): string[] {
  const ids = [...listed.values()].filter(({ parent }) => !parent).map(({ id }) => id);
  if (full) return ids;
  const fresh = ids.filter((id) => lacksContent(stored.get(id)));
  const stale = ids
    .map((id) => stored.get(id))
    .filter((product) => product !== undefined)
    .filter(({ readAt }) => readAt <= now - staleMs)
    .sort((one, other) => one.readAt - other.readAt)
    .slice(0, maxStale)
    .map(({ id }) => id);
  return [...fresh, ...stale];
}

/** What was a variant has no content yet, and a bundle of an earlier version no parts. */
function lacksContent(product: InventoryProduct | undefined): boolean {
  if (!product || product.parent !== undefined) return true;
  return product.isBundle === true && !product.bundle;
}
