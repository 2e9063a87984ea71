import { existsSync } from "node:fs";
import { cp, realpath, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { findShopFolder, readFolderConfig } from "../../shop-config/find-shop-folder.ts";

/** A `my/` may be a repository of its own. */
const leftOut = [".git", "node_modules"];

const built = ["logo.svg", "drawings", "pictures", "public"];

/**
 * Copies the shop's folder into a build, which is made and served from the copy: server and pages
 * agree, and a later mistake in the folder waits for the next build. The configuration becomes
 * plain values, since what it imports is not copied.
 */
export async function copyShopFolder(target: string): Promise<void> {
  if (!existsSync(findShopFolder())) return;
  // In an updated shop the folder is a link, and a copy of the link would be the folder itself.
  const folder = await realpath(findShopFolder());
  const config = await readFolderConfig(folder);
  const filter = (path: string) => !leftOut.includes(basename(path));
  await cp(folder, target, { recursive: true, filter });
  await writeFile(join(target, "shop.config.ts"), formatValues(config));
}

export async function removeBuilt(copy: string): Promise<void> {
  for (const name of built) await rm(join(copy, name), { recursive: true, force: true });
}

function formatValues(config: Record<string, unknown>): string {
  const lines = Object.entries(config).map(
    ([name, value], index) =>
      `const value${index} = ${JSON.stringify(value)};\nexport { value${index} as ${name} };\n`,
  );
  return lines.join("");
}
