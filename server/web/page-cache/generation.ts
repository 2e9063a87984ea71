import type { CachedPage } from "./cached-page.ts";

/** The pages of one catalogue version; an LRU cache with a maximum size. */
export type Generation = ReturnType<typeof createGeneration>;

export function createGeneration(version: string, maxBytes: number) {
  // A Map iterates in insertion order: the first entry is the least recently used.
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function find(key: string): CachedPage | undefined {
    const page = pages.get(key);
    if (!page) return undefined;
    pages.delete(key);
    pages.set(key, page);
    return page;
  }

  function put(page: CachedPage): void {
    remove(page.key);
    pages.set(page.key, page);
    bytes += page.bytes;
    for (const key of pages.keys()) {
      if (bytes <= maxBytes) return;
      remove(key);
    }
  }

  function remove(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  return {
    version,
    /** Pages being rendered, to render each only once. */
    inFlight: new Map<string, Promise<CachedPage | Response>>(),
    find,
    put,
    remove,
    has: (key: string) => pages.has(key),
    /** Most recently used first. */
    keys: () => [...pages.keys()].toReversed(),
    bytes: () => bytes,
  };
}
