import type { Raw, Sharp } from "sharp";
import { productPicture } from "../../shop/catalogue/product/picture.ts";
import type { CacheFolder } from "../files/cache-folder.ts";

const maxPixels = 40_000_000;
const maxDecodedSize = { width: 1200, height: 1200 };

const sharingSize = { width: 1200, height: 630 };

type DecodedPicture = { pixels: Buffer; raw: Raw };

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

export async function decodePicture(source: Buffer): Promise<DecodedPicture> {
  if (!isPhotograph(source)) throw new Error("not a JPEG, PNG, GIF, WebP or AVIF picture");
  const sharp = await openSharp();
  const decoded = sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" })
    .rotate()
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize({ ...maxDecodedSize, fit: "inside", withoutEnlargement: true });
  return readPixels(decoded);
}

async function scalePicture(
  { pixels, raw }: DecodedPicture,
  width: number,
  format: "webp" | "avif",
): Promise<Buffer> {
  const sharp = await openSharp();
  const square = sharp(pixels, { raw }).resize({
    width,
    height: width,
    fit: "contain",
    background: "white",
  });
  const encoded =
    format === "webp"
      ? square.webp({ quality: 74, effort: 6 })
      : square.avif({ quality: 46, effort: 2 });
  return encoded.toBuffer();
}

/** Continues the picture's blurred edges to the sides, so that a backdrop seems to go on. */
async function scaleForSharing({ pixels, raw }: DecodedPicture): Promise<Buffer> {
  const sharp = await openSharp();
  const picture = await readPixels(
    sharp(pixels, { raw }).resize({ ...sharingSize, fit: "inside" }),
  );
  const { width, height } = picture.raw;
  const left = Math.floor((sharingSize.width - width) / 2);
  const top = Math.floor((sharingSize.height - height) / 2);
  const right = sharingSize.width - width - left;
  const bottom = sharingSize.height - height - top;
  return sharp(picture.pixels, { raw: picture.raw })
    .extend({ left, right, top, bottom, extendWith: "copy" })
    .blur(12)
    .composite([{ input: picture.pixels, raw: picture.raw, left, top }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function readPixels(pipeline: Sharp): Promise<DecodedPicture> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: data, raw: { width, height, channels } };
}

/** Loads sharp lazily, to save memory. */
async function openSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Checks magic bytes before decoding: SVG could load external files. */
function isPhotograph(source: Buffer): boolean {
  const start = source.toString("latin1", 0, 12);
  return (
    start.startsWith("\u00ff\u00d8\u00ff") ||
    start.startsWith("\u0089PNG\r\n") ||
    start.startsWith("GIF8") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP")) ||
    start.slice(4) === "ftypavif"
  );
}
