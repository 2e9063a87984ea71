import { productPicture } from "../../shop/catalogue/product/picture.ts";
import { createSemaphore } from "../semaphore.ts";
import { decodePicture, makeAvifFiles } from "./make-files.ts";
import type { PictureLog } from "./pictures.ts";
import type { CacheFolder } from "../files/cache-folder.ts";

/** Encodes AVIF in the background, because it is slow. */
export function createAvifEncoder(files: CacheFolder, log: PictureLog) {
  // One at a time leaves the other cores to requests.
  const slots = createSemaphore(1, 400);
  const inFlight = new Map<string, Promise<void>>();
  return {
    start(hash: string): void {
      if (inFlight.has(hash) || slots.isFull()) return;
      const work = slots
        .run(() => makeAvif(hash, files))
        .catch((error: unknown) => log.warn({ err: error }, "AVIF encoding failed"))
        .finally(() => inFlight.delete(hash));
      inFlight.set(hash, work);
    },
    async drained(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight.values());
    },
  };
}

async function makeAvif(hash: string, files: CacheFolder): Promise<void> {
  const largest = productPicture.widths.at(-1)!;
  const source =
    (await files.read(`${hash}.original`)) ?? (await files.read(`${hash}-${largest}.webp`));
  if (!source) return;
  await makeAvifFiles(files, hash, await decodePicture(source));
  await files.remove(`${hash}.original`);
}
