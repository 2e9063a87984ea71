import { rateLimitOf, type RouteTable } from "../route-table.ts";

/** POSTs with separate flood budgets, so that a flood of one kind never blocks another. */
export type FloodKind = "products" | "order" | "form";

/** By raw path: an unusual spelling counts as `form`. */
export function floodKind(routes: RouteTable, url = ""): FloodKind {
  const limit = rateLimitOf(routes.find(url.split("?")[0]!), "POST", url);
  return limit === "products" || limit === "order" ? limit : "form";
}
