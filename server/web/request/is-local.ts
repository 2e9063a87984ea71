import type { IncomingMessage } from "node:http";

/**
 * Whether the request comes from a program on this machine. A proxy on it has the loopback's address
 * too, but passes its client's on.
 */
export function isLocal({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  if (headers.forwarded !== undefined || headers["x-forwarded-for"] !== undefined) return false;
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}
