import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { CategoryKey } from "../../shop/catalogue/category.ts";
import { createCatalogue, type Catalogue } from "../../shop/catalogue/catalogue.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import type { DemoProduct } from "./demo-product.ts";
import { baby } from "./dla-niemowlat.ts";
import { educational } from "./edukacyjne.ts";
import { games } from "./gry.ts";
import { dolls } from "./lalki-domki-wozki.ts";
import { plush } from "./pluszaki.ts";
import { remoteControl } from "./zabawki-rc.ts";

const folder = new URL("../pictures/", import.meta.url);
const masters = new Map<string, URL>();

const productsOfCategories = [dolls, games, baby, educational, remoteControl, plush];
const products = productsOfCategories.map((ofCategory) => ofCategory.flatMap(listParts));

/**
 * The catalogue of a shop without a BaseLinker token. Products of a category that the shop does not
 * have go to one of its own, given by `keys`.
 */
export function demoCatalogue(keys: readonly CategoryKey[] = []): Catalogue {
  const placed = products.flatMap((ofCategory, index) => {
    const other = keys[index % keys.length];
    const isKnown = !other || keys.includes(ofCategory[0]!.category);
    return isKnown ? ofCategory : ofCategory.map((product) => ({ ...product, category: other }));
  });
  return createCatalogue(placed, "demo");
}

/** A product, and its variants beside it. */
function listParts({ variants, ...product }: DemoProduct): Product[] {
  const parent = { ...product, images: product.images.map(addMaster) };
  if (!variants) return [parent];
  const parts = variants.map(({ images = [], ...variant }) => ({
    ...product,
    ...variant,
    parentId: product.id,
    images: images.map(addMaster),
  }));
  return [{ ...parent, variants: [] }, ...parts];
}

/** Returns the file from which a picture's sizes are made. */
export function findMaster(base: string): URL | undefined {
  return masters.get(base);
}

/** The content's hash gives a redrawn picture another URL. */
function addMaster(name: string): string {
  const file = new URL(`${name}.avif`, folder);
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 24);
  const base = `/img/${name}-${hash}`;
  masters.set(base, file);
  return base;
}
