import type { IncomingMessage } from "node:http";

/** A full order with two hundred lines and the longest texts stays far below. */
const mostBytes = 64 * 1024;
/** Up to here what is too much is still taken off the line: a sender cut off hears no answer. */
const mostDiscarded = 32 * 1024 * 1024;

/** Reads the whole body; of one beyond the bound nothing is kept. */
export async function readBody(
  req: IncomingMessage,
): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostDiscarded) break;
    if (size > mostBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > mostBytes ? "too large" : new Uint8Array(Buffer.concat(chunks));
}
