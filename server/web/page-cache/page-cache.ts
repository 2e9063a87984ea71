import type { CacheKey } from "./cache-key.ts";
import type { CachedPage } from "./cached-page.ts";
import { renderPage, refreshPage, warmPages, type RenderDeps } from "./render.ts";
import type { Generation } from "./generation.ts";
import { createGenerations } from "./generations.ts";
import { createSemaphore } from "./semaphore.ts";

type PageCacheOptions = Omit<RenderDeps, "acquire"> & {
  cacheKey: CacheKey;
  /** The pages most visits begin with. */
  warmPaths: readonly string[];
  /** Of the catalogue: pages of another one are never sent. */
  version: () => string;
  maxBytes?: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

type PageRequest = { method?: string | undefined; url?: string | undefined };

const mebibyte = 1024 * 1024;
const maxWarmed = 50;
/** One is rendered while the other is compressed; more make no page faster, they only take memory. */
const maxConcurrent = 2;

/** Renders each of the shop's pages once per catalogue and keeps it, ready to be sent. */
export function createPageCache(options: PageCacheOptions) {
  const { cacheKey, warmPaths, version, maxBytes = 16 * mebibyte, ...shared } = options;
  const deps = { ...shared, acquire: createSemaphore(maxConcurrent) };
  const generations = createGenerations({
    version,
    maxBytes,
    onReplaced: (before) => void warm(before.keys().slice(0, maxWarmed)),
  });

  function warm(seen: readonly string[] = []): Promise<void> {
    const generation = generations.current();
    const isCurrent = () => generation === generations.current();
    return warmPages(new Set([...warmPaths, ...seen]), generation, deps, isCurrent);
  }

  return {
    /** The kept page; one that has grown old is being renewed. */
    find({ method, url = "" }: PageRequest): CachedPage | undefined {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const current = generations.current();
      const page = findPage(current, url, cacheKey);
      if (!page) return findPrevious(generations.previous(), url, current, { ...deps, cacheKey });
      if (page.freshUntil <= deps.now()) void refreshPage(page, current, deps);
      return page;
    },
    /**
     * Renders a page that `find` did not know. An answer that may not be kept is given to the first
     * who asked; to all others, and where no page can be, undefined.
     */
    async open({ method, url = "" }: PageRequest): Promise<CachedPage | Response | undefined> {
      const key = method === "GET" || method === "HEAD" ? cacheKey(url) : undefined;
      if (key === undefined) return undefined;
      return sharePage(key, generations.current(), deps);
    },
    /** Renders the pages most visits begin with. */
    warm: () => warm(),
  };
}

function findPage(generation: Generation, url: string, cacheKey: CacheKey): CachedPage | undefined {
  return generation.find(url) ?? generation.find(cacheKey(url) ?? "");
}

/** A page of the catalogue before, until the new one is there. */
function findPrevious(
  before: Generation | undefined,
  url: string,
  generation: Generation,
  deps: RenderDeps & { cacheKey: CacheKey },
): CachedPage | undefined {
  const page = before && findPage(before, url, deps.cacheKey);
  if (page) void refreshPage(page, generation, deps).finally(() => before.remove(page.key));
  return page;
}

/** Those who come while the page is being rendered get it, but never another's own answer. */
async function sharePage(key: string, generation: Generation, deps: RenderDeps) {
  const shared = generation.inFlight.get(key);
  if (!shared) return renderPage(key, generation, deps);
  const response = await shared;
  return response instanceof Response ? undefined : response;
}
