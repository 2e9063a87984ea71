import { firstPages, pageAddress } from "./page-cache-address.ts";
import type { Page } from "./page-cache-page.ts";
import { renderPage, renewPage, warmPages, type RenderingMeans } from "./page-cache-render.ts";
import { createShelf, type Shelf } from "./page-cache-shelf.ts";
import { createTurns } from "./page-cache-turns.ts";

type PageCacheMeans = Omit<RenderingMeans, "takeTurn"> & {
  /** Of the catalogue: pages of another one are never sent. */
  version: () => string;
  mostBytes?: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

type Asked = { method?: string | undefined; url?: string | undefined };

const mebibyte = 1024 * 1024;
const mostWarmed = 50;
/** Rendering more at once makes no page faster, it only takes more memory. */
const mostAtOnce = 4;

/** Renders each of the shop's pages once per catalogue and keeps it, ready to be sent. */
export function createPageCache({ version, mostBytes = 48 * mebibyte, ...given }: PageCacheMeans) {
  const means = { ...given, takeTurn: createTurns(mostAtOnce) };
  let shelf = createShelf(version(), mostBytes);

  function currentShelf(): Shelf {
    if (version() === shelf.version) return shelf;
    const seen = shelf.addresses().slice(0, mostWarmed);
    shelf = createShelf(version(), mostBytes);
    void warm(seen);
    return shelf;
  }

  function warm(seen: readonly string[] = []): Promise<void> {
    const warmed = shelf;
    return warmPages(new Set([...firstPages, ...seen]), warmed, means, () => shelf === warmed);
  }

  return {
    /** The kept page; one that has grown old is being renewed. */
    find({ method, url = "" }: Asked): Page | undefined {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const current = currentShelf();
      const page = current.find(url) ?? current.find(pageAddress(url) ?? "");
      if (page && page.freshUntil <= means.now()) renewPage(page, current, means);
      return page;
    },
    /**
     * Renders a page that `find` did not know. An answer that may not be kept is given to the first
     * who asked; to all others, and where no page can be, undefined.
     */
    async open({ method, url = "" }: Asked): Promise<Page | Response | undefined> {
      const address = method === "GET" || method === "HEAD" ? pageAddress(url) : undefined;
      if (address === undefined) return undefined;
      const current = currentShelf();
      const shared = current.underWay.get(address);
      if (!shared) return renderPage(address, current, means);
      const answer = await shared;
      return answer instanceof Response ? undefined : answer;
    },
    /** Renders the pages most visits begin with. */
    warm: () => warm(),
  };
}
