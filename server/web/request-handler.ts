import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { compressResponse } from "./response/compress-response.ts";
import { createCsrfCheck } from "./request/csrf.ts";
import { sendPage, type CachedPage } from "./page-cache/cached-page.ts";
import { sendError, sendUnavailablePage, type ErrorStatus } from "./response/error-response.ts";
import { isUnseen, sendPlainNotFound } from "./response/missing-page.ts";
import { defaultHeaders } from "./headers.ts";
import { floodKind, type RouteMatch, type RouteTable } from "./route-table.ts";
import { findMalformed } from "./request/find-malformed.ts";
import { createUncachedResponder, type UncachedDeps } from "./uncached-response.ts";

type RequestHandlerDeps = UncachedDeps & {
  routes: RouteTable;
  redactPath: (url: string) => string;
  allowedOrigins?: readonly string[];
  staticFiles: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  log: Logger;
};

/** Cached pages first, then files, both on raw node:http; everything else becomes a Request. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestListener {
  const { routes, pages, staticFiles, log } = deps;
  const headers = new Map(Object.entries(defaultHeaders(deps.origin)));
  const findFormError = createFormCheck(deps);
  const makeResponse = createUncachedResponder(deps);
  return (req, res) => {
    const malformed = findMalformed(req);
    if (malformed) return reject(req, res, malformed);
    const page = pages?.find(req);
    if (page) return sendPage(page, req, res);
    const match = routes.match(req.url ?? "");
    if (!match) return reject(req, res, 400);
    const formError = findFormError(req, match);
    if (formError) return reject(req, res, formError);
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

  async function respond(req: IncomingMessage, res: ServerResponse, match: RouteMatch) {
    res.setHeaders(headers);
    if (match.route.path === "*" && isUnseen(match, req)) return sendPlainNotFound(res);
    const id = randomUUID();
    try {
      await send(await makeResponse(req, match), req, res);
    } catch (error) {
      // A client that aborts its upload waits for no response.
      if (req.destroyed && !req.complete) return;
      log.error({ err: error, id, path: deps.redactPath(req.url ?? "") }, "request failed");
      if (res.headersSent) res.destroy();
      else sendUnavailablePage(res);
    }
  }
}

/** A form may come from the shop's own page alone, and a flood is rejected before it is read. */
function createFormCheck({ allowedOrigins = [], ...deps }: RequestHandlerDeps) {
  const isAllowedForm = createCsrfCheck({ ...deps, allowedOrigins, now: Date.now });
  return (req: IncomingMessage, match: RouteMatch): ErrorStatus | undefined => {
    if (req.method !== "POST") return undefined;
    if (!isAllowedForm(req, match.route.crossOrigin)) return 403;
    return deps.isFlooding(deps.clientIpOf(req), floodKind(match, "POST")) ? 429 : undefined;
  };
}

/** Not stored by the browser, since a spelling may become a page of its own. */
function redirect(location: string, res: ServerResponse): void {
  res
    .writeHead(308, { Location: location, "Cache-Control": "no-store", "Content-Length": 0 })
    .end();
}

async function send(
  response: CachedPage | Response | ErrorStatus,
  req: IncomingMessage,
  res: ServerResponse,
) {
  if (typeof response === "number") return sendError(req, res, response);
  if ("variants" in response) return sendPage(response, req, res);
  const { status, body, headers } = response;
  if (status === 405 && !body) return sendError(req, res, status, headers.get("Allow")!);
  await sendResponse(res, await compressResponse(response, req));
}
