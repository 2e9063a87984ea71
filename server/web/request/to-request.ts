import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { isCrossOrigin } from "./csrf.ts";
import { isValidBody, readBody } from "./request-body.ts";
import type { ErrorStatus } from "../response/error-response.ts";
import type { RouteTable } from "../route-table.ts";

/**
 * Converts to a Request under ORIGIN, whatever Host says, so that nobody can inject a host into
 * pages and redirects.
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

/** Escapes a percent sign that is not part of an encoding; the page will be a 404. */
function fixPercentSigns(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
  }
  return url;
}

/** Headers that could steer the router or that pages do not need. */
const droppedHeaders = /^(?:host|forwarded|x-forwarded-.+|x-react-router-.+|cookie)$/;

function safeHeaders(req: IncomingMessage, origin: string, routes: RouteTable): Headers {
  const headers = createHeaders(req);
  for (const name of [...headers.keys()].filter((each) => droppedHeaders.test(each))) {
    headers.delete(name);
  }
  // The CSRF check has passed, so the form comes from the shop's own page.
  if (!isCrossOrigin(routes, req.url) && headers.has("origin")) headers.set("origin", origin);
  return headers;
}
