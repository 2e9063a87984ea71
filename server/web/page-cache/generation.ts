import type { Page } from "./cached-page.ts";

/** Pages of one state of the catalogue; when it is full, the one not asked for longest goes. */
export type Shelf = ReturnType<typeof createShelf>;

export function createShelf(version: string, mostBytes: number) {
  // A map remembers the order of insertion: the first is the one not seen for longest.
  const pages = new Map<string, Page>();
  let bytes = 0;

  function find(address: string): Page | undefined {
    const page = pages.get(address);
    if (!page) return undefined;
    pages.delete(address);
    pages.set(address, page);
    return page;
  }

  function put(page: Page): void {
    remove(page.address);
    pages.set(page.address, page);
    bytes += page.bytes;
    for (const address of pages.keys()) {
      if (bytes <= mostBytes) return;
      remove(address);
    }
  }

  function remove(address: string): void {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  }

  return {
    version,
    /** Pages that are being rendered right now: nobody renders one a second time. */
    underWay: new Map<string, Promise<Page | Response>>(),
    find,
    put,
    remove,
    has: (address: string) => pages.has(address),
    /** The last seen first. */
    addresses: () => [...pages.keys()].toReversed(),
    bytes: () => bytes,
  };
}
