import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import type { PageCache } from "./page-cache.ts";
import { sendPage } from "./page-cache-send.ts";
import { readBody } from "./read-body.ts";
import { closedPolicy, securityHeaders } from "./security-headers.ts";
import { unavailablePage } from "./unavailable-page.ts";

type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type ListenerMeans = {
  origin: string;
  /** Without one every page is rendered for each visitor. */
  pages?: PageCache;
  staticFiles: StaticFiles;
  app: (request: Request) => Promise<Response>;
  log: Logger;
};

/** All that the shop is ever asked with; `TRACE` and the like do not reach it. */
const methods = ["GET", "HEAD", "POST", "OPTIONS"];

/** Kept pages first, then files, both straight on node:http; everything else becomes a Request. */
export function createListener(means: ListenerMeans): RequestListener {
  const { origin, pages, staticFiles, app, log } = means;
  const headers = answerHeaders(origin);
  return (req, res) => {
    const page = pages?.find(req);
    if (page) return sendPage(page, req, res);
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (!methods.includes(req.method ?? "")) refuse(res, 405);
    else if (isAsset(req)) staticFiles(req, res, () => refuse(res, 404));
    else staticFiles(req, res, () => void answer(req, res));
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const id = randomUUID();
    try {
      const page = await pages?.open(req);
      if (page && "variants" in page) return sendPage(page, req, res);
      await send(page ?? (await askApp(req)), res);
    } catch (error) {
      // Who hangs up while still sending waits for no answer.
      if (req.destroyed && !req.complete) return;
      log.error({ err: error, id, path: req.url?.split("?")[0] }, "request failed");
      if (res.headersSent) res.destroy();
      else unavailablePage(res);
    }
  }

  async function askApp(req: IncomingMessage): Promise<Response | Refusal> {
    const request = await toRequest(req, origin);
    return typeof request === "number" ? request : app(request);
  }

  async function send(response: Response | Refusal, res: ServerResponse): Promise<void> {
    if (typeof response === "number") return refuse(res, response);
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    await sendResponse(res, response);
  }
}

/** What every answer carries unless it says otherwise: it is no page of ours. */
export function answerHeaders(origin: string): Record<string, string> {
  return { ...securityHeaders(origin), "Content-Security-Policy": closedPolicy };
}

/** A built file's name never stands for a page: an unknown one is simply not there. */
function isAsset(req: IncomingMessage): boolean {
  return req.url?.startsWith("/assets/") ?? false;
}

async function toRequest(req: IncomingMessage, origin: string): Promise<Request | Refusal> {
  const path = (req.url ?? "").replace(/^[/\\]+/, "/");
  const base = baseAddress(req.headers.host, origin);
  if (!path.startsWith("/") || !URL.canParse(path, base)) return 400;
  const method = req.method ?? "GET";
  const init = { method, headers: createHeaders(req) };
  const url = makeReadable(new URL(path, base));
  if (method === "GET" || method === "HEAD") return new Request(url, init);
  const body = await readBody(req);
  return body === "too large" ? 413 : new Request(url, { ...init, body });
}

/** In a path that cannot be decoded a percent sign is a percent sign, and the page is not there. */
function makeReadable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
  }
  return url;
}

/** Behind a proxy the shop's own name means its public address, protocol and all. */
function baseAddress(host = "localhost", origin: string): string {
  return host === new URL(origin).host ? origin : `http://${host}`;
}

type Refusal = keyof typeof refusals;

const refusals = {
  400: "Nieprawidłowe zapytanie.",
  404: "Nie ma takiego pliku.",
  405: "Tą metodą sklep nie odpowiada.",
  413: "Przesłana treść jest za duża. Skróć wiadomość i spróbuj ponownie.",
};

function refuse(res: ServerResponse, status: Refusal): void {
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 405 && { Allow: methods.join(", ") }),
    ...(status === 413 && { Connection: "close" }),
  });
  res.end(JSON.stringify({ error: refusals[status] }));
}
