import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Contains a folder per build, and a file `current` with the name of the active one. */
export const buildsFolder = join(import.meta.dirname, "../../../build");

/** Contains the pictures that builds made, by content: the next build makes only missing ones. */
export const picturesFolder = join(buildsFolder, "pictures");

const pointerIn = (builds: string) => join(builds, "current");

/**
 * Returns the active build's folder. A running shop reads it once, so a new build does not affect
 * it.
 * @throws when there is no build
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

const dayMs = 24 * 3_600_000;

/** Refreshes the build's age every day, so that later builds do not remove it. */
export function keepBuild(folder: string): { stop: () => void } {
  const refresh = () => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      // A shop that may not write here cannot be protected.
    }
  };
  refresh();
  const timer = setInterval(refresh, dayMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** Activates a build atomically. */
export function publishBuild(name: string, builds = buildsFolder): void {
  const pointer = pointerIn(builds);
  writeFileSync(`${pointer}.next`, name);
  renameSync(`${pointer}.next`, pointer);
}
