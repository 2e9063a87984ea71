import type { CachedPage } from "./cached-page.ts";

/** Pages of one state of the catalogue; when it is full, the one not asked for longest goes. */
export type Generation = ReturnType<typeof createGeneration>;

export function createGeneration(version: string, maxBytes: number) {
  // A map remembers the order of insertion: the first is the one not seen for longest.
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
    /** Pages that are being rendered right now: nobody renders one a second time. */
    inFlight: new Map<string, Promise<CachedPage | Response>>(),
    find,
    put,
    remove,
    has: (key: string) => pages.has(key),
    /** The last seen first. */
    keys: () => [...pages.keys()].toReversed(),
    bytes: () => bytes,
  };
}
