import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { isCrossOrigin } from "./csrf.ts";
import { readBody } from "./read-body.ts";
import { isValidBody } from "./validate-body.ts";
import type { ErrorStatus } from "./error-response.ts";
import type { RouteTable } from "./route-table.ts";

/**
 * The request as the pages see it: always under the shop's own name, whatever name the visitor or a
 * proxy wrote, so that nobody can write into a page or a redirect.
 */
export async function toRequest(
  req: IncomingMessage,
  origin: string,
  routes: RouteTable,
): Promise<Request | ErrorStatus> {
  const { url: requested = "", method = "GET" } = req;
  const path = requested.replace(/^[/\\]+/, "/");
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return 400;
  const url = fixPercentSigns(new URL(path, origin));
  const init = { method, headers: safeHeaders(req, origin, routes) };
  if (method === "GET" || method === "HEAD") return new Request(url, init);
  const body = await readBody(req, routes.find(url.pathname)?.bodyLimit);
  if (body === "too large") return 413;
  if (!isValidBody(body, req.headers["content-type"])) return 400;
  return new Request(url, { ...init, body });
}

/** In a path that cannot be decoded a percent sign is a percent sign, and the page is not there. */
function fixPercentSigns(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
  }
  return url;
}

/** What a stranger could steer the router with, and what the pages have no use for. */
const droppedHeaders = /^(?:host|forwarded|x-forwarded-.+|x-react-router-.+|cookie)$/;

function safeHeaders(req: IncomingMessage, origin: string, routes: RouteTable): Headers {
  const headers = createHeaders(req);
  for (const name of [...headers.keys()].filter((each) => droppedHeaders.test(each))) {
    headers.delete(name);
  }
  // A form that got here was sent by the shop's page, under whatever name that was opened.
  if (!isCrossOrigin(routes, req.url) && headers.has("origin")) headers.set("origin", origin);
  return headers;
}
