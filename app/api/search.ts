import { categories, seller } from "../../shop.config.ts";
import { summariseProduct } from "../../shop/catalogue/product/product-summary.ts";
import { createSearchEntries } from "../../shop/catalogue/search/fixed-list.ts";
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
  if (query === null) {
    const { title, products } = selectFeatured(shop.catalogue());
    return respondWith({
      entries: createSearchEntries(categories, shop.content.articles),
      featured: { title, products: products.map(summariseProduct) },
      phone: seller.phone,
    });
  }
  const { links, products } = searchShop(shop, query);
  const first = products.slice(0, maxProducts).map(summariseProduct);
  return respondWith({ links, products: first, count: products.length });
}

function respondWith(body: object): Response {
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}
