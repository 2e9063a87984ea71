import type { IncomingMessage } from "node:http";

const kibibyte = 1024;
/** An e-mail address or a department's name. */
const defaultMaxBytes = 8 * kibibyte;
/** Up to here what is too much is still taken off the line: a sender cut off hears no answer. */
const maxDiscardedBytes = 32 * kibibyte * kibibyte;

/** Reads the whole body; of one beyond the limit nothing is kept. */
export async function readBody(
  req: IncomingMessage,
  maxBytes: number = defaultMaxBytes,
): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxDiscardedBytes) break;
    if (size > maxBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > maxBytes ? "too large" : new Uint8Array(Buffer.concat(chunks));
}
