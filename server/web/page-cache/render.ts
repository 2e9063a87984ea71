import type { Logger } from "pino";
import { createCachedPage, isCacheable, type CachedPage } from "./cached-page.ts";
import type { Generation } from "./generation.ts";

export type RenderDeps = {
  /** Pages are rendered for ORIGIN, whatever host a visitor used. */
  origin: string;
  app: (request: Request) => Promise<Response>;
  headers: Readonly<Record<string, string>>;
  log: Pick<Logger, "error">;
  now: () => number;
  acquire: <T>(work: () => Promise<T>) => Promise<T>;
};

const freshMs = 10 * 60_000;
/** Pause after a failure, during which the stale page is served. */
const retryMs = 5000;

/** Renders a page and caches it if possible. Concurrent requests share the render. */
export function renderPage(
  key: string,
  generation: Generation,
  deps: RenderDeps,
): Promise<CachedPage | Response> {
  const rendering = deps
    .acquire(() => render(key, generation, deps))
    .finally(() => generation.inFlight.delete(key));
  generation.inFlight.set(key, rendering);
  return rendering;
}

/** The request is built from the key alone: nothing of a visitor's request can reach the page. */
async function render(
  key: string,
  generation: Generation,
  deps: RenderDeps,
): Promise<CachedPage | Response> {
  const response = await deps.app(new Request(deps.origin + key));
  if (!isCacheable(response)) {
    if (response.status < 500) generation.remove(key);
    return response;
  }
  const page = await createCachedPage(key, response, deps.headers, deps.now() + freshMs);
  generation.put(page);
  return page;
}

/** Serves the stale page until the new one is rendered, also when rendering fails. */
export async function refreshPage(
  page: CachedPage,
  generation: Generation,
  deps: RenderDeps,
): Promise<void> {
  const { key } = page;
  const inFlight = generation.inFlight.get(key);
  if (!inFlight) page.freshUntil = deps.now() + retryMs;
  try {
    await (inFlight ?? renderPage(key, generation, deps));
  } catch (error) {
    // The caller that started the render logs its failure.
    if (!inFlight) deps.log.error({ err: error, key }, "page could not be refreshed");
  }
}

/** Renders pages one after another, as long as the generation is current. */
export async function warmPages(
  keys: Iterable<string>,
  generation: Generation,
  deps: RenderDeps,
  isCurrent: () => boolean,
): Promise<void> {
  for (const key of keys) {
    if (!isCurrent()) return;
    if (generation.has(key) || generation.inFlight.has(key)) continue;
    await renderPage(key, generation, deps).catch((error: unknown) => {
      deps.log.error({ err: error, key }, "page could not be warmed");
    });
  }
}
