import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { minuteMs } from "../../../shop/time/durations.ts";

type CsrfCheckDeps = {
  origin: string;
  allowedOrigins: readonly string[];
  log: Pick<Logger, "warn">;
  now: () => number;
};

/**
 * Returns whether a POST comes from a page that may send it. Rejections, and forms opened under
 * another name than ORIGIN, are logged at most once a minute.
 */
export function createCsrfCheck({ origin, allowedOrigins, log, now }: CsrfCheckDeps) {
  const quietUntil = new Map<string, number>();

  function warn({ host, origin: requestOrigin }: IncomingHttpHeaders, message: string): void {
    if (now() < (quietUntil.get(message) ?? 0)) return;
    quietUntil.set(message, now() + minuteMs);
    log.warn({ host: host?.slice(0, 100), sender: requestOrigin?.slice(0, 100), origin }, message);
  }

  /** Sites in `allowedOrigins` may call only routes with `crossOrigin`, which check Origin themselves. */
  return ({ headers }: Pick<IncomingMessage, "headers">, crossOrigin = false): boolean => {
    if (crossOrigin && allowedOrigins.includes(headers.origin ?? "")) return true;
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
 * `Sec-Fetch-Site` takes precedence: the browser knows the real origin, whatever a proxy rewrites.
 * Without it (plain HTTP, old browsers) Origin must equal ORIGIN or Host. Clients that send neither
 * are no browsers and cannot be used for CSRF.
 */
function isSameSite(headers: IncomingHttpHeaders, origin: string): boolean {
  const { host, origin: requestOrigin, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (requestOrigin === undefined || requestOrigin === origin) return true;
  return URL.canParse(requestOrigin) && new URL(requestOrigin).host === host;
}
