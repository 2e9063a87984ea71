import { statusPathPrefix } from "../../shop/order/link/order-links.ts";

/** A page as `/_page/…` returns it, without the document around it. */
export type FetchedPage = { title: string; head: string; main: string; build: string };

type Prefetched = { page: Promise<FetchedPage>; expiresAt: number; controller: AbortController };

/** File names contain a dot. Order pages are excluded, because their URL is secret. */
export function isInternalPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return (
    origin === location.origin && !pathname.includes(".") && !pathname.startsWith(statusPathPrefix)
  );
}

/** Keeps the scroll position. */
export type NavigationInfo = { keepScroll: true };

type NavigationOptions = { replace?: boolean; info?: NavigationInfo };

/** Navigates inside the shop, without loading a document where the browser supports it. */
export function navigateTo(url: string, { replace = false, info }: NavigationOptions = {}): void {
  if ("navigation" in window) {
    const { finished } = navigation.navigate(url, { history: replace ? "replace" : "push", info });
    finished?.catch(() => undefined);
  } else if (replace) location.replace(url);
  else location.assign(url);
}

const maxPrefetched = 4;
const prefetchTtlMs = 30_000;
const prefetched = new Map<string, Prefetched>();

/**
 * Fetches a page, or takes it from the prefetched ones.
 * @throws on a failed request, another content type, or a page of a newer build
 */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<FetchedPage> {
  const path = url.pathname + url.search;
  const prefetchedPage = takePrefetched(path);
  const page = (await prefetchedPage?.catch(() => undefined)) ?? (await requestPage(path, signal));
  signal.throwIfAborted();
  if (page.build !== document.documentElement.dataset.build) throw new Error("new build");
  return page;
}

export function prefetchPage({ pathname, search }: URL): void {
  const path = pathname + search;
  if (prefetched.has(path)) return;
  const controller = new AbortController();
  const page = requestPage(path, controller.signal);
  page.catch(() => dropPrefetched(path));
  prefetched.set(path, { page, expiresAt: Date.now() + prefetchTtlMs, controller });
  if (prefetched.size > maxPrefetched) dropPrefetched([...prefetched.keys()][0]!);
}

function takePrefetched(path: string): Promise<FetchedPage> | undefined {
  const found = prefetched.get(path);
  prefetched.delete(path);
  return found && found.expiresAt > Date.now() ? found.page : undefined;
}

function dropPrefetched(path: string): void {
  prefetched.get(path)?.controller.abort();
  prefetched.delete(path);
}

/** @throws on a failed request or another content type */
async function requestPage(path: string, signal: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(`/_page${path}`, { signal });
  const json = response.headers.get("Content-Type")?.startsWith("application/json");
  // A 404 page is shown in place; a redirect or a failure loads the document.
  if (!json || response.redirected || response.status >= 500) throw new Error("no page");
  return (await response.json()) as FetchedPage;
}

/**
 * Called when an island's code cannot be loaded: reloads the document if a newer build is deployed.
 * Cart and form drafts are stored. Without a connection the page stays as it is.
 */
export async function reloadIfOutdated(): Promise<void> {
  const page = await requestPage("/o-nas", AbortSignal.timeout(8000)).catch(() => undefined);
  if (page && page.build !== document.documentElement.dataset.build) location.reload();
}
