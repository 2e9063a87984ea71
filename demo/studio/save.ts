/** Writes one SVG as the files that a page requests, or as the master that the shop scales itself. */
import { stat } from "node:fs/promises";
import { relative } from "node:path";
import sharp, { type Sharp } from "sharp";

export type PictureFiles = {
  widths: readonly number[];
  /** Height divided by width; the SVG's own width and height must have the same ratio. */
  heightRatio?: number;
  /** Also BASE-og.jpg, 1200 × 630, cropped from a wide picture. */
  og?: boolean;
};

/** `svg` is a whole document whose root has width and height in px. */
export async function savePicture(
  svg: string,
  basePath: string,
  files: PictureFiles,
): Promise<void> {
  const { widths, heightRatio = 1, og = false } = files;
  const largest = Math.max(...widths, og ? 1200 : 0);
  const master = await renderSvg(svg, largest, Math.round(largest * heightRatio));
  const written: string[] = [];
  for (const width of widths) {
    const sized = master.clone().resize(width, Math.round(width * heightRatio));
    await sized.clone().avif({ quality: 55, effort: 4 }).toFile(`${basePath}-${width}.avif`);
    await sized.clone().webp({ quality: 78, effort: 5 }).toFile(`${basePath}-${width}.webp`);
    written.push(`${basePath}-${width}.avif`, `${basePath}-${width}.webp`);
  }
  if (og) {
    const wide = master.clone().resize(1200, 630, { fit: "cover" });
    await wide.jpeg({ quality: 80, mozjpeg: true }).toFile(`${basePath}-og.jpg`);
    written.push(`${basePath}-og.jpg`);
  }
  console.log(`${relative(process.cwd(), basePath)}  ${await describeSizes(written)}`);
}

/** Writes BASE.avif, a square from which `server/images` makes every size. */
export async function saveMaster(svg: string, basePath: string, side: number): Promise<void> {
  const master = await renderSvg(svg, side, side);
  await master.avif({ quality: 70, effort: 3 }).toFile(`${basePath}.avif`);
  console.log(`${relative(process.cwd(), basePath)}  ${await describeSizes([`${basePath}.avif`])}`);
}

/** Drawn twice as large as needed: the filters of the emoji leave hard edges at their own size. */
async function renderSvg(svg: string, width: number, height: number): Promise<Sharp> {
  const ownWidth = Number(/<svg[^>]*\swidth="([\d.]+)"/.exec(svg)?.[1]);
  if (!ownWidth) throw new Error("The SVG has no width in px");
  const { data, info } = await sharp(Buffer.from(svg), {
    density: (2 * 72 * width) / ownWidth,
    unlimited: true,
  })
    .resize(width, height, { fit: "cover" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function describeSizes(paths: string[]): Promise<string> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const kilobytes = ((await stat(path)).size / 1024).toFixed(0);
      return `${path.replace(/^.*-(?=[^-]+$)/, "")} ${kilobytes}k`;
    }),
  );
  return sizes.join("  ");
}
