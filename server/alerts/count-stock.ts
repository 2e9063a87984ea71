import { findOwnStock } from "../db/catalogue/inventory.ts";
import type { Store } from "../db/store.ts";

type Counted = { version: number; pieces: number };

/** Reading every product is slow, and the rules run every few seconds. */
const counted = new WeakMap<object, Counted>();

export async function countStock(store: Pick<Store, "sync" | "catalogue">): Promise<number> {
  const { version } = await store.sync.state();
  const known = counted.get(store);
  if (known?.version === version) return known.pieces;
  let pieces = 0;
  for await (const page of store.catalogue.readAll())
    for (const product of page) pieces += findOwnStock(product);
  counted.set(store, { version, pieces });
  return pieces;
}
