import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { copyFile, cp, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isLatawiec } from "../../../shop.config.ts";
import { openPictureFolder } from "../../images/picture-folder.ts";
import { myFolder } from "../../shop-config/my-folder.ts";
import { makeBrandFiles } from "./brand-files.ts";

const defaults = join(import.meta.dirname, "../../../public");

/** All widths of the pages' pictures, see `shop/catalogue/picture.ts`. */
const widths = [240, 320, 480, 640, 960, 1440];

/**
 * Collects the files that are served as they are. Those in `public/` are Latawiec's: a shop with
 * another name has those of `my/` alone. Returns the folder.
 */
export async function makePublicFolder(folder: string, cacheFolder: string): Promise<string> {
  if (!existsSync(myFolder)) return defaults;
  await mkdir(folder, { recursive: true });
  if (isLatawiec) await cp(defaults, folder, { recursive: true });
  else await makeBrandFiles(folder);
  for (const file of globSync("**/*.{jpg,jpeg,png,webp,avif}", { cwd: join(myFolder, "pictures") }))
    await makePicture(file, join(folder, "pictures"), cacheFolder);
  const own = join(myFolder, "public");
  if (existsSync(own)) await cp(own, folder, { recursive: true });
  return folder;
}

/** Makes every size of a picture, or finds it in the cache. */
async function makePicture(file: string, folder: string, cacheFolder: string): Promise<void> {
  const { default: sharp } = await import("sharp");
  const cache = openPictureFolder(cacheFolder, Infinity, Date.now);
  const master = await readFile(join(myFolder, "pictures", file));
  const hash = createHash("sha256").update(master).digest("hex").slice(0, 24);
  const base = file.replace(/\.\w+$/, "");
  const copy = async (name: string, size: string, make: () => Promise<Buffer>) => {
    const cached = `${hash}-${size}`;
    if (!(await cache.find(cached))) await cache.put(cached, await make());
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile((await cache.find(cached))!.path, target);
  };
  for (const width of widths) {
    const scaled = () => sharp(master).rotate().resize({ width });
    await copy(`${base}-${width}.webp`, `w${width}.webp`, () => scaled().webp().toBuffer());
    await copy(`${base}-${width}.avif`, `w${width}.avif`, () =>
      scaled().avif({ effort: 2 }).toBuffer(),
    );
  }
  // Link previews: `og.jpg` and `og-gry.jpg` for the site and its categories.
  const isSharing = /^og(-|$)/.test(base);
  await copy(isSharing ? `${base}.jpg` : `${base}-og.jpg`, "og.jpg", () =>
    sharp(master).rotate().resize(1200, 630).flatten({ background: "white" }).jpeg().toBuffer(),
  );
}
