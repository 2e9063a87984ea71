import { routes } from "../app/routes.ts";
import { createCacheKey } from "../server/web/page-cache/cache-key.ts";
import { createRouteTable } from "../server/web/route-table.ts";

/** The shop's own URLs, for tests of the server. */
export const routeTable = createRouteTable(routes);

export const cacheKey = createCacheKey(routeTable);
