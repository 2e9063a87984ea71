import type { RouteTable } from "../route-table.ts";

export type CacheKey = (url: string) => string | undefined;

export function createCacheKey(routes: RouteTable): CacheKey {
  return (url) => {
    if (isMissingKey(url)) return url;
    const match = routes.match(url);
    if (!match?.route.cache || match.redirectTo !== undefined) return undefined;
    const query = match.route.cache(new URLSearchParams(match.query));
    const path = url.split(/[?#]/, 1)[0]!;
    return query === undefined ? undefined : path + query;
  };
}

/** The page of every URL without a route is the same, and stored once under one of them. */
export const missingKeys = { document: "/*", fragment: "/_page/*" };

export function isMissingKey(key: string): boolean {
  return key === missingKeys.document || key === missingKeys.fragment;
}
