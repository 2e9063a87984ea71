import cluster from "node:cluster";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { openCacheFolder, type CachedFile } from "../files/cache-folder.ts";
import { createSemaphore } from "../semaphore.ts";
import { matchesEtag } from "./page-cache/cached-page.ts";
import { acceptsGzip } from "./response/encoding.ts";

/** A feed of one version of the catalogue; `render` yields it in pieces. */
export type FeedSource = { name: string; version: string; render: () => Iterable<string> };

const maxBytes = 512 * 1024 * 1024;

/**
 * Feeds as compressed files, which the processes of a machine share: rendered once per version, when
 * somebody asks, and never in memory as a whole.
 */
export async function openFeedFiles({ folder, now }: { folder: string; now: () => number }) {
  // Another build or a restored database may give a version another content.
  if (!cluster.isWorker) await rm(folder, { recursive: true, force: true });
  const files = openCacheFolder(folder, maxBytes, now);
  const renderSlot = createSemaphore(1);
  const latest = new Map<string, FeedSource>();

  async function findFile(source: FeedSource): Promise<CachedFile> {
    const before = latest.get(source.name);
    latest.set(source.name, source);
    if (before && before.version !== source.version) await files.remove(nameFile(before));
    const found = await files.find(nameFile(source));
    return found ?? renderSlot.run(() => makeLatest(source.name));
  }

  /** All who waited for the slot get one file, that of the newest version asked for. */
  async function makeLatest(feed: string): Promise<CachedFile> {
    const source = latest.get(feed)!;
    const name = nameFile(source);
    const made = await files.find(name);
    if (made) return made;
    const pieces = Readable.from(joinPieces(source.render()));
    await files.put(
      name,
      pipeline(pieces, createGzip(), () => undefined),
    );
    return (await files.find(name))!;
  }

  return {
    respond: async (request: Request, source: FeedSource): Promise<Response> =>
      respondWith(await findFile(source), request),
  };
}

function nameFile({ name, version }: FeedSource): string {
  const hash = createHash("sha256").update(`${name} ${version}`).digest("hex");
  return `${hash.slice(0, 24)}.xml.gz`;
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

function respondWith(file: CachedFile, request: Request): Response {
  const compressed = acceptsGzip(request.headers.get("Accept-Encoding"));
  const etag = `${Math.round(file.modifiedAt).toString(36)}-${file.size.toString(36)}`;
  const headers = {
    "Cache-Control": "no-cache, no-transform",
    ETag: compressed ? `"${etag}-gzip"` : `"${etag}"`,
    "Last-Modified": new Date(file.modifiedAt).toUTCString(),
    Vary: "Accept-Encoding",
    "X-Robots-Tag": "noindex",
  };
  if (isUnchanged(request, headers.ETag, file.modifiedAt)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : openBody(file, compressed), {
    headers: {
      ...headers,
      "Content-Type": "application/xml; charset=utf-8",
      ...(compressed && { "Content-Encoding": "gzip", "Content-Length": String(file.size) }),
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

function openBody({ path }: CachedFile, compressed: boolean): BodyInit {
  const bytes = createReadStream(path);
  const body = compressed ? bytes : pipeline(bytes, createGunzip(), () => undefined);
  return Readable.toWeb(body) as BodyInit;
}
