import { once } from "node:events";
import { createServer, request } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Logger } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { createRequestHandler } from "../request-handler.ts";
import { createPageCache } from "./page-cache.ts";
import { cacheKey, routeTable } from "../../../test/route-table.ts";
import { defaultHeaders } from "../headers.ts";

const origin = "https://sklep.example";
const text = `<!doctype html>${"Latawiec leci wysoko. ".repeat(500)}`;
const policy = "default-src 'none'; script-src 'sha256-page'";
const rendered: string[] = [];
const log = createQuietLog() as unknown as Logger;

/** Searches that a client may still make. */
let searchesLeft = Infinity;

async function app({ url }: Request, clientIp?: string): Promise<Response> {
  if (clientIp !== undefined && searchesLeft === 0) return new Response(null, { status: 429 });
  rendered.push(url);
  return new Response(url.endsWith("/") ? text : url, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}

const headers = defaultHeaders(origin);
const pages = createPageCache({
  origin,
  app,
  cacheKey,
  warmPaths: [],
  headers,
  log,
  version: () => "1",
  now: Date.now,
});
const server = createServer(
  createRequestHandler({
    origin,
    routes: routeTable,
    redactPath: (url) => url,
    pages,
    app,
    log,
    staticFiles: (_req, _res, next) => next(),
    clientIpOf: () => "127.0.0.1",
    isFlooding: () => false,
    async takeLimit() {
      if (searchesLeft === 0) return { admitted: false, retryAfter: 1 };
      searchesLeft -= 1;
      return { admitted: true, refund: async () => undefined };
    },
  }),
);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

async function ask(path: string, asked: OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, path, method, headers: asked, agent: false });
  const [response] = (await once(sent.end(), "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe("a cached page is sent", () => {
  test.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
  ])("as %s to clients that accept it", async (encoding, unpack) => {
    const response = await ask("/", { "Accept-Encoding": encoding });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["content-length"]).toBe(String(response.body.length));
    expect(response.body.length).toBeLessThan(text.length / 10);
    expect(unpack(response.body).toString()).toBe(text);
  });

  test("uncompressed to others", async () => {
    const response = await ask("/");
    expect(response.headers["content-length"]).toBe(String(Buffer.byteLength(text)));
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.body.toString()).toBe(text);
  });

  test("uncompressed from one copy, however many clients wait for it", async () => {
    await ask("/");
    const page = pages.find({ method: "GET", url: "/" })!;
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => page.readIdentity()));
    for (const other of [...others, await page.readIdentity()]) expect(other).toBe(first);
  });

  test("with the same headers every time, its own CSP among them", async () => {
    const first = await ask("/blog");
    const second = await ask("/blog");
    expect(rendered.filter((url) => url.endsWith("/blog"))).toHaveLength(1);
    expect({ ...second.headers, date: "" }).toEqual({ ...first.headers, date: "" });
    expect(second.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
      "content-security-policy": policy,
      "content-type": "text/html; charset=utf-8",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
  });

  test.each(["br", "identity"])(
    "without a body to HEAD, but with every header of the page as %s",
    async (encoding) => {
      const got = await ask("/", { "Accept-Encoding": encoding });
      const head = await ask("/", { "Accept-Encoding": encoding }, "HEAD");
      expect(head.body).toHaveLength(0);
      expect({ ...head.headers, date: "" }).toEqual({ ...got.headers, date: "" });
    },
  );

  test("as rendered for ORIGIN, whatever host a visitor names", async () => {
    const poisoned = await ask("/o-nas", { Host: "evil.example" });
    expect(poisoned.body.toString()).toBe(`${origin}/o-nas`);
    expect((await ask("/o-nas")).body.toString()).toBe(`${origin}/o-nas`);
  });
});

test("a client over the limit of its route gets cached pages, but causes no render", async () => {
  searchesLeft = 2;
  const filters = ["", "?wiek=3-5", "?wiek=6-8", "?cena-do=50"];
  const statuses = async () =>
    Promise.all(filters.map(async (query) => (await ask(`/zabawki${query}`)).status));
  const before = rendered.length;
  expect(await statuses()).toEqual([200, 200, 429, 429]);
  expect(await statuses()).toEqual([200, 200, 429, 429]);
  expect(rendered).toHaveLength(before + 2);
  expect((await ask("/blog")).status).toBe(200);
  searchesLeft = Infinity;
});

describe("a client with a cached copy", () => {
  test("gets 304, with a separate ETag for each encoding", async () => {
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const accepts = { "Accept-Encoding": encoding };
      const { etag } = (await ask("/", accepts)).headers;
      tags.add(etag!);
      const again = await ask("/", { ...accepts, "If-None-Match": `"other", W/${etag}` });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
      expect(again.headers["cache-control"]).toContain("s-maxage=60");
    }
    expect(tags.size).toBe(3);
  });

  test("gets the new page when its ETag differs or is another encoding's", async () => {
    const { etag } = (await ask("/", { "Accept-Encoding": "br" })).headers;
    expect((await ask("/", { "If-None-Match": etag })).status).toBe(200);
    expect((await ask("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });
});
