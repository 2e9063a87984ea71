import { routes } from "../app/routes.ts";
import { createCacheKey } from "../server/http/page-cache-address.ts";
import { createRouteTable } from "../server/http/route-table.ts";

/** The shop's own URLs, for tests of what the server does with them. */
export const routeTable = createRouteTable(routes);

export const cacheKey = createCacheKey(routeTable);
