import type { CacheKey } from "./cache-key.ts";
import type { Page } from "./cached-page.ts";
import { renderPage, renewPage, warmPages, type RenderingMeans } from "./render.ts";
import type { Shelf } from "./generation.ts";
import { createShelves } from "./generations.ts";
import { createTurns } from "./semaphore.ts";

type PageCacheMeans = Omit<RenderingMeans, "takeTurn"> & {
  cacheKey: CacheKey;
  /** The pages most visits begin with. */
  warmPaths: readonly string[];
  /** Of the catalogue: pages of another one are never sent. */
  version: () => string;
  mostBytes?: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

type Asked = { method?: string | undefined; url?: string | undefined };

const mebibyte = 1024 * 1024;
const mostWarmed = 50;
/** One is rendered while the other is compressed; more make no page faster, they only take memory. */
const mostAtOnce = 2;

/** Renders each of the shop's pages once per catalogue and keeps it, ready to be sent. */
export function createPageCache(options: PageCacheMeans) {
  const { cacheKey, warmPaths, version, mostBytes = 16 * mebibyte, ...given } = options;
  const means = { ...given, takeTurn: createTurns(mostAtOnce) };
  const shelves = createShelves({
    version,
    mostBytes,
    replaced: (before) => void warm(before.addresses().slice(0, mostWarmed)),
  });

  function warm(seen: readonly string[] = []): Promise<void> {
    const shelf = shelves.current();
    const inUse = () => shelf === shelves.current();
    return warmPages(new Set([...warmPaths, ...seen]), shelf, means, inUse);
  }

  return {
    /** The kept page; one that has grown old is being renewed. */
    find({ method, url = "" }: Asked): Page | undefined {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const current = shelves.current();
      const page = findPage(current, url, cacheKey);
      if (!page) return findOutgoing(shelves.outgoing(), url, current, { ...means, cacheKey });
      if (page.freshUntil <= means.now()) void renewPage(page, current, means);
      return page;
    },
    /**
     * Renders a page that `find` did not know. An answer that may not be kept is given to the first
     * who asked; to all others, and where no page can be, undefined.
     */
    async open({ method, url = "" }: Asked): Promise<Page | Response | undefined> {
      const address = method === "GET" || method === "HEAD" ? cacheKey(url) : undefined;
      if (address === undefined) return undefined;
      return sharePage(address, shelves.current(), means);
    },
    /** Renders the pages most visits begin with. */
    warm: () => warm(),
  };
}

function findPage(shelf: Shelf, url: string, cacheKey: CacheKey): Page | undefined {
  return shelf.find(url) ?? shelf.find(cacheKey(url) ?? "");
}

/** A page of the catalogue before, until the new one is there. */
function findOutgoing(
  before: Shelf | undefined,
  url: string,
  shelf: Shelf,
  means: RenderingMeans & { cacheKey: CacheKey },
): Page | undefined {
  const page = before && findPage(before, url, means.cacheKey);
  if (page) void renewPage(page, shelf, means).finally(() => before.remove(page.address));
  return page;
}

/** Those who come while the page is being rendered get it, but never another's own answer. */
async function sharePage(address: string, shelf: Shelf, means: RenderingMeans) {
  const shared = shelf.underWay.get(address);
  if (!shared) return renderPage(address, shelf, means);
  const answer = await shared;
  return answer instanceof Response ? undefined : answer;
}
