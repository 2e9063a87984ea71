const maxPixels = 40_000_000;

const sharingSize = { width: 1200, height: 630 };

/** Fits the picture into a white square. @throws for unsupported formats. */
export async function scalePicture(
  source: Buffer,
  width: number,
  format: "webp" | "avif",
): Promise<Buffer> {
  const square = await fitIntoWhite(source, { width, height: width });
  const encoded =
    format === "webp" ? square.webp({ quality: 78 }) : square.avif({ quality: 52, effort: 3 });
  return encoded.toBuffer();
}

export async function scaleForSharing(source: Buffer): Promise<Buffer> {
  return (await fitIntoWhite(source, sharingSize)).jpeg({ quality: 80 }).toBuffer();
}

async function fitIntoWhite(source: Buffer, size: { width: number; height: number }) {
  if (!isPhotograph(source)) throw new Error("not a JPEG, PNG, GIF, WebP or AVIF picture");
  const sharp = await openSharp();
  return sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" })
    .rotate()
    .flatten({ background: "white" })
    .resize({ ...size, fit: "contain", background: "white" });
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
