import type { FloodKind, LimitName } from "./rate-limit/limits.ts";

/** What the server has to know of a route; declared in `app/routes.ts`. */
export type RouteProperties = {
  /** A parameter may only be the last segment: `/produkt/:id`. `*` is what no other route matches. */
  path: string;
  page?: object;
  /**
   * Returns the query that the response depends on in its canonical form, or undefined where that
   * many variants are not worth storing. A route without it is never cached.
   */
  cache?: (query: URLSearchParams) => string | undefined;
  /** Rendered into the cache before anybody asks for it. */
  warm?: true;
  bodyLimit?: number;
  rateLimit?: { GET?: LimitName; POST?: LimitName | ((query: URLSearchParams) => LimitName) };
  /** Orders and payments: made before everything else, with limits of their own. */
  first?: true;
  /** Its POST only reads, so it waits for its turn like a GET. */
  readOnly?: true;
  /** For monitoring: answered at once, whatever else is rejected or waits. */
  probe?: true;
  /** Pages of the sites in `ALLOWED_ORIGINS` may call it. */
  crossOrigin?: true;
  /** The last segment is a secret: it is never logged, and the page is always a document. */
  secretPath?: true;
  /**
   * The query carries a secret, or does with this parameter: no proxy may log it, and no Referer may
   * carry it.
   */
  secretQuery?: true | string;
};

export type RouteMatch<Properties extends RouteProperties = RouteProperties> = {
  route: Properties;
  params: Readonly<Record<string, string>>;
  /** Canonical path of the document, also for its fragment. */
  path: string;
  query: string;
  asFragment: boolean;
  redirectTo: string | undefined;
};

export type RouteTable<Properties extends RouteProperties = RouteProperties> = {
  all: readonly Properties[];
  match: (url: string) => RouteMatch<Properties> | undefined;
};

const fragmentPrefix = "_page";

export function createRouteTable<Properties extends RouteProperties>(
  all: readonly Properties[],
): RouteTable<Properties> {
  const fixed = new Map(all.map((route) => [route.path, route]));
  const folders = new Map(
    all.flatMap((route) => {
      const [, folder, param] = /^(.*)\/:(\w+)$/.exec(route.path) ?? [];
      return folder && param ? [[folder, { route, param }] as const] : [];
    }),
  );
  const missing = fixed.get("*")!;

  function find(segments: readonly string[]) {
    const canonical = toCanonical(segments);
    if (!canonical) return undefined;
    const exact = fixed.get(toPath(canonical).toLowerCase());
    if (exact) return { route: exact, params: {}, path: exact.path };
    const folderPath = toPath(canonical.slice(0, -1)).toLowerCase();
    const folder = folders.get(folderPath);
    const last = canonical.at(-1);
    if (!folder || last === undefined) return undefined;
    const params = { [folder.param]: decodeURIComponent(last) };
    return { route: folder.route, params, path: `${folderPath}/${last}` };
  }

  function match(url: string): RouteMatch<Properties> | undefined {
    if (!url.startsWith("/")) return undefined;
    const { pathname, search: query } = new URL(`http://shop${url}`);
    const segments = pathname.split("/").filter((segment) => segment !== "");
    const asFragment = segments[0] === fragmentPrefix;
    const found = find(asFragment ? segments.slice(1) : segments);
    if (!found || (asFragment && !found.route.page)) {
      const path = toPath(segments);
      return { route: missing, params: {}, path, query, asFragment, redirectTo: undefined };
    }
    const spelling = asFragment ? `/${fragmentPrefix}${found.path}` : found.path;
    const redirectTo = url.split(/[?#]/, 1)[0] === spelling ? undefined : spelling + query;
    return { ...found, query, asFragment, redirectTo };
  }

  return { all, match };
}

/** With one percent encoding for each character; undefined where there is no valid one. */
function toCanonical(segments: readonly string[]): readonly string[] | undefined {
  try {
    return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment)));
  } catch {
    return undefined;
  }
}

/** Never begins with `//`, which a browser would take for another host. */
function toPath(segments: readonly string[]): string {
  return `/${segments.join("/")}`;
}

export function rateLimitOf({ route, query }: RouteMatch, method: string): LimitName | undefined {
  const limit = route.rateLimit?.[method === "POST" ? "POST" : "GET"];
  return typeof limit === "function" ? limit(new URLSearchParams(query)) : limit;
}

export function floodKind(match: RouteMatch, method: string): FloodKind {
  const { first, page } = match.route;
  const rendersForm = method === "POST" && page;
  if (first && !rendersForm) return "first";
  if (method !== "POST") return page ? "page" : "data";
  const limit = rateLimitOf(match, method);
  return limit === "products" || limit === "order" ? limit : "form";
}
