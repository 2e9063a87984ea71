import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { compressAnswer } from "./compress-response.ts";
import { floodKind, type FloodKind } from "./rate-limit/flood-kind.ts";
import { createFormCheck } from "./csrf.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { sendPage } from "./page-cache/send.ts";
import { methods, refuse, type Refusal } from "./error-response.ts";
import { answerHeaders } from "./headers.ts";
import type { RouteTable } from "./route-table.ts";
import { toRequest } from "./to-request.ts";
import { unavailablePage } from "./unavailable-page.ts";

type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type ListenerMeans = {
  origin: string;
  routes: RouteTable;
  /** The path that a log may keep. */
  redactPath: (url: string) => string;
  allowedOrigins?: readonly string[];
  /** Without one every page is rendered for each visitor. */
  pages?: PageCache;
  staticFiles: StaticFiles;
  app: (request: Request, sender: string) => Promise<Response>;
  senderOf: (req: IncomingMessage) => string;
  /** Whether more of this kind come from there than are read at all. */
  isFlooding: (sender: string, kind: FloodKind) => boolean;
  log: Logger;
};

/** Longer than a basket of two hundred toys; what people type or click is far shorter. */
const longestAddress = 8000;

/** Kept pages first, then files, both straight on node:http; everything else becomes a Request. */
export function createListener(means: ListenerMeans): RequestListener {
  const { origin, routes, allowedOrigins = [], pages, staticFiles, app, log } = means;
  const { senderOf, isFlooding } = means;
  const headers = answerHeaders(origin);
  const mayChange = createFormCheck({ routes, origin, allowedOrigins, log, now: Date.now });
  return (req, res) => {
    const page = pages?.find(req);
    if (page && hasHost(req)) return sendPage(page, req, res);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    const refusal = findRefusal(req);
    if (refusal) refuse(req, res, refusal);
    else if (isAsset(req)) staticFiles(req, res, () => refuse(req, res, 404));
    else staticFiles(req, res, () => void answer(req, res));
  };

  function findRefusal(req: IncomingMessage): Refusal | undefined {
    if (!hasHost(req) || !isHost(req.headers.host)) return 400;
    if (!methods.includes(req.method ?? "")) return 405;
    if ((req.url ?? "").length > longestAddress) return 414;
    if (req.method !== "POST") return undefined;
    if (!mayChange(req)) return 403;
    return isFlooding(senderOf(req), floodKind(routes, req.url)) ? 429 : undefined;
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const id = randomUUID();
    try {
      const page = await pages?.open(req);
      if (page && "variants" in page) return sendPage(page, req, res);
      await send(page ?? (await askApp(req)), req, res);
    } catch (error) {
      // Who hangs up while still sending waits for no answer.
      if (req.destroyed && !req.complete) return;
      log.error({ err: error, id, path: means.redactPath(req.url ?? "") }, "request failed");
      if (res.headersSent) res.destroy();
      else unavailablePage(res);
    }
  }

  async function askApp(req: IncomingMessage): Promise<Response | Refusal> {
    const request = await toRequest(req, origin, routes);
    return typeof request === "number" ? request : app(request, senderOf(req));
  }
}

async function send(
  response: Response | Refusal,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (typeof response === "number") return refuse(req, res, response);
  // The router knows only that something went wrong; it was not the shop's fault.
  if (isPageWithoutForm(response)) return refuse(req, res, 405, ["GET", "HEAD"]);
  await sendResponse(res, await compressAnswer(response, req));
}

/** Only those of the old days may leave it out. */
function hasHost({ headers, httpVersionMinor }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersionMinor === 0;
}

/** Nothing depends on the name; what cannot be one comes from no browser. */
function isHost(host = "localhost"): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

/** A built file's name never stands for a page: an unknown one is simply not there. */
function isAsset(req: IncomingMessage): boolean {
  return req.url?.startsWith("/assets/") ?? false;
}

function isPageWithoutForm({ status, headers }: Response): boolean {
  return status === 405 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
}
