import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6 } from "node:net";

/**
 * Who asks: with proxies in front, that many entries from the right of `X-Forwarded-For`, since what
 * stands further left anybody could have written; without them the other end of the line. The same
 * address is always spelled the same way; never used for anything but limits.
 */
export function createClientAddress(trustProxy: number) {
  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
    const line = plainAddress(socket.remoteAddress ?? "") ?? "unknown";
    if (trustProxy === 0) return line;
    const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
    return plainAddress(forwarded.at(-trustProxy) ?? "") ?? line;
  };
}

/** One household or machine: an IPv4 address, or the /64 that a provider gives to one customer. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [start = "", end] = address.split("::");
  const left = start.split(":").filter(Boolean);
  const right = end?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/** Without port, brackets and zone; an IPv4 address in the clothes of IPv6 is an IPv4 address. */
function plainAddress(written: string): string | undefined {
  const text = written.trim();
  const [, bracketed, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? [];
  const [address] = (bracketed ?? beforePort ?? text).split("%");
  if (isIPv4(address!)) return address;
  return isIPv6(address!) ? plainIPv6(address!) : undefined;
}

function plainIPv6(address: string): string {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain) ?? [];
  if (high === undefined || low === undefined) return plain;
  return [high, low]
    .flatMap((pair) => [Number.parseInt(pair, 16) >> 8, Number.parseInt(pair, 16) & 255])
    .join(".");
}
