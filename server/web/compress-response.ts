import type { IncomingMessage } from "node:http";
import { chooseEncoding, compress } from "./encoding.ts";

/** A packet takes about this much in any case. */
const minBytes = 1024;
/** At 4 a page would be larger than with gzip. */
const quality = 5;
const compressible = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;

/** An answer that is made for one visitor, in the encoding they read best. */
export async function compressResponse(
  response: Response,
  { method, headers: requestHeaders }: Pick<IncomingMessage, "method" | "headers">,
): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.body || !compressible.test(type) || response.headers.has("Content-Encoding"))
    return response;
  const headers = new Headers(response.headers);
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

/**
 * The length of a compressed answer tells how much of it repeats. Where a stranger can put words
 * into an answer that also carries a secret, they could guess the secret by its length (BREACH). So
 * what answers a form, with what a person wrote and the key of their order, stays as it is, and so does
 * a page that nobody may keep, such as the one with a newsletter's code. A search page repeats
 * what was asked but holds nothing that is not public; JSON never holds anything else.
 */
function isPersonal(method: string | undefined, type: string, headers: Headers): boolean {
  if (type.startsWith("application/json")) return false;
  const uncacheable = /no-store|private/i.test(headers.get("Cache-Control") ?? "");
  return method === "POST" || uncacheable || headers.has("Set-Cookie");
}
