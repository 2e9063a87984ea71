import type { Sharp } from "sharp";
import { PictureError } from "./picture-error.ts";

export type PictureName =
  | { width: number; format: "webp" | "avif" }
  | { width: "og"; format: "jpg" };

export function pictureFileName(hash: string, { width, format }: PictureName): string {
  return `${hash}-${width}.${format}`;
}

/** Memory that decoding takes: measured, 290 MB for 16 megapixels of AVIF, 190 MB for 40 of GIF. */
const avif = { bytesPerPixel: 18, maxPixels: 16_000_000 };
const others = { bytesPerPixel: 5, maxPixels: 40_000_000 };
/** What more than one may take at once. */
const maxSharedBytes = 80_000_000;
const maxSeconds = 30;
const sharingSize = { width: 1200, height: 630 };

/**
 * Returns whether decoding takes so much memory that no other may be decoded beside it. Reads the
 * head of the file alone.
 * @throws PictureError for one that is never decoded
 */
export async function checkSize(original: Buffer): Promise<boolean> {
  if (!isPhotograph(original))
    throw new PictureError("no-picture", "not a JPEG, PNG, GIF, WebP or AVIF picture");
  const sharp = await openSharp();
  const { width, height, format } = await sharp(original, { limitInputPixels: false }).metadata();
  const { bytesPerPixel, maxPixels } = format === "heif" ? avif : others;
  const pixels = width * height;
  if (pixels > maxPixels) throw new PictureError("too-large", `${width} × ${height}`);
  return pixels * bytesPerPixel > maxSharedBytes;
}

/** @throws PictureError, or sharp's error for a damaged file */
export async function encodePicture(original: Buffer, name: PictureName): Promise<Buffer> {
  await checkSize(original);
  const sharp = await openSharp();
  const limits = { limitInputPixels: others.maxPixels, failOn: "truncated" } as const;
  const picture = sharp(original, limits)
    .timeout({ seconds: maxSeconds })
    .rotate()
    .flatten({ background: "white" })
    .toColourspace("srgb");
  if (name.width === "og") return encodeForSharing(picture);
  const { width, format } = name;
  const square = picture.resize({ width, height: width, fit: "contain", background: "white" });
  const encoded =
    format === "webp"
      ? square.webp({ quality: 74, effort: 6 })
      : square.avif({ quality: 46, effort: 2 });
  return encoded.toBuffer();
}

/** Continues the picture's blurred edges to the sides, so that a backdrop seems to go on. */
async function encodeForSharing(original: Sharp): Promise<Buffer> {
  const sharp = await openSharp();
  const { data, info } = await original
    .resize({ ...sharingSize, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  const left = Math.floor((sharingSize.width - width) / 2);
  const top = Math.floor((sharingSize.height - height) / 2);
  const right = sharingSize.width - width - left;
  const bottom = sharingSize.height - height - top;
  return sharp(data, { raw })
    .extend({ left, right, top, bottom, extendWith: "copy" })
    .blur(12)
    .composite([{ input: data, raw, left, top }])
    .jpeg({ quality: 80 })
    .toBuffer();
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
