import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, Page } from "./page-cache-page.ts";

/** Answers with a kept page in the encoding the visitor reads best, or with "you have it". */
export function sendPage(page: Page, req: IncomingMessage, res: ServerResponse): void {
  const variant = page.variants[chooseEncoding(req.headers["accept-encoding"])];
  const known = req.headers["if-none-match"];
  if (known !== undefined && isKnown(known, variant.etag)) {
    res.writeHead(304, variant.notModified as string[]);
    res.end();
    return;
  }
  res.writeHead(200, variant.headers as string[]);
  res.end(variant.body);
}

const accepted = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
};

export function chooseEncoding(accepts: string | undefined): Encoding {
  if (accepts === undefined) return "identity";
  if (accepted.br.test(accepts)) return "br";
  return accepted.gzip.test(accepts) ? "gzip" : "identity";
}

/** A proxy that compressed on its own may have marked the tag as weak; the page is the same. */
function isKnown(known: string, etag: string): boolean {
  return known.includes(etag) || known.trim() === "*";
}
