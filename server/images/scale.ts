import type { Raw } from "sharp";

const maxPixels = 40_000_000;
const maxDecodedSide = 1200;

const sharingSize = { width: 1200, height: 630 };

export type DecodedPicture = { pixels: Buffer; raw: Raw };

/**
 * Decodes a picture once for all its sizes, not larger than they need. @throws for unsupported
 * formats.
 */
export async function decodePicture(source: Buffer): Promise<DecodedPicture> {
  if (!isPhotograph(source)) throw new Error("not a JPEG, PNG, GIF, WebP or AVIF picture");
  const sharp = await openSharp();
  const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" })
    .rotate()
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .resize({
      width: maxDecodedSide,
      height: maxDecodedSide,
      fit: "inside",
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: data, raw: { width, height, channels } };
}

/** Fits the picture into a white square. */
export async function scalePicture(
  picture: DecodedPicture,
  width: number,
  format: "webp" | "avif",
): Promise<Buffer> {
  const square = await fitIntoWhite(picture, { width, height: width });
  const encoded =
    format === "webp" ? square.webp({ quality: 78 }) : square.avif({ quality: 51, effort: 2 });
  return encoded.toBuffer();
}

export async function scaleForSharing(picture: DecodedPicture): Promise<Buffer> {
  return (await fitIntoWhite(picture, sharingSize)).jpeg({ quality: 80 }).toBuffer();
}

async function fitIntoWhite(
  { pixels, raw }: DecodedPicture,
  size: { width: number; height: number },
) {
  const sharp = await openSharp();
  return sharp(pixels, { raw }).resize({ ...size, fit: "contain", background: "white" });
}

/** Loads sharp lazily, to save memory. */
async function openSharp() {
  const { default: sharp } = await import("sharp");
  // Leaves a core for requests.
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
