import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { matchesEtag } from "./page-cache/cached-page.ts";
import { acceptsGzip } from "./response/encoding.ts";

/** A feed of a catalogue's version; `render` yields it in pieces. */
export type FeedSource = { name: string; version: string; render: () => Iterable<string> };

type Feed = { version: string; gzip: Buffer; hash: string; modifiedAt: number };

export type FeedCache = ReturnType<typeof createFeedCache>;

/**
 * Renders each feed once per version, when somebody asks for it, and retains it compressed. The page
 * cache would need the whole text in memory; see decision 3 for the sizes.
 */
export function createFeedCache({ now }: { now: () => number }) {
  const feeds = new Map<string, Promise<Feed>>();

  async function load(source: FeedSource): Promise<Feed> {
    const before = await feeds.get(source.name)?.catch(() => undefined);
    if (before?.version === source.version) return before;
    const { name, version } = source;
    const gzip = await compressFeed(source);
    const hash = createHash("sha256").update(gzip).digest("base64url").slice(0, 22);
    const modifiedAt = before?.hash === hash ? before.modifiedAt : now();
    return { version, gzip, hash, modifiedAt };
  }

  return {
    async respond(request: Request, source: FeedSource): Promise<Response> {
      const feed = load(source);
      feeds.set(source.name, feed);
      return respondWith(await feed, request);
    },
  };
}

/** Yields to other requests while zlib's threads compress a piece. */
function compressFeed({ render }: FeedSource): Promise<Buffer> {
  return pipeline(Readable.from(joinPieces(render())), createGzip(), (compressed) =>
    buffer(compressed),
  );
}

const minPieceLength = 64 * 1024;

function* joinPieces(pieces: Iterable<string>): Generator<string> {
  let joined = "";
  for (const piece of pieces) {
    joined += piece;
    if (joined.length < minPieceLength) continue;
    yield joined;
    joined = "";
  }
  yield joined;
}

function respondWith({ gzip, hash, modifiedAt }: Feed, request: Request): Response {
  const compressed = acceptsGzip(request.headers.get("Accept-Encoding"));
  const headers = {
    "Cache-Control": "no-cache, no-transform",
    ETag: compressed ? `"${hash}-gzip"` : `"${hash}"`,
    "Last-Modified": new Date(modifiedAt).toUTCString(),
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
  };
  if (isUnchanged(request, headers.ETag, modifiedAt)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : openBody(gzip, compressed), {
    headers: {
      ...headers,
      "Content-Type": "application/xml; charset=utf-8",
      ...(compressed && { "Content-Encoding": "gzip", "Content-Length": String(gzip.length) }),
    },
  });
}

function isUnchanged({ headers }: Request, etag: string, modifiedAt: number): boolean {
  const etags = headers.get("If-None-Match");
  if (etags !== null) return matchesEtag(etags, etag);
  const since = Date.parse(headers.get("If-Modified-Since") ?? "");
  // HTTP dates have whole seconds.
  return Math.floor(modifiedAt / 1000) * 1000 <= since;
}

function openBody(gzip: Buffer, compressed: boolean): BodyInit {
  const bytes = gzip as Buffer<ArrayBuffer>;
  return compressed
    ? bytes
    : new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
}
