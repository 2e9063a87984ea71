import { listBestsellers } from "../../shop/catalogue/featured.ts";
import { countFacets } from "../../shop/catalogue/listing/facets.ts";
import { formatListingQuery, parseListing } from "../../shop/catalogue/listing/listing.ts";
import { listProducts, listRankedProducts } from "../../shop/catalogue/listing/product-listing.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { toCardProduct } from "../../shop/catalogue/product/product-summary.ts";
import { findOtherCategories } from "./other-categories.tsx";
import { createListingView } from "./listing-view.ts";
import { redirect } from "../result.ts";
import type { LoaderArgs } from "../route.ts";

type ListingRequest = {
  args: Pick<LoaderArgs, "shop" | "url" | "rateLimitMessage">;
  products: readonly Product[];
  /** Shown without products. */
  emptyText?: string;
  /** Parameters of the page besides those of the listing. */
  params?: Record<string, string>;
  /** The first order is that of `products`. */
  ranked?: boolean;
};

/**
 * One page of products with its filter bar; without products for a rate-limited visitor.
 * @throws a redirect to the last page from one past the end
 */
export function loadListing(request: ListingRequest) {
  const { args, emptyText = "Brak dostępnych produktów", params = {}, ranked = false } = request;
  const { shop, url, rateLimitMessage } = args;
  const products = rateLimitMessage ? [] : request.products;
  const listing = parseListing(url.searchParams);
  const found = (ranked ? listRankedProducts : listProducts)(products, listing);
  const facets = countFacets(products, listing);
  const path = url.pathname;
  const view = createListingView({ path, params, ranked, listing, found, facets });
  if (found.page < listing.page && !rateLimitMessage) throw redirect(view.path);
  const { now, origin, catalogue } = shop;
  const { page } = found;
  const bestsellers = listBestsellers(catalogue());
  const canonicalQuery = page > 1 ? `?strona=${page}` : "";
  return {
    emptyText: rateLimitMessage ?? emptyText,
    page,
    url: origin + path + canonicalQuery,
    isVariant: formatListingQuery({ ...listing, page }) !== canonicalQuery,
    products: found.items.map((product) => toCardProduct(product, now(), bestsellers)),
    isEmpty: request.products.length === 0,
    otherCategories: rateLimitMessage
      ? undefined
      : findOtherCategories({
          path,
          listing,
          products: catalogue().products,
          total: found.total,
        }),
    view: rateLimitMessage ? { ...view, clearHref: undefined } : view,
  };
}
