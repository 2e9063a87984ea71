import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fsync, fsyncTree } from "../../files/durable-files.ts";
import { hourMs } from "../../../shop/time/durations.ts";

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

export function isServed(folder: string, now: number): boolean {
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
