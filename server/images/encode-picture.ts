import type { Sharp } from "sharp";

export type PictureName =
  | { width: number; format: "webp" | "avif" }
  | { width: "og"; format: "jpg" };

export function pictureFileName(hash: string, { width, format }: PictureName): string {
  return `${hash}-${width}.${format}`;
}

const maxPixels = 40_000_000;
const sharingSize = { width: 1200, height: 630 };

export async function encodePicture(original: Buffer, name: PictureName): Promise<Buffer> {
  if (!isPhotograph(original)) throw new Error("not a JPEG, PNG, GIF, WebP or AVIF picture");
  const sharp = await openSharp();
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: "truncated" })
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
