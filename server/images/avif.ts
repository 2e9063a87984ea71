import { productPicture } from "../../shop/catalogue/picture.ts";
import { createSemaphore } from "../semaphore.ts";
import type { PictureFolder } from "./picture-folder.ts";
import { scalePicture } from "./scale.ts";

type Log = { warn: (details: object, message: string) => void };

/** Encodes AVIF in the background, few pictures at a time, because it is slow. */
export function createAvifEncoder(files: PictureFolder, log: Log, concurrency: number) {
  const slots = createSemaphore(concurrency, 400);
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

async function makeAvif(hash: string, files: PictureFolder): Promise<void> {
  const largest = productPicture.widths.at(-1)!;
  const source =
    (await files.read(`${hash}.original`)) ?? (await files.read(`${hash}-${largest}.webp`));
  if (!source) return;
  for (const width of productPicture.widths) {
    const name = `${hash}-${width}.avif`;
    // Another process may have made it.
    if (await files.find(name)) continue;
    await files.put(name, await scalePicture(source, width, "avif"));
  }
  await files.remove(`${hash}.original`);
}
