import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { createCachedPage, isCacheable, type CachedPage } from "./cached-page.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

export type RenderDeps = {
  /** Pages are rendered for ORIGIN, whatever host a visitor used. */
  origin: string;
  app: (request: Request) => Promise<Response>;
  headers: Readonly<Record<string, string>>;
  log: Pick<Logger, "error">;
  now: () => number;
  acquire: <T>(work: () => Promise<T>) => Promise<T>;
  maxBytes: number;
};

/** Receives the response of a render that may not be cached. */
type Uncacheable = { response?: Response };

const freshMs = 10 * minuteMs;
/** Pause after a failure, during which the stale page is served. */
const retryMs = 5000;

export type Generation = ReturnType<typeof createGeneration>;

export function createGeneration(version: string, deps: RenderDeps) {
  const pages = new LRUCache<string, CachedPage, Uncacheable>({
    maxSize: deps.maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    // `get` returns the stale page during a render and after one that failed.
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Sends a page that was evicted while being rendered.
    ignoreFetchAbort: true,
    fetchMethod: (key, _stale, { context }) => deps.acquire(() => render(key, context, deps)),
  });

  /**
   * Renders the page unless it is cached. Concurrent calls share the render, but an uncacheable
   * response is returned only to the first.
   */
  async function load(key: string, forceRefresh = false) {
    const own: Uncacheable = {};
    const page = await pages.fetch(key, { context: own, forceRefresh, allowStale: false });
    if (own.response && own.response.status < 500) pages.delete(key);
    return page ?? own.response;
  }

  /** Keys that visitors wait for: their requests log a failure themselves. */
  const awaited = new Set<string>();

  async function loadForVisitor(key: string) {
    awaited.add(key);
    return load(key).finally(() => awaited.delete(key));
  }

  async function loadInBackground(key: string, failure: string, forceRefresh = false) {
    const isJoining = awaited.has(key);
    await load(key, forceRefresh).catch((error: unknown) => {
      const isLogged = isJoining || awaited.has(key);
      if (!isLogged) deps.log.error({ err: error, key }, failure);
    });
  }

  return {
    version,
    pages,
    load: loadForVisitor,
    warm: (key: string) => loadInBackground(key, "page could not be warmed"),
    /** Renders a stale page again, or a page of another generation for this one. */
    refresh(page: CachedPage): Promise<void> {
      page.freshUntil = deps.now() + retryMs;
      return loadInBackground(page.key, "page could not be refreshed", pages.has(page.key));
    },
  };
}

/** The request is built from the key alone: nothing of a visitor's request can reach the page. */
async function render(
  key: string,
  own: Uncacheable,
  { app, origin, headers, now }: RenderDeps,
): Promise<CachedPage | undefined> {
  const response = await app(new Request(origin + key));
  if (isCacheable(response, key)) return createCachedPage(key, response, headers, now() + freshMs);
  own.response = response;
  return undefined;
}
