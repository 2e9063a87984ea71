import type { IncomingMessage } from "node:http";

/** A full order with two hundred lines and the longest texts stays far below. */
const mostBytes = 64 * 1024;

/** Reads the whole body, or stops at the bound without keeping what came. */
export async function readBody(req: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  if (Number(req.headers["content-length"] ?? 0) > mostBytes) return "too large";
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return "too large";
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
