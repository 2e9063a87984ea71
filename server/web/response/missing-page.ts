import type { IncomingMessage, ServerResponse } from "node:http";
import type { RouteMatch } from "../route-table.ts";

/** Files and programs of other sites, which robots try; an old link to `*.html` may be a person's. */
const foreignPath =
  /\/(?:\.|wp-|(?:cgi-bin|assets)(?:\/|$))|\.(?:php\d?|aspx?|jsp|cgi)\/|\.(?!html?$)[a-z]\w*$/i;

/** Returns whether the page of a missing URL would help nobody. */
export function isUnseen({ path, asFragment }: RouteMatch, { headers }: IncomingMessage): boolean {
  if (asFragment) return false;
  return foreignPath.test(path) || !acceptsHtml(headers.accept);
}

function acceptsHtml(accept = "*/*"): boolean {
  return /text\/html|application\/xhtml|(?:text|\*)\/\*/i.test(accept);
}

const notFound = "Nie ma takiej strony ani pliku.";

export function sendPlainNotFound(res: ServerResponse): void {
  res.writeHead(404, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": notFound.length,
    "Cache-Control": "no-store",
    Vary: "Accept",
  });
  res.end(notFound);
}
