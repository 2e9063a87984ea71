import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { CategoryKey } from "../../shop/catalogue/category.ts";
import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { createSemaphore } from "../semaphore.ts";
import { encodePicture, pictureFileName, type PictureName } from "./encode-picture.ts";
import { openCacheFolder, type CacheFolder } from "../files/cache-folder.ts";

export type Demo = {
  demoCatalogue: (keys?: readonly CategoryKey[]) => Catalogue;
  findMaster: (base: string) => URL | undefined;
};

/** Shown by lists and by product pages on desktops. */
const prebuilt: readonly PictureName[] = [
  { width: 320, format: "avif" },
  { width: 640, format: "avif" },
];

/**
 * Makes the files of each product's and variant's first picture, which lists and pages show first.
 * Other files are made when they are requested.
 */
export async function prebuildPictures(demo: Demo, folder: string): Promise<void> {
  const files = openCacheFolder(folder, Infinity, Date.now);
  const slots = createSemaphore(availableParallelism());
  const shown = demo
    .demoCatalogue()
    .products.flatMap(({ images, variants = [] }) =>
      [images, ...variants.map((variant) => variant.images)].flatMap((each) => each.slice(0, 1)),
    );
  const bases = [...new Set(shown)];
  await Promise.all(
    bases.map((base) => slots.run(() => makeMissing(files, base, demo.findMaster))),
  );
}

async function makeMissing(files: CacheFolder, base: string, findMaster: Demo["findMaster"]) {
  const hash = base.replace("/img/", "");
  for (const name of prebuilt) {
    const fileName = pictureFileName(hash, name);
    const master = (await files.find(fileName)) ? undefined : findMaster(base);
    if (master) await files.put(fileName, await encodePicture(await readFile(master), name));
  }
}
