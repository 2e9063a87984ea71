import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { copyFile, cp, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openCacheFolder } from "../../files/cache-folder.ts";
import { OperatorError } from "../../operator-error.ts";
import { findNoticeMistakes, noticeFile, noticePath } from "../../shop-config/guarantee-notice.ts";
import { shopFolder } from "../../shop-config/shop-folder.ts";
import { makeBrandFiles } from "./brand-files.ts";

/** All widths of the pages' pictures, see `shop/catalogue/product/picture.ts`. */
const widths = [240, 320, 480, 640, 960, 1440, 2160];

export async function makePublicFolder(folder: string, cacheFolder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await makeBrandFiles(folder);
  for (const file of globSync("**/*.{jpg,jpeg,png,webp,avif}", {
    cwd: join(shopFolder, "pictures"),
  }))
    await makePicture(file, join(folder, "pictures"), cacheFolder);
  await copyNotice(folder);
  const own = join(shopFolder, "public");
  if (existsSync(own)) await cp(own, folder, { recursive: true });
  return folder;
}

async function copyNotice(folder: string): Promise<void> {
  const mistakes = findNoticeMistakes(shopFolder);
  if (mistakes.length > 0) throw new OperatorError(`Popraw: my/${mistakes.join(", my/")}`);
  if (noticeFile && noticePath)
    await copyFile(join(shopFolder, noticeFile), join(folder, noticePath));
}

async function makePicture(file: string, folder: string, cacheFolder: string): Promise<void> {
  const { default: sharp } = await import("sharp");
  const cache = openCacheFolder(cacheFolder, Infinity, Date.now);
  const master = await readFile(join(shopFolder, "pictures", file));
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
