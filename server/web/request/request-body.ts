import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";

const kibibyte = 1024;
/** Enough for an e-mail address or a category. */
const defaultMaxBytes = 8 * kibibyte;
/** Reads this much of an oversized body: a client cut off while sending sees no response. */
const maxDiscardedBytes = 32 * kibibyte * kibibyte;

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

/** The longest of the shop's forms has about fifteen. */
const maxFields = 100;
/** The URL-encoded replacement character. */
const replacementCharacter = /%EF%BF%BD/i;

export function isValidBody(body: Uint8Array, type = ""): boolean {
  if (!isUtf8(body)) return false;
  if (!type.startsWith("application/x-www-form-urlencoded")) return true;
  const text = Buffer.from(body).toString();
  const fields = new URLSearchParams(text);
  // A visitor may have typed U+FFFD.
  return (
    fields.size <= maxFields &&
    (replacementCharacter.test(text) || !replacementCharacter.test(`${fields}`))
  );
}
