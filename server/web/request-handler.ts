import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { compressResponse } from "./response/compress-response.ts";
import { createCsrfCheck } from "./request/csrf.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { sendPage } from "./page-cache/cached-page.ts";
import {
  methods,
  sendError,
  sendUnavailablePage,
  type ErrorStatus,
} from "./response/error-response.ts";
import { defaultHeaders } from "./headers.ts";
import {
  floodKind,
  rateLimitOf,
  type FloodKind,
  type RouteProperties,
  type RouteMatch,
  type RouteTable,
} from "./route-table.ts";
import type { AbuseProtection } from "./rate-limit/abuse-protection.ts";
import { isLocal } from "./request/client-ip.ts";
import { toRequest } from "./request/to-request.ts";

type RequestHandlerDeps = {
  origin: string;
  routes: RouteTable;
  redactPath: (url: string) => string;
  allowedOrigins?: readonly string[];
  /** Without a cache every page is rendered for each request. */
  pages?: PageCache;
  staticFiles: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  app: (request: Request, clientIp: string, isLocal: boolean) => Promise<Response>;
  clientIpOf: (req: IncomingMessage) => string;
  isFlooding: (clientIp: string, kind: FloodKind) => boolean;
  takeLimit: AbuseProtection["take"];
  log: Logger;
};

/** Longer than a cart of two hundred products in a query. */
const maxUrlLength = 8000;

/** Cached pages first, then files, both on raw node:http; everything else becomes a Request. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestListener {
  const { origin, routes, allowedOrigins = [], pages, staticFiles, log } = deps;
  const { clientIpOf, isFlooding } = deps;
  const headers = new Map(Object.entries(defaultHeaders(origin)));
  const isAllowedForm = createCsrfCheck({ origin, allowedOrigins, log, now: Date.now });
  return (req, res) => {
    const page = pages?.find(req);
    if (page && hasHost(req)) return sendPage(page, req, res);
    const match = routes.match(req.url ?? "");
    const rejection = match ? rejectionOf(req, match) : 400;
    if (match && rejection === undefined && match.redirectTo === undefined) {
      return staticFiles(req, res, () => void respond(req, res, match));
    }
    res.setHeaders(headers);
    if (!match || rejection) sendError(req, res, rejection ?? 400);
    else redirect(match.redirectTo!, res);
  };

  function rejectionOf(req: IncomingMessage, match: RouteMatch): ErrorStatus | undefined {
    const malformed = findMalformed(req);
    if (malformed || req.method !== "POST") return malformed;
    if (!isAllowedForm(req, match.route.crossOrigin)) return 403;
    return isFlooding(clientIpOf(req), floodKind(match)) ? 429 : undefined;
  }

  async function respond(req: IncomingMessage, res: ServerResponse, match: RouteMatch) {
    res.setHeaders(headers);
    if (req.url?.startsWith("/assets/")) return sendError(req, res, 404);
    const id = randomUUID();
    try {
      const page = await pages?.open(req, () => admitsRender(req, match, deps));
      if (page && "variants" in page) return sendPage(page, req, res);
      await send(page ?? (await callApp(req, match.route, deps)), req, res);
    } catch (error) {
      // A client that aborts its upload waits for no response.
      if (req.destroyed && !req.complete) return;
      log.error({ err: error, id, path: deps.redactPath(req.url ?? "") }, "request failed");
      if (res.headersSent) res.destroy();
      else sendUnavailablePage(res);
    }
  }
}

/** A page to be cached is rendered for nobody; over its limit the app rejects the visitor instead. */
async function admitsRender(
  req: IncomingMessage,
  match: RouteMatch,
  { clientIpOf, takeLimit }: RequestHandlerDeps,
): Promise<boolean> {
  const limit = rateLimitOf(match, "GET");
  return limit === undefined || (await takeLimit(limit, clientIpOf(req))).admitted;
}

async function callApp(
  req: IncomingMessage,
  route: RouteProperties,
  { origin, app, clientIpOf }: RequestHandlerDeps,
): Promise<Response | ErrorStatus> {
  const request = await toRequest(req, origin, route);
  return typeof request === "number" ? request : app(request, clientIpOf(req), isLocal(req));
}

/** Not stored by the browser, since a spelling may become a page of its own. */
function redirect(location: string, res: ServerResponse): void {
  res
    .writeHead(308, { Location: location, "Cache-Control": "no-store", "Content-Length": 0 })
    .end();
}

async function send(response: Response | ErrorStatus, req: IncomingMessage, res: ServerResponse) {
  if (typeof response === "number") return sendError(req, res, response);
  const { status, body, headers } = response;
  if (status === 405 && !body) return sendError(req, res, status, headers.get("Allow")!);
  await sendResponse(res, await compressResponse(response, req));
}

function findMalformed(req: IncomingMessage): ErrorStatus | undefined {
  if (!hasHost(req) || !isHost(req.headers.host)) return 400;
  if (!methods.includes(req.method ?? "")) return 405;
  return (req.url ?? "").length > maxUrlLength ? 414 : undefined;
}

/** HTTP/1.0 clients may omit Host. */
function hasHost({ headers, httpVersionMinor }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersionMinor === 0;
}

/** The host name is not used, but an invalid one comes from no browser. */
function isHost(host = "localhost"): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}
