import type { Logger } from "pino";
import { createCachedPage, isCacheable, type CachedPage } from "./cached-page.ts";
import type { Generation } from "./generation.ts";

export type RenderDeps = {
  /** Pages are rendered under the shop's own name, whatever name a visitor came by. */
  origin: string;
  app: (request: Request) => Promise<Response>;
  /** Carried by every page that does not say otherwise. */
  headers: Readonly<Record<string, string>>;
  log: Pick<Logger, "error">;
  now: () => number;
  acquire: <T>(work: () => Promise<T>) => Promise<T>;
};

const freshMs = 10 * 60_000;
/** After a failure the old page is sent this long before the next attempt. */
const retryMs = 5000;

/** Puts the page onto the shelf, unless its answer may not be kept. Nobody renders it a second time meanwhile. */
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

/** The request is the shop's own: nothing of a visitor's can get into a page. */
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

/** Until the new page is there, and as long as it fails, the old one is sent. */
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
    // Whoever began it tells of its failure.
    if (!inFlight) deps.log.error({ err: error, key }, "page could not be renewed");
  }
}

/** Fills the shelf one page after another, so that visitors get their turn, as long as it is in use. */
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
