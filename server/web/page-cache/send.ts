import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzip } from "node:zlib";
import { chooseEncoding } from "../encoding.ts";
import type { CachedPage } from "./cached-page.ts";

/** Sends a cached page in the best encoding, or 304. */
export function sendPage(page: CachedPage, req: IncomingMessage, res: ServerResponse): void {
  const encoding = chooseEncoding(req.headers["accept-encoding"]);
  const variant = page.variants[encoding];
  const etags = req.headers["if-none-match"];
  if (etags !== undefined && matchesEtag(etags, variant.etag)) {
    res.writeHead(304, variant.notModified as string[]);
    res.end();
    return;
  }
  res.writeHead(200, variant.headers as string[]);
  if (encoding !== "identity") res.end(page.bodies[encoding]);
  else gunzip(page.bodies.gzip, (error, body) => (error ? res.destroy(error) : res.end(body)));
}

/** A proxy that compresses may have made the ETag weak. */
function matchesEtag(etags: string, etag: string): boolean {
  return etags.includes(etag) || etags.trim() === "*";
}
