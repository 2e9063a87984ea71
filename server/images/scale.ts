const maxPixels = 40_000_000;

/** As link previews show it. */
const sharingSize = { width: 1200, height: 630 };

/** A square of white with the whole product in it. @throws when it is no picture that we take. */
export async function scalePicture(
  source: Buffer,
  width: number,
  format: "webp" | "avif",
): Promise<Buffer> {
  const square = await fitIntoWhite(source, { width, height: width });
  const encoded =
    format === "webp" ? square.webp({ quality: 80 }) : square.avif({ quality: 55, effort: 3 });
  return encoded.toBuffer();
}

/** The same in a wide JPEG for link previews. */
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

/** Only at the first picture: until then the library would take up memory for nothing. */
async function openSharp() {
  const { default: sharp } = await import("sharp");
  // Pictures are made beside the answers to visitors, and must leave them a processor.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Told by the first bytes, before any decoder sees it: drawings in SVG could reach out. */
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
