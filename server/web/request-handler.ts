import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { compressResponse } from "./response/compress-response.ts";
import { createCsrfCheck } from "./request/csrf.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { missingKeys } from "./page-cache/cache-key.ts";
import { sendPage } from "./page-cache/cached-page.ts";
import { sendError, sendUnavailablePage, type ErrorStatus } from "./response/error-response.ts";
import { isUnseen, sendPlainNotFound } from "./response/missing-page.ts";
import { defaultHeaders } from "./headers.ts";
import {
  floodKind,
  rateLimitOf,
  type RouteProperties,
  type RouteMatch,
  type RouteTable,
} from "./route-table.ts";
import type { AbuseProtection } from "./rate-limit/abuse-protection.ts";
import { createAdmission } from "./request/admission.ts";
import { findMalformed } from "./request/find-malformed.ts";
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
  isFlooding: AbuseProtection["isFlooding"];
  takeLimit: AbuseProtection["take"];
  log: Logger;
};

/** Cached pages first, then files, both on raw node:http; everything else becomes a Request. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestListener {
  const { origin, routes, allowedOrigins = [], pages, staticFiles, log } = deps;
  const { clientIpOf, isFlooding } = deps;
  const headers = new Map(Object.entries(defaultHeaders(origin)));
  const isAllowedForm = createCsrfCheck({ origin, allowedOrigins, log, now: Date.now });
  const admission = createAdmission();
  return (req, res) => {
    const malformed = findMalformed(req);
    if (malformed) return reject(req, res, malformed);
    const page = pages?.find(req);
    if (page) return sendPage(page, req, res);
    const match = routes.match(req.url ?? "");
    if (!match) return reject(req, res, 400);
    const rejection = req.method === "POST" ? rejectionOfForm(req, match) : undefined;
    if (rejection) return reject(req, res, rejection);
    if (match.redirectTo === undefined) {
      return staticFiles(req, res, () => void respond(req, res, match));
    }
    res.setHeaders(headers);
    redirect(match.redirectTo, res);
  };

  function reject(req: IncomingMessage, res: ServerResponse, status: ErrorStatus): void {
    res.setHeaders(headers);
    sendError(req, res, status);
  }

  function rejectionOfForm(req: IncomingMessage, match: RouteMatch): ErrorStatus | undefined {
    if (!isAllowedForm(req, match.route.crossOrigin)) return 403;
    return isFlooding(clientIpOf(req), floodKind(match, "POST")) ? 429 : undefined;
  }

  async function respond(req: IncomingMessage, res: ServerResponse, match: RouteMatch) {
    res.setHeaders(headers);
    if (match.route.path === "*" && isUnseen(match, req)) return sendPlainNotFound(res);
    const id = randomUUID();
    try {
      const made = await makeResponse(req, match);
      if (typeof made === "object" && "variants" in made) sendPage(made, req, res);
      else await send(made, req, res);
    } catch (error) {
      // A client that aborts its upload waits for no response.
      if (req.destroyed && !req.complete) return;
      log.error({ err: error, id, path: deps.redactPath(req.url ?? "") }, "request failed");
      if (res.headersSent) res.destroy();
      else sendUnavailablePage(res);
    }
  }

  async function makeResponse(req: IncomingMessage, match: RouteMatch) {
    const { method, url } = req;
    const isMissing = match.route.path === "*";
    const pageUrl = isMissing ? missingKeys[match.asFragment ? "fragment" : "document"] : url;
    const open = async () =>
      (await pages?.open({ method, url: pageUrl }, () => admitsRender(req, match, deps))) ??
      (await callApp(req, match.route, deps));
    // Orders and payments go first; their rate limits are stricter.
    if (method === "POST" || match.route.probe) return open();
    const clientIp = clientIpOf(req);
    if (isFlooding(clientIp, floodKind(match, "GET"))) return 429;
    return (await admission.run(clientIp, open)) ?? 503;
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
