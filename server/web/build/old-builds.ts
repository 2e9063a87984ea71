import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildsFolder, findCurrentBuild, isServed } from "./build-folder.ts";
import { dayMs } from "../../../shop/time/durations.ts";

const weekMs = 7 * dayMs;

const maxBuilds = 3;

export function keepOldChunks(previous: string, next: string, now: number): void {
  const assets = join(previous, "client/assets");
  if (!existsSync(assets)) return;
  cpSync(assets, join(next, "client/assets"), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (file) => now - statSync(file).mtimeMs < weekMs || file === assets,
  });
}

export function removeOldBuilds(now: number, folder = buildsFolder): void {
  const builds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
    .map(({ name }) => ({ path: join(folder, name), name }))
    .toSorted((one, other) => other.name.localeCompare(one.name));
  // A clock that was ahead leaves builds that seem newer than the one just made.
  const current = findCurrentBuild(folder);
  for (const { path } of builds.slice(maxBuilds)) {
    if (path !== current && !isServed(path, now)) rmSync(path, { recursive: true });
  }
}
