import { readFile } from "node:fs/promises";

/** Reads originals from files instead of fetching them; `findMaster` finds a picture's by its path. */
export function createLocalSource(findMaster: (base: string) => URL | undefined) {
  return {
    sourceUrlOf: (base: string) => findMaster(base)?.href,
    fetch: (sourceUrl: string) => readFile(new URL(sourceUrl)),
  };
}
