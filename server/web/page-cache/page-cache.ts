import { createSemaphore } from "../../semaphore.ts";
import type { CacheKey } from "./cache-key.ts";
import type { CachedPage } from "./cached-page.ts";
import { createGeneration, type Generation, type RenderDeps } from "./generation.ts";

type PageCacheOptions = Omit<RenderDeps, "acquire" | "maxBytes"> & {
  cacheKey: CacheKey;
  warmPaths: readonly string[];
  version: () => string;
  maxBytes?: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

type PageRequest = { method?: string | undefined; url?: string | undefined };

const mebibyte = 1024 * 1024;
const maxWarmed = 50;
/** One renders while the other compresses; more only take memory. */
const maxConcurrent = 2;
const previousMs = 3000;

export function createPageCache({ cacheKey, warmPaths, ...options }: PageCacheOptions) {
  const generations = createGenerations(options, (seen) => void warm(seen));

  async function warm(seen: readonly string[] = []): Promise<void> {
    const generation = generations.current();
    for (const key of new Set([...warmPaths, ...seen])) {
      if (generation !== generations.current()) return;
      await generation.warm(key);
    }
  }

  const findPage = ({ pages }: Generation, url: string) =>
    pages.get(url) ?? pages.get(cacheKey(url) ?? "");

  function findPrevious(url: string, generation: Generation): CachedPage | undefined {
    const before = generations.previous();
    const page = before && findPage(before, url);
    if (page) void generation.refresh(page).then(() => before.pages.delete(page.key));
    return page;
  }

  return {
    find({ method, url = "" }: PageRequest): CachedPage | undefined {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const generation = generations.current();
      const page = findPage(generation, url);
      if (page && page.freshUntil <= options.now()) void generation.refresh(page);
      return page ?? findPrevious(url, generation);
    },
    /**
     * Renders a page that `find` missed. An uncacheable response is returned only to the request
     * that caused it; all others get undefined, as does who may not cause a render.
     */
    async open(
      { method, url = "" }: PageRequest,
      admits?: () => Promise<boolean>,
    ): Promise<CachedPage | Response | undefined> {
      const key = method === "GET" || method === "HEAD" ? cacheKey(url) : undefined;
      if (key === undefined || (admits && !(await admits()))) return undefined;
      return generations.current().load(key);
    },
    warm: () => warm(),
  };
}

function createGenerations(
  {
    version,
    maxBytes = 16 * mebibyte,
    ...options
  }: Omit<PageCacheOptions, "cacheKey" | "warmPaths">,
  onReplaced: (lastUsed: readonly string[]) => void,
) {
  const deps = { ...options, maxBytes, acquire: createSemaphore(maxConcurrent).run };
  let generation = createGeneration(version(), deps);
  let previous: Generation | undefined;

  function replace(before: Generation): void {
    previous = before;
    setTimeout(() => previous === before && (previous = undefined), previousMs).unref();
    generation = createGeneration(version(), deps);
    onReplaced([...before.pages.keys()].slice(0, maxWarmed));
  }

  return {
    current(): Generation {
      if (version() !== generation.version) replace(generation);
      return generation;
    },
    previous: () => previous,
  };
}
