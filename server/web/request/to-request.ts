import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { isValidBody, readBody } from "./request-body.ts";
import type { ErrorStatus } from "../response/error-response.ts";
import type { RouteProperties } from "../route-table.ts";

/**
 * Converts to a Request under ORIGIN, whatever Host says, so that nobody can inject a host into
 * pages and redirects.
 */
export async function toRequest(
  req: IncomingMessage,
  origin: string,
  { bodyLimit, crossOrigin }: RouteProperties,
): Promise<Request | ErrorStatus> {
  const { url: path = "/", method = "GET" } = req;
  const headers = safeHeaders(req);
  // The CSRF check has passed, so the form comes from the shop's own page.
  if (!crossOrigin && headers.has("origin")) headers.set("origin", origin);
  if (method === "GET" || method === "HEAD") return new Request(origin + path, { method, headers });
  const body = await readBody(req, bodyLimit);
  if (body === "too large") return 413;
  if (!isValidBody(body, req.headers["content-type"])) return 400;
  return new Request(origin + path, { method, headers, body });
}

/** Headers that name another host, or that pages do not need. */
const droppedHeaders = /^(?:host|forwarded|x-forwarded-.+|cookie)$/;

function safeHeaders(req: IncomingMessage): Headers {
  const headers = createHeaders(req);
  for (const name of [...headers.keys()].filter((each) => droppedHeaders.test(each))) {
    headers.delete(name);
  }
  return headers;
}
