import { productPicture } from "../../shop/catalogue/picture.ts";
import { createPictureLanes } from "./semaphore.ts";
import type { PictureFolder } from "./picture-folder.ts";
import { scalePicture } from "./scale.ts";

type Log = { warn: (details: object, message: string) => void };

/** AVIF takes long, so nobody waits for it: one picture after the other, beside the visitors. */
export function createAvifMaking(files: PictureFolder, log: Log) {
  const lanes = createPictureLanes(1, 400);
  const underWay = new Map<string, Promise<void>>();
  return {
    begin(hash: string): void {
      if (underWay.has(hash) || lanes.isFull()) return;
      const work = lanes
        .run(() => makeAvif(hash, files))
        .catch((error: unknown) => log.warn({ err: error }, "A picture cannot be made smaller"))
        .finally(() => underWay.delete(hash));
      underWay.set(hash, work);
    },
    /** Resolves when no file is being made. */
    async ended(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}

async function makeAvif(hash: string, files: PictureFolder): Promise<void> {
  const largest = productPicture.widths.at(-1)!;
  const source =
    (await files.read(`${hash}.original`)) ?? (await files.read(`${hash}-${largest}.webp`));
  if (!source) return;
  for (const width of productPicture.widths) {
    await files.put(`${hash}-${width}.avif`, await scalePicture(source, width, "avif"));
  }
  await files.remove(`${hash}.original`);
}
