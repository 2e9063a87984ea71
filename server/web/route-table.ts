import type { LimitName } from "./rate-limit/limits.ts";

/** What the server has to know of a route; declared in `app/routes.ts`. */
export type RouteFacts = {
  /** In React Router's syntax; a parameter may only be the last segment: `/produkt/:id`. */
  path: string;
  /**
   * Returns the query that the response depends on in its canonical form, or undefined where that
   * many variants are not worth storing. A route without it is never cached.
   */
  cache?: (query: URLSearchParams) => string | undefined;
  /** Rendered into the cache before anybody asks for it. */
  warm?: true;
  /** Maximum size of a request body in bytes, where the default does not suffice. */
  bodyLimit?: number;
  rateLimit?: { GET?: LimitName; POST?: LimitName | ((query: URLSearchParams) => LimitName) };
  /** Pages of the sites in `ALLOWED_ORIGINS` may call it. */
  crossOrigin?: true;
  /** The last segment is a secret: it is never logged, and the page is always a document. */
  secretPath?: true;
};

export type RouteTable<Facts extends RouteFacts = RouteFacts> = {
  all: readonly Facts[];
  find: (pathname: string) => Facts | undefined;
};

/** Prefix of pages without their document; see `app/islands/`. */
export const fragmentPrefix = "/_page";

export function createRouteTable<Facts extends RouteFacts>(
  all: readonly Facts[],
): RouteTable<Facts> {
  const byPath = new Map(all.map((route) => [route.path.replace(/:\w+$/, "*"), route]));
  return {
    all,
    find(pathname) {
      return byPath.get(pathname) ?? byPath.get(anyInFolder(pathname));
    },
  };
}

export function isFragmentPath(pathname: string): boolean {
  return pathname.startsWith(`${fragmentPrefix}/`);
}

/** `/_page/blog` → `/blog` */
export function documentPath(pathname: string): string {
  return isFragmentPath(pathname) ? pathname.slice(fragmentPrefix.length) : pathname;
}

/** `/produkt/17` → `/produkt/*`. A regular expression would be slow on long paths. */
function anyInFolder(path: string): string {
  return path.endsWith("/") ? path : `${path.slice(0, path.lastIndexOf("/"))}/*`;
}

/** The rate limit that a request counts against. */
export function rateLimitOf(
  route: RouteFacts | undefined,
  method: string,
  url: string,
): LimitName | undefined {
  const limit = route?.rateLimit?.[method === "POST" ? "POST" : "GET"];
  return typeof limit === "function" ? limit(new URLSearchParams(url.split("?")[1])) : limit;
}

/** POSTs with separate flood budgets, so that a flood of one kind never blocks another. */
export type FloodKind = "products" | "order" | "form";

/** By raw path: an unusual spelling counts as `form`. */
export function floodKind(routes: RouteTable, url = ""): FloodKind {
  const limit = rateLimitOf(routes.find(url.split("?")[0]!), "POST", url);
  return limit === "products" || limit === "order" ? limit : "form";
}
