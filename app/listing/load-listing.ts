import { redirect, type RouterContextProvider } from "react-router";
import { countFacets } from "../../shop/catalogue/facets.ts";
import { formatListingQuery, parseListing } from "../../shop/catalogue/listing.ts";
import { listProducts } from "../../shop/catalogue/product-listing.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { toCardProduct } from "../../shop/catalogue/product-summary.ts";
import { shopContext } from "../context.ts";
import { findRateLimitMessage } from "../rate-limit.ts";
import { findElsewhere } from "./elsewhere.tsx";
import { createListingView } from "./listing-view.ts";

type ListingRequest = {
  context: Readonly<RouterContextProvider>;
  url: URL;
  products: readonly Product[];
  /** Parameters of the page besides those of the listing. */
  params?: Record<string, string>;
  list?: typeof listProducts;
};

/**
 * One page of products with its filter bar; without products for a rate-limited visitor.
 * @throws a redirect to the last page from one past the end
 */
export function loadListing(request: ListingRequest) {
  const { context, url, params = {}, list = listProducts } = request;
  const rateLimitMessage = findRateLimitMessage(context);
  const products = rateLimitMessage ? [] : request.products;
  const listing = parseListing(url.searchParams);
  const found = list(products, listing);
  const facets = countFacets(products, listing);
  const view = createListingView({ path: url.pathname, params, listing, found, facets });
  if (found.page < listing.page && !rateLimitMessage) throw redirect(view.path);
  const { now, origin, catalogue } = context.get(shopContext);
  const { page } = found;
  const canonicalQuery = page > 1 ? `?strona=${page}` : "";
  return {
    rateLimitMessage,
    page,
    url: origin + url.pathname + canonicalQuery,
    isVariant: formatListingQuery({ ...listing, page }) !== canonicalQuery,
    products: found.items.map((product) => toCardProduct(product, now())),
    isEmpty: request.products.length === 0,
    elsewhere: rateLimitMessage
      ? undefined
      : findElsewhere({
          path: url.pathname,
          listing,
          products: catalogue().products,
          total: found.total,
        }),
    view: rateLimitMessage ? { ...view, clearHref: undefined } : view,
  };
}
