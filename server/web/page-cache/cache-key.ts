import { documentPath, fragmentPrefix, isFragmentPath, type RouteTable } from "../route-table.ts";

/** From a URL to the one under which its page is stored; undefined where it never is. */
export type CacheKey = (url: string) => string | undefined;

/** A parameter that a page does not know neither multiplies it nor reaches it. */
export function createCacheKey(routes: RouteTable): CacheKey {
  return (url) => {
    const parsed = parseUrl(url);
    if (!parsed) return undefined;
    const path = canonicalPath(documentPath(parsed.pathname));
    if (path === undefined) return undefined;
    const query = routes.find(path)?.cache?.(parsed.searchParams);
    const prefix = isFragmentPath(parsed.pathname) ? fragmentPrefix : "";
    return query === undefined ? undefined : prefix + path + query;
  };
}

/** A second slash at the start would make a host of what follows. */
function parseUrl(url: string): URL | undefined {
  const base = "http://latawiec";
  return /^\/(?![/\\])/.test(url) && URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/** The same id can be spelled with and without percent signs; one spelling is enough. */
function canonicalPath(path: string): string | undefined {
  const start = path.lastIndexOf("/") + 1;
  try {
    return path.slice(0, start) + encodeURIComponent(decodeURIComponent(path.slice(start)));
  } catch {
    return undefined;
  }
}
