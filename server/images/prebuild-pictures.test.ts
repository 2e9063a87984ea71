import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, it } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../test/fixtures.ts";
import { pictureFolders } from "../../test/picture-folders.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { openPictures } from "./pictures.ts";
import { prebuildPictures } from "./prebuild-pictures.ts";

const hash = (digit: number) => String(digit).repeat(24);
const red = { create: { width: 100, height: 50, channels: 3, background: "red" } } as const;

const createVariant = (digit: number) =>
  sampleProduct({ id: `3${digit}`, parentId: "3", images: [`/img/${hash(digit)}`] });

/** Two products with two pictures each, `/img/111…` to `/img/444…`; one has a variant, `/img/555…`. */
async function openDemo() {
  const master = join(temporaryFolder(), "master.avif");
  writeFileSync(master, await sharp(red).avif().toBuffer());
  const requested: string[] = [];
  const products = [1, 3].map((first) =>
    sampleProduct({
      id: String(first),
      images: [first, first + 1].map((digit) => `/img/${hash(digit)}`),
      ...(first === 3 && { variants: [3, 5].map(createVariant) }),
    }),
  );
  const findMaster = (base: string) => {
    requested.push(base);
    return pathToFileURL(master);
  };
  return { demoCatalogue: () => sampleCatalogue(...products), findMaster, requested };
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));

it("the build makes what first screens show of each product, and the next one nothing", async () => {
  const demo = await openDemo();
  const folder = temporaryFolder();
  await prebuildPictures(demo, folder);
  const expected = [1, 3, 5].flatMap((digit) =>
    [320, 640].map((width) => `${String(digit).repeat(2)}/${hash(digit)}-${width}.avif`),
  );
  expect(listFiles(folder).toSorted()).toEqual(expected);
  const requested = demo.requested.length;
  await prebuildPictures(demo, folder);
  expect(demo.requested).toHaveLength(requested);
});

it("a shop serves the build's pictures and makes others in its own folder", async () => {
  const demo = await openDemo();
  const [prebuiltFolder, folder] = [temporaryFolder(), temporaryFolder()];
  await prebuildPictures(demo, prebuiltFolder);
  const built = listFiles(prebuiltFolder);
  const pictures = openPictures({
    ...pictureFolders(folder),
    prebuiltFolder,
    sourceUrlOf: (base) => demo.findMaster(base)?.href,
    fetch: (sourceUrl) => readFile(new URL(sourceUrl)),
    log: createQuietLog(),
  });
  const find = (digit: number, width: number) =>
    pictures.findPicture(hash(digit), { width, format: "avif" });
  expect(await find(1, 320)).toMatchObject({ format: "avif" });
  expect(existsSync(join(folder, "images"))).toBe(false);
  expect(await find(2, 320)).toMatchObject({ format: "avif" });
  expect(await find(1, 960)).toMatchObject({ format: "avif" });
  expect(listFiles(join(folder, "images")).toSorted()).toEqual([
    `11/${hash(1)}-960.avif`,
    `22/${hash(2)}-320.avif`,
  ]);
  expect(listFiles(prebuiltFolder)).toEqual(built);
});
