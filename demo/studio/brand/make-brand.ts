/** Writes what browsers, home screens and social networks show of the shop. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cloud } from "../scenes/landscape/sky.ts";
import { fade, picture } from "../scenes/paint.ts";
import { categoryGroups } from "../scenes/sets/category-groups.ts";
import { categorySharing } from "../scenes/sets/categories.ts";
import { sharingPicture } from "./sharing-picture.ts";

const here = import.meta.dirname;
const shop = join(here, "../../shop");
const site = join(shop, "public");

export async function makeBrand(): Promise<void> {
  await mkdir(join(site, "pictures"), { recursive: true });
  await copyFile(join(here, "favicon.svg"), join(shop, "logo.svg"));
  await makeIcons();
  await writeSharing(await sharingPicture(), "og");
  for (const key of Object.keys(categoryGroups) as (keyof typeof categoryGroups)[]) {
    await writeSharing(categorySharing(key), `og-${key}`);
  }
}

async function makeIcons(): Promise<void> {
  const mark = await readFile(join(here, "mark.svg"), "utf8");
  await writeIcon(appIcon(mark, 0.74, 0), 180, "apple-touch-icon.png");
  await writeIcon(appIcon(mark, 0.78, 0.22), 192, "icon-192.png");
  await writeIcon(appIcon(mark, 0.78, 0.22), 512, "icon-512.png");
  await writeIcon(appIcon(mark, 0.58, 0), 512, "icon-maskable-512.png");
  const favicon = await readFile(join(here, "favicon.svg"));
  const png = await sharp(favicon, { density: 288 }).resize(32).png().toBuffer();
  await writeFile(join(site, "favicon.ico"), icoFile(png, 32));
}

/** The mark on the shop's sky; `part` is its share of the side, `corner` the radius as a part. */
function appIcon(mark: string, part: number, corner: number): string {
  const side = 512;
  const edge = (side * (1 - part)) / 2;
  const inlined = mark.replace(
    "<svg ",
    `<svg color="#1d2b4f" x="${edge}" y="${edge}" width="${side * part}" height="${side * part}" `,
  );
  return picture(side, side, [
    `<clipPath id="icon"><rect width="${side}" height="${side}" rx="${side * corner}"/></clipPath><g clip-path="url(#icon)">`,
    `<rect width="${side}" height="${side}" fill="${fade("#f3faff", "#c6e5fb", "down")}"/>`,
    cloud(400, 430, 250),
    cloud(70, 190, 170, 0.8),
    inlined,
    "</g>",
  ]);
}

async function writeIcon(svg: string, side: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(side)
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toFile(join(site, name));
}

/** One PNG in an ICO container: 6 bytes of directory, 16 of entry, the picture. */
function icoFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Drawn at twice the size, because the edges of filtered shapes are smooth only then. */
async function writeSharing(svg: string, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144, unlimited: true })
    .resize(1200, 630)
    .flatten({ background: "#fffaf2" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(site, "pictures", `${name}.jpg`));
}

if (import.meta.main) await makeBrand();
