import type { Logger } from "pino";
import { makePage, mayBeKept, type Page } from "./cached-page.ts";
import type { Shelf } from "./generation.ts";

export type RenderingMeans = {
  /** Pages are rendered under the shop's own name, whatever name a visitor came by. */
  origin: string;
  app: (request: Request) => Promise<Response>;
  /** Carried by every page that does not say otherwise. */
  headers: Readonly<Record<string, string>>;
  log: Pick<Logger, "error">;
  now: () => number;
  takeTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

const freshMs = 10 * 60_000;
/** After a failure the old page is sent this long before the next attempt. */
const retryMs = 5000;

/** Puts the page onto the shelf, unless its answer may not be kept. Nobody renders it a second time meanwhile. */
export function renderPage(
  address: string,
  shelf: Shelf,
  means: RenderingMeans,
): Promise<Page | Response> {
  const rendering = means
    .takeTurn(() => render(address, shelf, means))
    .finally(() => shelf.underWay.delete(address));
  shelf.underWay.set(address, rendering);
  return rendering;
}

/** The request is the shop's own: nothing of a visitor's can get into a page. */
async function render(
  address: string,
  shelf: Shelf,
  means: RenderingMeans,
): Promise<Page | Response> {
  const response = await means.app(new Request(means.origin + address));
  if (!mayBeKept(response)) {
    if (response.status < 500) shelf.remove(address);
    return response;
  }
  const page = await makePage(address, response, means.headers, means.now() + freshMs);
  shelf.put(page);
  return page;
}

/** Until the new page is there, and as long as it fails, the old one is sent. */
export async function renewPage(page: Page, shelf: Shelf, means: RenderingMeans): Promise<void> {
  const { address } = page;
  const underWay = shelf.underWay.get(address);
  if (!underWay) page.freshUntil = means.now() + retryMs;
  try {
    await (underWay ?? renderPage(address, shelf, means));
  } catch (error) {
    // Whoever began it tells of its failure.
    if (!underWay) means.log.error({ err: error, address }, "page could not be renewed");
  }
}

/** Fills the shelf one page after another, so that visitors get their turn, as long as it is in use. */
export async function warmPages(
  addresses: Iterable<string>,
  shelf: Shelf,
  means: RenderingMeans,
  inUse: () => boolean,
): Promise<void> {
  for (const address of addresses) {
    if (!inUse()) return;
    if (shelf.has(address) || shelf.underWay.has(address)) continue;
    await renderPage(address, shelf, means).catch((error: unknown) => {
      means.log.error({ err: error, address }, "page could not be warmed");
    });
  }
}
