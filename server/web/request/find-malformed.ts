import type { IncomingMessage } from "node:http";
import { methods, type ErrorStatus } from "../response/error-response.ts";

/** Longer than a cart of two hundred products in a query. */
const maxUrlLength = 8000;

/** Checks what no browser sends, the same for cached pages, files and everything else. */
export function findMalformed(req: IncomingMessage): ErrorStatus | undefined {
  if (!hasValidHost(req)) return 400;
  if (!methods.includes(req.method ?? "")) return 405;
  return (req.url ?? "").length > maxUrlLength ? 414 : undefined;
}

/** The host is not used, but a proxy may have chosen by it, or by another one of two. */
function hasValidHost({ headers, rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  // HTTP/1.0 clients may omit it.
  if (headers.host === undefined) return httpVersionMinor === 0;
  return isHost(headers.host) && countHosts(rawHeaders) === 1;
}

function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

/** `headers` has only the first of several. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
