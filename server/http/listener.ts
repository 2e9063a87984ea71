import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import type { Logger } from "pino";
import { readBody } from "./read-body.ts";
import { closedPolicy, securityHeaders } from "./security-headers.ts";
import { unavailablePage } from "./unavailable-page.ts";

type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type ListenerMeans = {
  origin: string;
  staticFiles: StaticFiles;
  app: (request: Request) => Promise<Response>;
  log: Logger;
};

/** Static files first, straight on node:http; everything else becomes a Request. */
export function createListener({ origin, staticFiles, app, log }: ListenerMeans): RequestListener {
  const headers = { ...securityHeaders(origin), "Content-Security-Policy": closedPolicy };
  return (req, res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (isAsset(req)) staticFiles(req, res, () => refuse(res, 404));
    else staticFiles(req, res, () => void answer(req, res));
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const id = randomUUID();
    try {
      const request = await toRequest(req, origin);
      if (typeof request === "number") return refuse(res, request);
      const response = await app(request);
      for (const [name, value] of Object.entries(headers)) {
        if (!response.headers.has(name)) response.headers.set(name, value);
      }
      await sendResponse(res, response);
    } catch (error) {
      log.error({ err: error, id, path: req.url?.split("?")[0] }, "request failed");
      if (res.headersSent) res.destroy();
      else unavailablePage(res);
    }
  }
}

/** A built file's name never stands for a page: an unknown one is simply not there. */
function isAsset(req: IncomingMessage): boolean {
  return req.url?.startsWith("/assets/") ?? false;
}

async function toRequest(req: IncomingMessage, origin: string): Promise<Request | number> {
  const path = (req.url ?? "").replace(/^\/+/, "/");
  const base = baseAddress(req.headers.host, origin);
  if (!path.startsWith("/") || !URL.canParse(path, base)) return 400;
  const method = req.method ?? "GET";
  const init = { method, headers: createHeaders(req) };
  const url = new URL(path, base);
  if (method === "GET" || method === "HEAD") return new Request(url, init);
  const body = await readBody(req);
  return body === "too large" ? 413 : new Request(url, { ...init, body });
}

/** Behind a proxy the shop's own name means its public address, protocol and all. */
function baseAddress(host = "localhost", origin: string): string {
  return host === new URL(origin).host ? origin : `http://${host}`;
}

const refusals: Record<number, string> = {
  400: "Nieprawidłowe zapytanie.",
  404: "Nie ma takiego pliku.",
  413: "Przesłana treść jest za duża. Skróć wiadomość i spróbuj ponownie.",
};

function refuse(res: ServerResponse, status: number): void {
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 413 && { Connection: "close" }),
  });
  res.end(JSON.stringify({ error: refusals[status] }));
}
