import { categories, seller } from "../../shop.config.ts";
import { summariseProduct } from "../../shop/catalogue/product/product-summary.ts";
import { createSearchEntries } from "../../shop/catalogue/search/fixed-list.ts";
import type { Shop } from "../../server/shop/shop.ts";
import type { LoaderArgs } from "../route.ts";
import { selectFeatured } from "../listing/featured-products.ts";
import { searchShop } from "../listing/search-shop.ts";

const maxProducts = 8;

/**
 * Without `q`: fixed list and suggestions of the search dialog. With `q`: matching pages, the first
 * matching products, and their total.
 */
export function loader({ shop, url: { searchParams } }: LoaderArgs) {
  const query = searchParams.get("q");
  const body = query === null ? listDefaults(shop) : findMatches(shop, query);
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}

export type SearchDefaults = ReturnType<typeof listDefaults>;
export type SearchMatches = ReturnType<typeof findMatches>;

function listDefaults({ catalogue, content }: Shop) {
  const { title, products } = selectFeatured(catalogue());
  return {
    entries: createSearchEntries(categories, content.articles),
    featured: { title, products: products.map(summariseProduct) },
    phone: seller.phone,
  };
}

function findMatches(shop: Shop, query: string) {
  const { links, products } = searchShop(shop, query);
  const first = products.slice(0, maxProducts).map(summariseProduct);
  return { links, products: first, count: products.length };
}
