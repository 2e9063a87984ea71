import { categories } from "../../shop.config.ts";
import { summariseProduct } from "../../shop/product-summary.ts";
import { longestQuery, searchEntries } from "../../shop/search.ts";
import { shopContext } from "../context.ts";
import { refuseOverLimit } from "../limits/over-limit.server.ts";
import type { HandlerArgs } from "../route.ts";

const mostProducts = 8;

/** Without `q` the fixed list of the search dialog; with it the first toys that match, and how many do. */
export function loader({ context, request }: HandlerArgs) {
  const { catalogue, content } = context.get(shopContext);
  const refusal = refuseOverLimit(context);
  if (refusal) return refusal;
  const query = new URL(request.url).searchParams.get("q");
  if (query === null) return answer({ entries: searchEntries(categories, content.articles) });
  const found = catalogue().search(query.slice(0, longestQuery));
  const products = found.slice(0, mostProducts).map(summariseProduct);
  return answer({ products, count: found.length });
}

function answer(body: object): Response {
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}
