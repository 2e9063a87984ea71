import { isDeepStrictEqual } from "node:util";
import { buildCatalogue, createCatalogue, type Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import type { Store } from "../db/store.ts";
import { mapCategories, type CategoryLists } from "./category-map.ts";
import { inSlices } from "./time-slice.ts";
import { sellProduct, type LeftOut, type SellMeans } from "./to-product.ts";
import type { WarehouseFrame, WarehouseProduct } from "../db/inventory.ts";

export type LeftOutProduct = { id: string; name: string; category: string; why: LeftOut };

type Means = {
  store: Pick<Store, "warehouseState" | "warehouseFrame" | "readHeld">;
  lists: CategoryLists;
};

type Known = ReturnType<typeof knowNothing>;

/** They are read and understood in about two milliseconds. */
const rowsAtOnce = 100;

/** The catalogue as the database holds it; what changed there is taken over by `renew`. */
export function createCurrentCatalogue({ store, lists }: Means) {
  let known = knowNothing();
  let renewing: Promise<boolean> | undefined;

  /** One version after the other; visitors see the old one until the new one is whole. */
  async function renew(): Promise<boolean> {
    const { version, frameVersion } = await store.warehouseState();
    if (version === known.version) return false;
    const frame = frameVersion === known.frameVersion ? known.frame : await store.warehouseFrame();
    const next: Known = frame === known.frame ? copyOf(known) : knowNothing();
    Object.assign(next, { version, frameVersion, frame });
    await takeOver(next, store, frame === known.frame ? known.version : 0, {
      departments: mapCategories(frame.categories, lists),
      manufacturers: frame.manufacturers,
    });
    const work = buildCatalogue([...next.sold.values()], `w${version}`, known.catalogue);
    next.catalogue = await inSlices(work);
    known = next;
    return true;
  }

  return {
    catalogue: (): Catalogue => known.catalogue,
    /** Where the warehouse keeps the picture of this base address. */
    pictureAddress: (base: string): string | undefined => known.pictures.get(base),
    leftOut: (): readonly LeftOutProduct[] => [...known.leftOut.values()],
    frame: (): WarehouseFrame => known.frame,
    /** Resolves with whether there was anything new. */
    renew(): Promise<boolean> {
      renewing ??= renew().finally(() => (renewing = undefined));
      return renewing;
    },
  };
}

function knowNothing() {
  return {
    version: 0,
    frameVersion: -1,
    frame: { categories: [], manufacturers: {} } as WarehouseFrame,
    sold: new Map<string, Product>(),
    leftOut: new Map<string, LeftOutProduct>(),
    /** By product. */
    addresses: new Map<string, readonly string[]>(),
    /** By the shop's own base address. */
    pictures: new Map<string, string>(),
    catalogue: createCatalogue([], "w0"),
  };
}

function copyOf(known: Known): Known {
  const { sold, leftOut, addresses } = known;
  return {
    ...known,
    sold: new Map(sold),
    leftOut: new Map(leftOut),
    addresses: new Map(addresses),
  };
}

async function takeOver(
  next: Known,
  store: Means["store"],
  since: number,
  means: SellMeans,
): Promise<void> {
  const count = next.sold.size;
  let last = "";
  let added = false;
  let pictured = false;
  for (;;) {
    const rows = await store.readHeld(since, last, rowsAtOnce);
    for (const { id, product } of rows) {
      added ||= !next.sold.has(id);
      pictured ||= !isDeepStrictEqual(next.addresses.get(id), product?.pictures);
      if (product) put(next, product, means);
      else remove(next, id);
    }
    if (rows.length < rowsAtOnce) break;
    last = rows.at(-1)!.id;
    // The database answers at once: visitors get their turn between the parts.
    await new Promise(setImmediate);
  }
  if (added || next.sold.size !== count) next.sold = sortById(next.sold);
  if (pictured) next.pictures = collectPictures(next);
}

function put(next: Known, held: WarehouseProduct, means: SellMeans): void {
  const { id, name, category } = held;
  const product = sellProduct(held, means);
  if (typeof product === "string") {
    remove(next, id);
    next.leftOut.set(id, { id, name, category, why: product });
    return;
  }
  next.leftOut.delete(id);
  next.sold.set(id, product);
  next.addresses.set(id, held.pictures);
}

function remove(next: Known, id: string): void {
  next.sold.delete(id);
  next.leftOut.delete(id);
  next.addresses.delete(id);
}

function sortById(products: ReadonlyMap<string, Product>): Map<string, Product> {
  return new Map([...products].sort(([one], [other]) => Number(one) - Number(other)));
}

function collectPictures({ sold, addresses }: Known): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { id, images } of sold.values()) {
    const held = addresses.get(id) ?? [];
    images.forEach((base, place) => pictures.set(base, held[place]!));
  }
  return pictures;
}
