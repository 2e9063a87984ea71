import type { ListedProduct, InventoryProduct } from "../../db/inventory.ts";

const staleMs = 60 * 60_000;
/** Limits a very large inventory to a part at each sync, so that prices never wait for texts. */
const maxStale = 2000;

/** Selects ids whose details to read: all if `full`, else new ones and those older than an hour. */
export function selectStale(
  listed: ReadonlyMap<string, ListedProduct>,
  stored: ReadonlyMap<string, InventoryProduct>,
  { full, now }: { full: boolean; now: number },
): string[] {
  const ids = [...listed.keys()];
  if (full) return ids;
  const fresh = ids.filter((id) => !stored.has(id));
  const stale = ids
    .map((id) => stored.get(id))
    .filter((product) => product !== undefined)
    .filter(({ readAt }) => readAt <= now - staleMs)
    .sort((one, other) => one.readAt - other.readAt)
    .slice(0, maxStale)
    .map(({ id }) => id);
  return [...fresh, ...stale];
}
