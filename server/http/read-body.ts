import type { IncomingMessage } from "node:http";

const kibibyte = 1024;
/** What each address needs at its longest, in the signs that take the most bytes. */
const bounds = new Map([
  ["/kontakt", 64 * kibibyte],
  ["/odstapienie", 32 * kibibyte],
  ["/functions/v1/send-contact-email", 64 * kibibyte],
]);
/** An e-mail address or a department's name. */
const usualBound = 8 * kibibyte;
/** Up to here what is too much is still taken off the line: a sender cut off hears no answer. */
const mostDiscarded = 32 * kibibyte * kibibyte;

/** Reads the whole body; of one beyond its address's bound nothing is kept. */
export async function readBody(
  req: IncomingMessage,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  const mostBytes = bounds.get(path.replace(/\.data$/, "")) ?? usualBound;
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
