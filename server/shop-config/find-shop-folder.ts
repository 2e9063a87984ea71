import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { importConfig } from "./import-config.ts";

const root = join(import.meta.dirname, "../..");

export function findOwnFolder(): string {
  return resolve(process.env.MY_DIR || join(root, "my"));
}

export function findShopFolder(): string {
  const own = findOwnFolder();
  const demo = join(root, "demo/shop");
  return process.env.MY_DIR || existsSync(own) || !existsSync(demo) ? own : demo;
}

/** Reads what `shop.config.ts` in the folder exports, which wins over the default. */
export async function readFolderConfig(folder: string): Promise<Record<string, unknown>> {
  const file = join(folder, "shop.config.ts");
  if (!existsSync(file)) return {};
  return { ...(await importConfig("my/shop.config.ts", pathToFileURL(file).href)) };
}
