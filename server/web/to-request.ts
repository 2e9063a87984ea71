import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { isCrossOrigin } from "./csrf.ts";
import { readBody } from "./read-body.ts";
import { isReadable } from "./validate-body.ts";
import type { Refusal } from "./error-response.ts";
import type { RouteTable } from "./route-table.ts";

/**
 * The request as the pages see it: always under the shop's own name, whatever name the visitor or a
 * proxy wrote, so that nobody can write into a page or a redirect.
 */
export async function toRequest(
  req: IncomingMessage,
  origin: string,
  routes: RouteTable,
): Promise<Request | Refusal> {
  const { url: asked = "", method = "GET" } = req;
  const path = asked.replace(/^[/\\]+/, "/");
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return 400;
  const url = makeReadable(new URL(path, origin));
  const init = { method, headers: ownHeaders(req, origin, routes) };
  if (method === "GET" || method === "HEAD") return new Request(url, init);
  const body = await readBody(req, routes.find(url.pathname)?.bodyLimit);
  if (body === "too large") return 413;
  if (!isReadable(body, req.headers["content-type"])) return 400;
  return new Request(url, { ...init, body });
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

/** What a stranger could steer the router with, and what the pages have no use for. */
const steering = /^(?:host|forwarded|x-forwarded-.+|x-react-router-.+|cookie)$/;

function ownHeaders(req: IncomingMessage, origin: string, routes: RouteTable): Headers {
  const headers = createHeaders(req);
  for (const name of [...headers.keys()].filter((each) => steering.test(each))) {
    headers.delete(name);
  }
  // A form that got here was sent by the shop's page, under whatever name that was opened.
  if (!isCrossOrigin(routes, req.url) && headers.has("origin")) headers.set("origin", origin);
  return headers;
}
