import { join } from "node:path";
import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
} from "react-router";
import { clientIpContext, routesContext, shopContext } from "../app/context.ts";
import { isFromScript } from "../app/forms/read-form.ts";
import { limitRate } from "../app/rate-limit-middleware.ts";
import { errorOf, respond, type PageAssets } from "../app/respond.ts";
import type { PageModule, Route } from "../app/route.ts";
import { routes } from "../app/routes.ts";
import { developmentAssets, readDocumentAssets } from "./web/document-assets.ts";
import { createPathRedactor } from "./web/redact-path.ts";
import { createRouteTable, documentPath, isFragmentPath, rateLimitOf } from "./web/route-table.ts";
import type { Shop } from "./shop.ts";

/** Each URL of the shop and what is true of it. */
export const routeTable = createRouteTable(routes);

const redactPath = createPathRedactor(routeTable);

/** React Router runs loaders and actions, and knows redirects and what was thrown. */
const handler = createStaticHandler(
  routes.map(({ path, page, resource }) => {
    const { loader, action } = (page ?? resource) as { loader?: Handler; action?: Handler };
    return { id: path, path, ...(loader && { loader }), ...(action && { action }) };
  }),
);

type Handler = () => unknown;
type App = (request: Request, clientIp?: string) => Promise<Response>;

/** A request on its way to a route. */
type Call = {
  request: Request;
  route: Route;
  requestContext: RouterContextProvider;
  /** Without the document around it, for a navigation inside the shop. */
  asFragment: boolean;
  logFailure: (error: unknown) => void;
};

/** The shop as one function from a request, and the IP address it came from, to its response. */
export function createApp(shop: Shop): App {
  const assets = import.meta.env.DEV
    ? developmentAssets()
    : readDocumentAssets(join(import.meta.dirname, "../client"));
  return async (received, clientIp) => {
    const call = toCall(received, shop, clientIp);
    const { request, route, requestContext } = call;
    if (!isAllowed(call, shop.origin)) return new Response(null, { status: 400 });
    const limit = rateLimitOf(route, request.method, request.url);
    return limitRate(limit, requestContext, () =>
      route.page ? openPage(call, route.page, assets) : openResource(call),
    );
  };
}

/** The pages that are rendered before anybody asks for them. */
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
 * The same request as the pages know it: for the page itself, whichever form of it was asked for.
 * A HEAD carries the headers of the whole page, and those depend on its body.
 */
function toDocumentRequest(received: Request): { request: Request; asFragment: boolean } {
  const url = new URL(received.url);
  const asFragment = isFragmentPath(url.pathname);
  const method = received.method === "HEAD" ? "GET" : received.method;
  if (!asFragment && method === received.method) return { request: received, asFragment };
  url.pathname = documentPath(url.pathname);
  return { request: new Request(new Request(url, received), { method }), asFragment };
}

/** Whatever the spelling of the path: in capitals, with a slash at the end, with percent signs. */
function matchRoute(pathname: string): Route {
  // No pattern matches a line break.
  const id = matchRoutes(handler.dataRoutes, pathname)?.at(-1)?.route.id ?? "*";
  return routes.find(({ path }) => path === id)!;
}

/**
 * A secret URL exists as a document alone, with a policy of its own for what leads out of it. The
 * listener has looked at a form's sender before; this holds for whoever calls the app directly.
 */
function isAllowed({ request, route, asFragment }: Call, origin: string): boolean {
  if (asFragment && route.secretPath) return false;
  if (request.method !== "POST" || route.crossOrigin) return true;
  return (request.headers.get("Origin") ?? origin) === origin;
}

async function openPage(call: Call, page: PageModule, assets: PageAssets): Promise<Response> {
  const { request, requestContext, asFragment, logFailure } = call;
  // The result of a form is all that an island asks for.
  const skipRevalidation = isFromScript(request);
  const state = await handler.query(request, { requestContext, skipRevalidation });
  if (state instanceof Response) return state;
  const error = errorOf(state);
  if (error !== undefined) logFailure(error);
  return respond(state, { request, page, asFragment }, assets);
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
