import { categories } from "../../shop.config.ts";
import { summariseProduct } from "../../shop/product-summary.ts";
import { searchEntries, searchIndex, searchProducts } from "../../shop/search.ts";
import { shopContext } from "../context.ts";
import type { Route } from "./+types/search";

const mostProducts = 8;
const longestQuery = 100;

/** Without `q` the fixed list of the search dialog; with it the toys that match. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue, content } = context.get(shopContext);
  const query = new URL(request.url).searchParams.get("q");
  if (query === null) return answer({ entries: searchEntries(categories, content.articles) });
  const found = searchProducts(
    searchIndex(catalogue()),
    query.slice(0, longestQuery),
    mostProducts,
  );
  return answer({ products: found.map(summariseProduct) });
}

function answer(body: object): Response {
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}
