import type { CacheKey } from "./cache-key.ts";
import type { CachedPage } from "./cached-page.ts";
import { renderPage, refreshPage, warmPages, type RenderDeps } from "./render.ts";
import type { Generation } from "./generation.ts";
import { createGenerations } from "./generations.ts";
import { createSemaphore } from "../../semaphore.ts";

type PageCacheOptions = Omit<RenderDeps, "acquire"> & {
  cacheKey: CacheKey;
  /** The pages most visits begin with. */
  warmPaths: readonly string[];
  /** The catalogue's version; pages of another one are never served. */
  version: () => string;
  maxBytes?: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

type PageRequest = { method?: string | undefined; url?: string | undefined };

const mebibyte = 1024 * 1024;
const maxWarmed = 50;
/** One renders while the other compresses; more only take memory. */
const maxConcurrent = 2;

/** Caches each page once per catalogue version, ready to be sent. */
export function createPageCache(options: PageCacheOptions) {
  const { cacheKey, warmPaths, version, maxBytes = 16 * mebibyte, ...shared } = options;
  const deps = { ...shared, acquire: createSemaphore(maxConcurrent).run };
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
    /** Returns a cached page and refreshes it if stale. */
    find({ method, url = "" }: PageRequest): CachedPage | undefined {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const current = generations.current();
      const page = findPage(current, url, cacheKey);
      if (!page) return findPrevious(generations.previous(), url, current, { ...deps, cacheKey });
      if (page.freshUntil <= deps.now()) void refreshPage(page, current, deps);
      return page;
    },
    /**
     * Renders a page that `find` missed. An uncacheable response is returned only to the request
     * that caused it; all others get undefined.
     */
    async open({ method, url = "" }: PageRequest): Promise<CachedPage | Response | undefined> {
      const key = method === "GET" || method === "HEAD" ? cacheKey(url) : undefined;
      if (key === undefined) return undefined;
      return sharePage(key, generations.current(), deps);
    },
    warm: () => warm(),
  };
}

function findPage(generation: Generation, url: string, cacheKey: CacheKey): CachedPage | undefined {
  return generation.find(url) ?? generation.find(cacheKey(url) ?? "");
}

/** Serves a page of the previous catalogue until the new one is rendered. */
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

/** Shares a running render; never another visitor's uncacheable response. */
async function sharePage(key: string, generation: Generation, deps: RenderDeps) {
  const shared = generation.inFlight.get(key);
  if (!shared) return renderPage(key, generation, deps);
  const response = await shared;
  return response instanceof Response ? undefined : response;
}
