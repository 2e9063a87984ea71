import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fsync, fsyncTree } from "../../files/durable-files.ts";
import { dayMs, hourMs } from "../../../shop/time/durations.ts";

export const buildsFolder = join(import.meta.dirname, "../../../build");

export const picturesFolder = join(buildsFolder, "pictures");

const pointerIn = (builds: string) => join(builds, "current");

export function findCurrentBuild(builds = buildsFolder): string | undefined {
  const pointer = pointerIn(builds);
  const name = existsSync(pointer) && readFileSync(pointer, "utf8");
  return name && existsSync(join(builds, name)) ? join(builds, name) : undefined;
}

const servedFileIn = (build: string) => join(build, "served");

export function keepBuild(folder: string): { stop: () => void } {
  const refresh = () => {
    try {
      writeFileSync(servedFileIn(folder), "");
    } catch {
      // A shop that may not write here cannot be protected.
    }
  };
  refresh();
  const timer = setInterval(refresh, hourMs).unref();
  return { stop: () => clearInterval(timer) };
}

function isServed(folder: string, now: number): boolean {
  const file = servedFileIn(folder);
  return existsSync(file) && now - statSync(file).mtimeMs < 2 * hourMs;
}

/** Activates a build atomically, once all of it would survive a power failure. */
export async function publishBuild(name: string, builds = buildsFolder): Promise<void> {
  await fsyncTree(join(builds, name));
  const pointer = pointerIn(builds);
  writeFileSync(`${pointer}.next`, name, { flush: true });
  renameSync(`${pointer}.next`, pointer);
  await fsync(builds);
}

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
