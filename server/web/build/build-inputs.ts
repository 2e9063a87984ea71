import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findCurrentBuild } from "./build-folder.ts";
import { findShopFolder } from "../../shop-config/find-shop-folder.ts";

const root = join(import.meta.dirname, "../../..");

const code = [
  "app",
  "demo",
  "server",
  "shop",
  "package-lock.json",
  "shop.config.ts",
  "vite.config.ts",
].map((name) => join(root, name));

export function fingerprintInputs(): string {
  const hash = createHash("sha256");
  for (const path of [...code, findShopFolder()].flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => existsSync(file))
    .toSorted();
}

const fileIn = (build: string) => join(build, "inputs");

export function recordInputs(build: string, inputs: string): void {
  writeFileSync(fileIn(build), inputs);
}

export function isUpToDate(build: string): boolean {
  try {
    return readFileSync(fileIn(build), "utf8") === fingerprintInputs();
  } catch {
    // What would stop a build must not stop the last good one.
    return false;
  }
}

export function findServableBuild(): string | undefined {
  const build = findCurrentBuild();
  return build && existsSync(fileIn(build)) ? build : undefined;
}
