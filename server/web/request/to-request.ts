import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import type { ErrorStatus } from "../response/error-response.ts";
import type { RouteProperties } from "../route-table.ts";

/**
 * Converts to a Request under ORIGIN, whatever Host says, so that nobody can inject a host into
 * pages and redirects.
 */
export async function toRequest(
  req: IncomingMessage,
  origin: string,
  { bodyLimit, crossOrigin }: RouteProperties,
): Promise<Request | ErrorStatus> {
  const { url: path = "/", method = "GET" } = req;
  const headers = safeHeaders(req);
  // The CSRF check has passed, so the form comes from the shop's own page.
  if (!crossOrigin && headers.has("origin")) headers.set("origin", origin);
  if (method === "GET" || method === "HEAD") return new Request(origin + path, { method, headers });
  const body = await readBody(req, bodyLimit);
  if (body === "too large") return 413;
  if (!isValidBody(body, req.headers["content-type"])) return 400;
  return new Request(origin + path, { method, headers, body });
}

/** Headers that name another host, or that pages do not need. */
const droppedHeaders = /^(?:host|forwarded|x-forwarded-.+|cookie)$/;

function safeHeaders(req: IncomingMessage): Headers {
  const headers = createHeaders(req);
  for (const name of [...headers.keys()].filter((each) => droppedHeaders.test(each))) {
    headers.delete(name);
  }
  return headers;
}

const kibibyte = 1024;
/** Enough for an e-mail address or a category. */
const defaultMaxBytes = 8 * kibibyte;
/** Reads this much of an oversized body: a client cut off while sending sees no response. */
const maxDiscardedBytes = 32 * kibibyte * kibibyte;

async function readBody(
  req: IncomingMessage,
  maxBytes = defaultMaxBytes,
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
