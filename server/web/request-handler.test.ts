import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Logger } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createQuietLog } from "../../test/quiet-log.ts";
import { cacheKey, routeTable } from "../../test/route-table.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createRequestHandler } from "./request-handler.ts";
import { createWebServer } from "./server.ts";

const origin = "https://sklep.example";
const rendered: string[] = [];
const counted: string[] = [];
let version = "monday";
let isFlooded = false;
/** Renders that wait, or undefined where they do not. */
let waiting: (() => void)[] | undefined;
let server: Server;

beforeAll(async () => {
  const log = createQuietLog() as unknown as Logger;
  const pages = createPageCache({
    origin,
    app,
    cacheKey,
    warmPaths: [],
    headers: {},
    log,
    version: () => version,
    now: Date.now,
  });
  const listener = createRequestHandler({
    origin,
    routes: routeTable,
    redactPath: (url) => url,
    pages,
    app,
    log,
    staticFiles: (req, res, next) => (req.url === "/robot.png" ? res.end("a picture") : next()),
    clientIpOf: ({ headers }) => String(headers["x-client"] ?? "203.0.113.1"),
    isFlooding: (_ip, kind) => counted.push(kind) > 0 && isFlooded,
    takeLimit: async () => ({ admitted: true, refund: async () => undefined }),
  });
  server = createWebServer({ origin, trustProxy: 0 }, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  rendered.length = 0;
  counted.length = 0;
  waiting = undefined;
  isFlooded = false;
});

async function app({ url }: Request): Promise<Response> {
  const path = url.slice(origin.length);
  rendered.push(path);
  if (waiting) await new Promise<void>((resolve) => waiting!.push(resolve));
  const status = /nie-ma|\/\*/.test(path) ? 404 : 200;
  return new Response(`a page ${rendered.length}`, {
    status,
    headers: { "Content-Type": "text/html" },
  });
}

async function ask(line: string, ...headers: string[]) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const all = [...(headers.some((each) => /^host:/i.test(each)) ? [] : ["Host: x"]), ...headers];
  socket.write(`${line} HTTP/1.1\r\n${all.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body };
}

describe("a request that no browser sends is rejected, whatever it asks for", () => {
  it.each([
    ["two hosts", "", ["Host: sklep.example", "Host: zly.example"], 400],
    ["two equal hosts", "", ["Host: sklep.example", "host: sklep.example"], 400],
    ["a path as its host", "", ["Host: a/../b@c"], 400],
    ["an empty host", "", ["Host:"], 400],
    ["an endless address", `?${"a=1&".repeat(2001)}`, [], 414],
  ])("%s", async (_, query, headers, status) => {
    expect((await ask("GET /blog")).status).toBe(200);
    for (const path of ["/blog", "/robot.png", "/szukaj", "/nie-ma", "/healthz", "/BLOG"])
      expect([path, (await ask(`GET ${path}${query}`, ...headers)).status]).toEqual([path, status]);
  });
});

describe("a missing page", () => {
  it("is rendered once for a version of the catalogue, from no visitor's URL", async () => {
    version = "tuesday";
    const first = await ask("GET /nie-ma?a=1");
    expect(first.status).toBe(404);
    for (const path of ["/nie-ma/ani/tego", "/*", "/%", "/nie-ma.html"])
      expect(await ask(`GET ${path}`)).toMatchObject({ status: 404, body: first.body });
    expect((await ask("GET /_page/nie-ma")).status).toBe(404);
    expect((await ask("GET /_page/nie-ma-innej", "Accept: application/json")).status).toBe(404);
    expect(rendered.filter((path) => path !== "/blog")).toEqual(["/*", "/_page/*"]);
    version = "wednesday";
    await ask("GET /nie-ma");
    expect(rendered).toContain("/*");
  });

  it("leaves files where they are, and is never 304", async () => {
    const { head } = await ask("GET /nie-ma");
    const etag = /etag: (.+)/i.exec(head)![1]!;
    expect((await ask("GET /nie-ma", `If-None-Match: ${etag}`)).status).toBe(404);
    expect((await ask("GET /robot.png")).body).toBe("a picture");
  });

  it.each([
    "/wp-login.php",
    "/wp-content/",
    "/index.php",
    "/index.php/a",
    "/.env",
    "/.git/config",
    "/a/.aws/credentials",
    "/backup.sql",
    "/old.aspx",
    "/assets/old.js",
    "/assets/",
  ])("of other software is plain text: %s", async (path) => {
    const { status, head, body } = await ask(`GET ${path}`, "Accept: text/html");
    expect([status, body]).toEqual([404, "Nie ma takiej strony ani pliku."]);
    expect(head).toMatch(/content-type: text\/plain/i);
    expect(rendered).toEqual([]);
  });

  it("is plain text for a client that accepts no page", async () => {
    const { body } = await ask("GET /nie-ma", "Accept: image/png, application/json");
    expect(body).toBe("Nie ma takiej strony ani pliku.");
  });
});

describe("uncached pages", () => {
  it("are limited for each client, while orders, forms and probes are answered", async () => {
    waiting = [];
    const flood = Array.from({ length: 65 }, (_, n) => ask(`GET /produkt/${n}`));
    const rejected = await Promise.race(flood);
    expect(rejected.status).toBe(429);
    expect(rejected.head).toMatch(/retry-after: 60/i);
    const answered = ["/newsletter", "/zamowienie/secret", "/formularz.json", "/healthz"];
    const others = [
      ask("GET /szukaj", "X-Client: 203.0.113.2"),
      ask("POST /newsletter", "Content-Length: 0"),
      ask("GET /zamowienie/secret"),
      ask("GET /formularz.json"),
      ask("GET /healthz"),
    ];
    await expect.poll(() => rendered).toEqual(expect.arrayContaining(["/szukaj", ...answered]));
    const finishing = setInterval(() => waiting!.splice(0).forEach((finish) => finish()), 1);
    const statuses = await Promise.all(
      [...flood, ...others].map(async (each) => (await each).status),
    );
    clearInterval(finishing);
    expect(statuses.filter((status) => status === 200)).toHaveLength(69);
  });

  it("are counted for each client, and rejected before a render", async () => {
    isFlooded = true;
    const { status, head } = await ask("GET /szukaj?fraza=gra", "Accept: text/html");
    expect(status).toBe(429);
    expect(head).toMatch(/retry-after: 60/i);
    expect((await ask("GET /szukaj.json")).status).toBe(429);
    expect(rendered).toEqual([]);
    expect(counted).toEqual(["page", "data"]);
    expect((await ask("GET /blog")).status).toBe(200);
    expect((await ask("GET /healthz")).status).toBe(200);
  });
});
