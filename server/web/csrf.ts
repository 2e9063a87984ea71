import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { RouteTable } from "./route-table.ts";

type CsrfCheckDeps = {
  routes: RouteTable;
  origin: string;
  /** The sites whose pages may call the functions. */
  allowedOrigins: readonly string[];
  log: Pick<Logger, "warn">;
  now: () => number;
};

const quietMs = 60_000;

/**
 * Whether a request that changes something comes from a page that may send it. What is refused is
 * told to the owner, and so is a form that came under another name than ORIGIN; each at most once a
 * minute.
 */
export function createCsrfCheck({ routes, origin, allowedOrigins, log, now }: CsrfCheckDeps) {
  const quietUntil = new Map<string, number>();

  function warn({ host, origin: requestOrigin }: IncomingHttpHeaders, message: string): void {
    if (now() < (quietUntil.get(message) ?? 0)) return;
    quietUntil.set(message, now() + quietMs);
    log.warn({ host: host?.slice(0, 100), sender: requestOrigin?.slice(0, 100), origin }, message);
  }

  return ({ headers, url }: IncomingMessage): boolean => {
    const allowed = isCrossOrigin(routes, url) && allowedOrigins.includes(headers.origin ?? "");
    if (allowed) return true;
    if (!isSameSite(headers, origin)) {
      warn(headers, "Odrzucono formularz wysłany z innej strony niż ORIGIN");
      return false;
    }
    if (headers.origin && headers.origin !== origin) {
      warn(
        headers,
        "Formularz przyszedł pod innym adresem niż ORIGIN; linki w mailach mają ORIGIN",
      );
    }
    return true;
  };
}

/**
 * The browser's own word comes first: it knows by which name the visitor came, whatever a proxy
 * makes of it. Where it says nothing (plain HTTP by a bare address, old browsers), the sender has to
 * be the shop by its public name or by the name it was asked under. What is no browser says neither
 * and has no visitor in whose name it could act.
 */
function isSameSite(headers: IncomingHttpHeaders, origin: string): boolean {
  const { host, origin: requestOrigin, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (requestOrigin === undefined || requestOrigin === origin) return true;
  return URL.canParse(requestOrigin) && new URL(requestOrigin).host === host;
}

/** What the pages of other sites may call; these look at the sender once more themselves. */
export function isCrossOrigin(routes: RouteTable, url = ""): boolean {
  return routes.find(url.split("?")[0]!)?.crossOrigin ?? false;
}
