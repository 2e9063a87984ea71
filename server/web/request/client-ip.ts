import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Logger } from "pino";

/**
 * Returns the client's IP address: with proxies, the entry that many positions from the right of
 * `X-Forwarded-For`, since everything further left can be forged. In canonical form; used only for
 * rate limits.
 */
export function createClientIp(trustProxy: number) {
  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
    const remote = normalizeIp(socket.remoteAddress ?? "") ?? "unknown";
    if (trustProxy === 0) return remote;
    const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
    return normalizeIp(forwarded.at(-trustProxy) ?? "") ?? remote;
  };
}

type DetectionDeps = {
  trustProxy: number;
  log: Pick<Logger, "warn" | "error">;
  record: () => Promise<void>;
};

/**
 * Warns once per process about a proxy that TRUST_PROXY does not count: all visitors then share its
 * address and rate limits. The forwarded address is not logged.
 */
export function createDetectingClientIp({ trustProxy, log, record }: DetectionDeps) {
  const clientIpOf = createClientIp(trustProxy);
  let warned = trustProxy > 0;
  return (req: IncomingMessage): string => {
    if (!warned && isForwarded(req)) {
      warned = true;
      log.warn(
        "Przed sklepem stoi serwer pośredniczący, a TRUST_PROXY=0: wszyscy goście mają jego adres i wspólny limit. Ustaw TRUST_PROXY na liczbę takich serwerów.",
      );
      record().catch((error: unknown) =>
        log.error({ err: error }, "The untrusted proxy could not be recorded"),
      );
    }
    return clientIpOf(req);
  };
}

export function ipGroup(ip: string): string {
  return isIPv6(ip) ? `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString()}/64` : ip;
}

const privateRanges = ["loopback", "private", "linkLocal", "uniqueLocal"];

export function isPrivateIp(ip: string): boolean {
  return isIP(ip) !== 0 && privateRanges.includes(ipaddr.process(ip).range());
}

/** Strips port, brackets and zone; an IPv4-mapped IPv6 address becomes IPv4. */
function normalizeIp(written: string): string | undefined {
  const text = written.trim();
  const [, bracketed, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const [ip] = (bracketed ?? beforePort ?? text).split("%");
  return isIP(ip!) === 0 ? undefined : ipaddr.process(ip!).toString();
}

function isForwarded({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
}

/** A proxy on this machine has the loopback's address too, but passes its client's on. */
export function isLocal(req: Pick<IncomingMessage, "headers" | "socket">): boolean {
  return !isForwarded(req) && /^(?:::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? "");
}
