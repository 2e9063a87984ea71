import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createCatalogue, type Catalogue } from "../../shop/catalogue/catalogue.ts";
import { baby } from "./dla-niemowlat.ts";
import { educational } from "./edukacyjne.ts";
import { games } from "./gry.ts";
import { dolls } from "./lalki-domki-wozki.ts";
import { plush } from "./pluszaki.ts";
import { remoteControl } from "./zabawki-rc.ts";

const folder = new URL("../pictures/", import.meta.url);
const masters = new Map<string, URL>();

const categories = [dolls, games, baby, educational, remoteControl, plush];
const products = categories
  .flat()
  .map((product) => ({ ...product, images: product.images.map(addMaster) }));

/** The catalogue of a shop without a BaseLinker token. */
export function demoCatalogue(): Catalogue {
  return createCatalogue(products, "demo");
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
