import { productPicture } from "../../shop/catalogue/product/picture.ts";
import type { CacheFolder } from "../files/cache-folder.ts";
import { scaleForSharing, scalePicture, type DecodedPicture } from "./scale.ts";

export async function makeWebpFiles(
  files: Pick<CacheFolder, "put">,
  hash: string,
  picture: DecodedPicture,
): Promise<void> {
  for (const width of productPicture.widths) {
    await files.put(`${hash}-${width}.webp`, await scalePicture(picture, width, "webp"));
  }
  await files.put(`${hash}-og.jpg`, await scaleForSharing(picture));
}

export async function makeAvifFiles(
  files: Pick<CacheFolder, "find" | "put">,
  hash: string,
  picture: DecodedPicture,
  widths = productPicture.widths,
): Promise<void> {
  for (const width of widths) {
    const name = `${hash}-${width}.avif`;
    // Another process may have made it.
    if (await files.find(name)) continue;
    await files.put(name, await scalePicture(picture, width, "avif"));
  }
}
