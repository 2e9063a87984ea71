import { documentPath, fragmentPrefix, isFragmentPath, type RouteTable } from "../route-table.ts";

/** Maps a URL to its cache key; undefined for pages that are not cached. */
export type CacheKey = (url: string) => string | undefined;

/** Drops unknown query parameters, so that they cannot multiply cache entries. */
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

/** `//` would be parsed as a host. */
function parseUrl(url: string): URL | undefined {
  const base = "http://latawiec";
  return /^\/(?![/\\])/.test(url) && URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/** Normalizes percent encoding of the last segment. */
function canonicalPath(path: string): string | undefined {
  const start = path.lastIndexOf("/") + 1;
  try {
    return path.slice(0, start) + encodeURIComponent(decodeURIComponent(path.slice(start)));
  } catch {
    return undefined;
  }
}
