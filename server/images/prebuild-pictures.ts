import { availableParallelism } from "node:os";
import type { Catalogue } from "../../shop/catalogue/catalogue.ts";
import { createLocalSource } from "./local-source.ts";
import { openPictures } from "./pictures.ts";

export type Demo = {
  demoCatalogue: () => Catalogue;
  /** Returns the file from which a picture's sizes are made. */
  findMaster: (base: string) => URL | undefined;
};

const maxWaitMs = 600_000;

/**
 * Makes every size of each product's first picture, which lists and pages show first. Other pictures
 * are made when they are requested.
 */
export async function prebuildPictures(demo: Demo, folder: string): Promise<void> {
  const pictures = openPictures({
    folder,
    ...createLocalSource(demo.findMaster),
    responseTimeoutMs: maxWaitMs,
    avifConcurrency: availableParallelism(),
    now: Date.now,
    log: { warn: (details, message) => console.warn(message, details) },
  });
  for (const { images } of demo.demoCatalogue().products) {
    const hash = images[0]?.replace("/img/", "");
    if (hash) await pictures.findPicture(hash, { width: 320, format: "avif" });
  }
  await pictures.avifDone();
}
