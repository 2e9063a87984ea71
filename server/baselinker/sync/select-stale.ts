import type { ListedProduct, WarehouseProduct } from "../../db/inventory.ts";

const staleMs = 60 * 60_000;
/** Of a very large warehouse a part at each refresh, so that prices never wait for texts. */
const mostStale = 2000;

/** Whose content is to be read: all on demand, else the new ones and those read an hour ago. */
export function chooseContents(
  listed: ReadonlyMap<string, ListedProduct>,
  held: ReadonlyMap<string, WarehouseProduct>,
  { full, now }: { full: boolean; now: number },
): string[] {
  const ids = [...listed.keys()];
  if (full) return ids;
  const fresh = ids.filter((id) => !held.has(id));
  const stale = ids
    .map((id) => held.get(id))
    .filter((product) => product !== undefined)
    .filter(({ readAt }) => readAt <= now - staleMs)
    .sort((one, other) => one.readAt - other.readAt)
    .slice(0, mostStale)
    .map(({ id }) => id);
  return [...fresh, ...stale];
}
