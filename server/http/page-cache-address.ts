import { categoryKeys } from "../../shop/category.ts";
import { legalPages } from "../../shop/fixed-pages.ts";
import { listingQuery, parseListing } from "../../shop/listing.ts";

/** What of a query changes the page, in its one spelling; undefined where that is too much to keep. */
type KnownQuery = (asked: URLSearchParams) => string | undefined;

const none: KnownQuery = () => "";

/**
 * The pages that are the same for everyone. What is not listed is never kept; a parameter that a
 * page does not know neither multiplies it nor reaches it.
 */
const pages = new Map<string, KnownQuery>([
  ["/", none],
  ["/kategoria/*", listedQuery],
  ["/produkt/*", none],
  // The browser alone reads the chosen delivery and payment.
  ["/kontakt", only("koszyk", "true")],
  ["/potwierdzenie-platnosci", only("status", "success")],
  ["/o-nas", none],
  ["/odstapienie", none],
  ["/blog", none],
  ["/blog/*", none],
  ...legalPages.map((name) => [`/${name}`, none] as const),
]);

/** The pages most visits begin with. */
export const firstPages: readonly string[] = [
  "/",
  ...categoryKeys.map((key) => `/kategoria/${key}`),
];

/**
 * The one address under which a page, or its data for the browser's router, is rendered and kept;
 * undefined for everything else. The router's `_routes` asks for a part of the data and is answered
 * with all of it, which the router reads just as well.
 */
export function pageAddress(url: string): string | undefined {
  const parsed = parseAddress(url);
  if (!parsed) return undefined;
  const data = parsed.pathname.endsWith(".data");
  const path = plainPath(data ? documentPath(parsed.pathname) : parsed.pathname);
  if (path === undefined) return undefined;
  const knownQuery = pages.get(path) ?? pages.get(anyInFolder(path));
  const query = knownQuery?.(parsed.searchParams);
  return query === undefined ? undefined : (data ? dataPath(path) : path) + query;
}

/** A second slash at the start would make a host of what follows. */
function parseAddress(url: string): URL | undefined {
  const base = "http://latawiec";
  return /^\/(?![/\\])/.test(url) && URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/** `/produkt/17` → `/produkt/*`. A pattern would take a second for a long name between slashes. */
function anyInFolder(path: string): string {
  return path.endsWith("/") ? path : `${path.slice(0, path.lastIndexOf("/"))}/*`;
}

/** How React Router names a page's data: `/blog.data`, and `/_.data` for the home page. */
function dataPath(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

function documentPath(path: string): string {
  return path.endsWith("/_.data")
    ? path.slice(0, -"_.data".length)
    : path.slice(0, -".data".length);
}

/** The same id can be spelled with and without percent signs; one spelling is enough. */
function plainPath(path: string): string | undefined {
  const start = path.lastIndexOf("/") + 1;
  try {
    return path.slice(0, start) + encodeURIComponent(decodeURIComponent(path.slice(start)));
  } catch {
    return undefined;
  }
}

/** A department's pages and orders are few enough to be kept; ranges of prices are not. */
function listedQuery(asked: URLSearchParams): string | undefined {
  const listing = parseListing(asked);
  return listing.from || listing.to ? undefined : listingQuery(listing);
}

/** One parameter, and of its values the one that makes a difference. */
function only(name: string, value: string): KnownQuery {
  return (asked) => (asked.get(name) === value ? `?${name}=${value}` : "");
}
