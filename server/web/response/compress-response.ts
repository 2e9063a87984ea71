import type { IncomingMessage } from "node:http";
import { chooseEncoding, compress } from "./encoding.ts";

const minBytes = 1024;
/** Level 4 would be larger than gzip. */
const quality = 5;
const compressible = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;

export async function compressResponse(
  response: Response,
  { method, headers: requestHeaders }: Pick<IncomingMessage, "method" | "headers">,
): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  const headers = new Headers(response.headers);
  const isFinal = headers.has("Content-Encoding") || isUntransformable(headers);
  if (!response.body || !compressible.test(type) || isFinal) return response;
  headers.append("Vary", "Accept-Encoding");
  const { status, statusText } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = chooseEncoding(requestHeaders["accept-encoding"]);
  const identity = encoding === "identity" || body.length < minBytes;
  if (identity || isPersonal(method, type, headers)) {
    return new Response(body, { status, statusText, headers });
  }
  const compressed = await compress[encoding](body, quality);
  headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(compressed.length));
  return new Response(compressed, { status, statusText, headers });
}

/** A feed of a large shop is streamed; compressing it would need all of it in memory. */
function isUntransformable(headers: Headers): boolean {
  return /no-transform/i.test(headers.get("Cache-Control") ?? "");
}

/**
 * The size of a compressed response reveals repetitions: where a response contains both
 * attacker-controlled text and a secret, the secret could be guessed (BREACH). Therefore responses
 * to forms and uncacheable pages stay uncompressed. Search results contain no secrets, and neither
 * does JSON.
 */
function isPersonal(method: string | undefined, type: string, headers: Headers): boolean {
  if (type.startsWith("application/json")) return false;
  const uncacheable = /no-store|private/i.test(headers.get("Cache-Control") ?? "");
  return method === "POST" || uncacheable || headers.has("Set-Cookie");
}
