import { join } from "node:path";
import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
} from "react-router";
import { clientIpContext, localContext, routesContext, shopContext } from "../app/context.ts";
import { acceptsJson } from "../app/forms/read-form.ts";
import { applyRateLimit } from "../app/rate-limit.ts";
import { getError, respond, type PageAssets } from "../app/respond.ts";
import type { PageModule, Route } from "../app/route.ts";
import { routes } from "../app/routes.ts";
import { developmentAssets, readDocumentAssets } from "./web/document-assets.ts";
import { createPathRedactor } from "./web/redact-path.ts";
import { createRouteTable, documentPath, isFragmentPath, rateLimitOf } from "./web/route-table.ts";
import type { Shop } from "./shop/shop.ts";

/** Every URL of the shop with its properties. */
export const routeTable = createRouteTable(routes);

const redactPath = createPathRedactor(routeTable);

/** React Router runs loaders and actions and handles redirects and thrown responses. */
const handler = createStaticHandler(
  routes.map(({ path, page, resource }) => {
    const { loader, action } = (page ?? resource) as { loader?: Handler; action?: Handler };
    return { id: path, path, ...(loader && { loader }), ...(action && { action }) };
  }),
);

type Handler = () => unknown;
type App = (request: Request, clientIp?: string, isLocal?: boolean) => Promise<Response>;

type Call = {
  request: Request;
  route: Route;
  requestContext: RouterContextProvider;
  /** Set for a client-side navigation: the response is the page's content without the document. */
  asFragment: boolean;
  logFailure: (error: unknown) => void;
};

/**
 * Creates the shop's `fetch` handler. `clientIp` is the IP address that the request came from;
 * `isLocal` requests come from this machine.
 */
export function createApp(shop: Shop): App {
  const assets = import.meta.env.DEV
    ? developmentAssets()
    : readDocumentAssets(join(import.meta.dirname, "../client"));
  return async (received, clientIp, isLocal = false) => {
    const call = toCall(received, shop, clientIp);
    call.requestContext.set(localContext, isLocal);
    const { request, route, requestContext } = call;
    if (!isAllowed(call, shop.origin)) return new Response(null, { status: 400 });
    const limit = rateLimitOf(route, request.method, request.url);
    return applyRateLimit(limit, requestContext, () =>
      route.page ? openPage(call, route.page, assets) : openResource(call),
    );
  };
}

/** Returns the paths that are rendered into the cache at start. */
export function warmPaths(shop: Shop): string[] {
  const warm = routes.filter((route) => route.warm);
  return warm.flatMap(({ sitemap }) => sitemap?.(shop) ?? []).map(({ path }) => path);
}

function toCall(received: Request, shop: Shop, clientIp: string | undefined): Call {
  const { request, asFragment } = toDocumentRequest(received);
  const { pathname } = new URL(request.url);
  const requestContext = new RouterContextProvider();
  requestContext.set(shopContext, shop);
  requestContext.set(routesContext, routes);
  requestContext.set(clientIpContext, clientIp ?? null);
  const logFailure = (error: unknown) => {
    if (isRouteErrorResponse(error) && error.status < 500) return;
    shop.log.error({ err: error, path: redactPath(pathname) }, "page failed");
  };
  return { request, route: matchRoute(pathname), requestContext, asFragment, logFailure };
}

/**
 * Converts a fragment URL to its page's URL and HEAD to GET: the headers of a HEAD response depend
 * on the page's body.
 */
function toDocumentRequest(received: Request): { request: Request; asFragment: boolean } {
  const url = new URL(received.url);
  const asFragment = isFragmentPath(url.pathname);
  const method = received.method === "HEAD" ? "GET" : received.method;
  if (!asFragment && method === received.method) return { request: received, asFragment };
  url.pathname = documentPath(url.pathname);
  return { request: new Request(new Request(url, received), { method }), asFragment };
}

/** Matches regardless of case, a trailing slash and percent encoding. */
function matchRoute(pathname: string): Route {
  // `matchRoutes` finds nothing for a path with a line break.
  const id = matchRoutes(handler.dataRoutes, pathname)?.at(-1)?.route.id ?? "*";
  return routes.find(({ path }) => path === id)!;
}

/**
 * A secret path is served as a document alone, with its own referrer policy. The Origin check
 * repeats the request handler's, for callers that use the app directly.
 */
function isAllowed({ request, route, asFragment }: Call, origin: string): boolean {
  if (asFragment && route.secretPath) return false;
  if (request.method !== "POST" || route.crossOrigin) return true;
  return (request.headers.get("Origin") ?? origin) === origin;
}

async function openPage(call: Call, page: PageModule, assets: PageAssets): Promise<Response> {
  const { request, requestContext, asFragment, logFailure } = call;
  // An island needs only the action's result.
  const skipRevalidation = acceptsJson(request);
  const state = await handler.query(request, { requestContext, skipRevalidation });
  if (state instanceof Response) return state;
  const error = getError(state);
  if (error !== undefined) logFailure(error);
  const shop = requestContext.get(shopContext);
  return respond(state, { request, page, asFragment, shop }, assets);
}

async function openResource({ request, route, requestContext, logFailure }: Call) {
  try {
    return (await handler.queryRoute(request, { routeId: route.path, requestContext })) as Response;
  } catch (error) {
    if (error instanceof Response) return error;
    logFailure(error);
    const status = isRouteErrorResponse(error) ? error.status : 503;
    const headers = { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": "30" }) };
    return new Response(null, { status, headers });
  }
}
