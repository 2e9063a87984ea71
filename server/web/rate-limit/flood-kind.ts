import { rateLimitOf, type RouteTable } from "../route-table.ts";

/** POSTs with a flood budget of their own, so that a flood of one kind never stops another. */
export type FloodKind = "products" | "order" | "form";

/** By the path as it was sent: an unusual spelling spends the budget of all other forms. */
export function floodKind(routes: RouteTable, url = ""): FloodKind {
  const limit = rateLimitOf(routes.find(url.split("?")[0]!), "POST", url);
  return limit === "products" || limit === "order" ? limit : "form";
}
