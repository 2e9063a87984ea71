import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Holds each build in a folder of its own, and a file `current` that names the one to be served. */
export const buildsFolder = join(import.meta.dirname, "../../../build");

const pointerIn = (builds: string) => join(builds, "current");

/**
 * The folder of the build to be served. A running shop asks once: a build made beside it does not
 * touch its files.
 * @throws when the shop was never built
 */
export function currentBuild(): string {
  const folder = findCurrentBuild();
  if (!folder) throw new Error("There is no build. Run `npm run build` first.");
  return folder;
}

export function findCurrentBuild(builds = buildsFolder): string | undefined {
  const pointer = pointerIn(builds);
  return existsSync(pointer) ? join(builds, readFileSync(pointer, "utf8")) : undefined;
}

/** Puts a finished build in place, whole: whoever reads the pointer meanwhile reads the old one. */
export function publishBuild(name: string, builds = buildsFolder): void {
  const pointer = pointerIn(builds);
  writeFileSync(`${pointer}.next`, name);
  renameSync(`${pointer}.next`, pointer);
}
