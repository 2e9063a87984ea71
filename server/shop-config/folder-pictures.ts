import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Drawing } from "../../shop/shop-config.ts";
import { shopFolder } from "./shop-folder.ts";

const formats = "**/*.{jpg,jpeg,png,webp,avif}";

/**
 * Pictures of the folder as the pages name them, `/pictures/scenes/story`: masters in `pictures/`,
 * and those in `public/pictures/` whose sizes are there already. Builds alone have them.
 */
export const pictureBases: readonly string[] = [
  ...new Set([
    ...list("pictures", formats).map((file) => file.replace(/\.\w+$/, "")),
    ...list("public/pictures", formats).map((file) => file.replace(/(-\d+|-og)?\.\w+$/, "")),
  ]),
].map((base) => `/pictures/${base}`);

export const folderDrawings: Readonly<Record<string, Drawing>> = Object.fromEntries(
  list("drawings", "*.svg").map((file) => [basename(file, ".svg"), readDrawing(file)]),
);

function readDrawing(file: string): Drawing {
  const text = readFileSync(join(shopFolder, "drawings", file), "utf8");
  const [, attributes = "", content = ""] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(text) ?? [];
  const [, viewBox = ""] = /viewBox="([^"]*)"/.exec(attributes) ?? [];
  return { viewBox, content: content.replaceAll(/>\s+</g, "><").trim() };
}

function list(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: join(shopFolder, folder) }).toSorted();
}
