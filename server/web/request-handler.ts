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
import { floodKind, type FloodKind, type RouteTable } from "./route-table.ts";
import { isLocal } from "./request/is-local.ts";
import { toRequest } from "./request/to-request.ts";

type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type RequestHandlerDeps = {
  origin: string;
  routes: RouteTable;
  /** Removes secrets from a path before it is logged. */
  redactPath: (url: string) => string;
  allowedOrigins?: readonly string[];
  /** Without a cache every page is rendered for each request. */
  pages?: PageCache;
  staticFiles: StaticFiles;
  app: (request: Request, clientIp: string, isLocal: boolean) => Promise<Response>;
  clientIpOf: (req: IncomingMessage) => string;
  isFlooding: (clientIp: string, kind: FloodKind) => boolean;
  log: Logger;
};

/** Longer than a cart of two hundred products in a query. */
const maxUrlLength = 8000;

/** Cached pages first, then files, both on raw node:http; everything else becomes a Request. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestListener {
  const { origin, routes, allowedOrigins = [], pages, staticFiles, app, log } = deps;
  const { clientIpOf, isFlooding } = deps;
  const headers = defaultHeaders(origin);
  const isAllowedForm = createCsrfCheck({ routes, origin, allowedOrigins, log, now: Date.now });
  return (req, res) => {
    const page = pages?.find(req);
    if (page && hasHost(req)) return sendPage(page, req, res);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    const rejection = rejectionOf(req);
    if (rejection) sendError(req, res, rejection);
    else if (req.url?.startsWith("/assets/")) staticFiles(req, res, () => sendError(req, res, 404));
    else staticFiles(req, res, () => void respond(req, res));
  };

  function rejectionOf(req: IncomingMessage): ErrorStatus | undefined {
    if (!hasHost(req) || !isHost(req.headers.host)) return 400;
    if (!methods.includes(req.method ?? "")) return 405;
    if ((req.url ?? "").length > maxUrlLength) return 414;
    if (req.method !== "POST") return undefined;
    if (!isAllowedForm(req)) return 403;
    return isFlooding(clientIpOf(req), floodKind(routes, req.url)) ? 429 : undefined;
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const id = randomUUID();
    try {
      const page = await pages?.open(req);
      if (page && "variants" in page) return sendPage(page, req, res);
      await send(page ?? (await callApp(req)), req, res);
    } catch (error) {
      // A client that aborts its upload waits for no response.
      if (req.destroyed && !req.complete) return;
      log.error({ err: error, id, path: deps.redactPath(req.url ?? "") }, "request failed");
      if (res.headersSent) res.destroy();
      else sendUnavailablePage(res);
    }
  }

  async function callApp(req: IncomingMessage): Promise<Response | ErrorStatus> {
    const request = await toRequest(req, origin, routes);
    return typeof request === "number" ? request : app(request, clientIpOf(req), isLocal(req));
  }
}

async function send(response: Response | ErrorStatus, req: IncomingMessage, res: ServerResponse) {
  if (typeof response === "number") return sendError(req, res, response);
  // React Router renders an outage page for a POST to a page without an action; it is a 405.
  if (isPageWithoutForm(response)) return sendError(req, res, 405, ["GET", "HEAD"]);
  await sendResponse(res, await compressResponse(response, req));
}

/** HTTP/1.0 clients may omit Host. */
function hasHost({ headers, httpVersionMinor }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersionMinor === 0;
}

/** The host name is not used, but an invalid one comes from no browser. */
function isHost(host = "localhost"): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

function isPageWithoutForm({ status, headers }: Response): boolean {
  return status === 405 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
}
