import { join } from "node:path";
import { methodNotAllowed } from "../app/result.ts";
import { applyRateLimit } from "../app/rate-limit.ts";
import { respondWithPage, respondWithResource } from "../app/respond.tsx";
import type { Route } from "../app/route.ts";
import { routes } from "../app/routes.ts";
import { developmentAssets, readDocumentAssets } from "./web/document-assets.ts";
import { createPathRedactor } from "./web/redact-path.ts";
import { createRenderQueue } from "./web/render-queue.ts";
import { createRouteTable, rateLimitOf, type RouteMatch } from "./web/route-table.ts";
import type { Shop } from "./shop/shop.ts";

export const routeTable = createRouteTable(routes);

export const redactPath = createPathRedactor(routeTable);

type App = (request: Request, clientIp?: string, isLocal?: boolean) => Promise<Response>;

export function createApp(shop: Shop): App {
  const assets = import.meta.env.DEV
    ? developmentAssets()
    : readDocumentAssets(join(import.meta.dirname, "../client"));
  const renderQueue = createRenderQueue();
  return async (request, clientIp, isLocal = false) => {
    const match = routeTable.match(pathOf(request));
    if (!match || !isAllowed(request, match, shop.origin)) {
      return new Response(null, { status: 400 });
    }
    const { route, params, path, query, asFragment } = match;
    const allowed = methodsOf(route);
    const logFailure = (error: unknown) =>
      shop.log.error({ err: error, path: redactPath(path) }, "page failed");
    const client = { clientIp: clientIp ?? null, isLocal };
    const limit = rateLimitOf(match, request.method);
    return applyRateLimit(shop, limit, client.clientIp, async (rateLimitMessage) => {
      if (!allowed.includes(request.method)) return methodNotAllowed(allowed);
      const url = new URL(path + query, shop.origin);
      const args = { shop, request, url, params, route, routes, ...client, rateLimitMessage };
      return route.page
        ? respondWithPage(route.page, args, { asFragment, assets, renderQueue, logFailure })
        : respondWithResource(route.resource!, args, { renderQueue, logFailure });
    });
  };
}

export function warmPaths(shop: Shop): string[] {
  const warm = routes.filter((route) => route.warm);
  return warm.flatMap(({ sitemap }) => sitemap?.(shop) ?? []).map(({ path }) => path);
}

function pathOf({ url }: Request): string {
  return url.slice(new URL(url).origin.length);
}

/**
 * A secret path is served as a document alone, with its own referrer policy. The Origin check
 * repeats the request handler's, for callers that use the app directly.
 */
function isAllowed(request: Request, { route, asFragment }: RouteMatch, origin: string): boolean {
  if (asFragment && route.secretPath) return false;
  if (request.method !== "POST" || route.crossOrigin) return true;
  return (request.headers.get("Origin") ?? origin) === origin;
}

/** Only a function that other sites call has a preflight, which its loader answers. */
function methodsOf({ page, resource, crossOrigin }: Route): string[] {
  const { loader, action } = { ...page, ...resource };
  return [
    ...(page || loader ? ["GET", "HEAD"] : []),
    ...(action ? ["POST"] : []),
    ...(crossOrigin && loader ? ["OPTIONS"] : []),
  ];
}
