import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { Logger } from "pino";
import { describe, expect, test, vi } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { cacheKey } from "../../../test/route-table.ts";
import { createPageCache } from "./page-cache.ts";

const origin = "https://sklep.example";
const firstPages = ["/", "/kategoria/gry", "/kategoria/pluszaki"];

/** A page cache in front of an app whose responses are numbered. */
function openCache(response?: (request: Request, count: number) => Response | Promise<Response>) {
  const rendered: string[] = [];
  const state = { version: "monday", now: 0 };
  const log = createQuietLog();
  const pages = createPageCache({
    origin,
    cacheKey,
    warmPaths: firstPages,
    async app(request) {
      const count = rendered.push(request.url.slice(origin.length));
      return response ? response(request, count) : html(`${request.url} ${count}`);
    },
    version: () => state.version,
    headers: {},
    log: log as unknown as Logger,
    now: () => state.now,
    // Room for the warm pages and a few more.
    maxBytes: 100_000,
  });
  const get = (url: string) => ({ method: "GET", url });
  return {
    ...pages,
    rendered,
    state,
    log,
    /** The body, and `undefined` for responses that are not from the cache. */
    async read(url: string): Promise<string | undefined> {
      const response = pages.find(get(url)) ?? (await pages.open(get(url)));
      if (response instanceof Response) return response.text();
      return response && gunzipSync(response.bodies.gzip).toString();
    },
    isCached: (url: string) => pages.find(get(url)) !== undefined,
  };
}

type Served = { status?: number; headers?: Record<string, string> };

function html(text: string, { status = 200, headers = {} }: Served = {}): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/html", ...headers } });
}

function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

describe("a page is rendered once", () => {
  test("for fifty concurrent visitors and for later ones", async () => {
    const cache = openCache();
    const reads = await Promise.all(Array.from({ length: 50 }, () => cache.read("/o-nas")));
    expect(new Set([...reads, await cache.read("/o-nas")]).size).toBe(1);
    expect(cache.rendered).toEqual(["/o-nas"]);
  });

  test("regardless of unknown parameters", async () => {
    const cache = openCache();
    await cache.read("/kontakt?utm_source=list&platnosc=przelew&koszyk=true&fbclid=1");
    await cache.read("/kontakt?dostawa=kurier&koszyk=true");
    await cache.read("/kontakt?koszyk=true");
    expect(cache.rendered).toEqual(["/kontakt?koszyk=true"]);
  });

  test("and once more for navigations, regardless of parameters", async () => {
    const cache = openCache();
    await cache.read("/_page/?fbclid=1");
    await cache.read("/_page/?utm_source=list");
    await cache.read("/_page/");
    expect(cache.rendered).toEqual(["/_page/"]);
  });

  test("for ORIGIN, without anything of the visitor's request", async () => {
    const seen: Request[] = [];
    const cache = openCache((request) => {
      seen.push(request);
      return html("page");
    });
    await cache.read("/blog?utm_source=list");
    expect(seen.map(({ url, method }) => `${method} ${url}`)).toEqual([`GET ${origin}/blog`]);
    expect([...seen[0]!.headers]).toEqual([]);
  });
});

describe("a change of the catalogue", () => {
  test("renders each page again, and serves the stale one until then", async () => {
    const gate = createGate();
    const cache = openCache(async (_request, count) => {
      if (count > 1) await gate.passed;
      return html(`rendering ${count}`);
    });
    await cache.read("/produkt/17");
    cache.state.version = "tuesday";
    expect(await cache.read("/produkt/17")).toBe("rendering 1");
    expect(await cache.read("/produkt/17?utm_source=list")).toBe("rendering 1");
    gate.open();
    await expect.poll(() => cache.read("/produkt/17")).not.toBe("rendering 1");
    expect(cache.rendered.filter((key) => key === "/produkt/17")).toHaveLength(2);
  });

  test("serves no stale page for longer than three seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const cache = openCache(async (request, count) => {
      if (count > 2) await createGate().passed;
      return html(request.url);
    });
    await cache.read("/produkt/17");
    cache.state.version = "tuesday";
    expect(cache.isCached("/produkt/17")).toBe(true);
    vi.advanceTimersByTime(2999);
    expect(cache.isCached("/produkt/17")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(cache.isCached("/produkt/17")).toBe(false);
    vi.useRealTimers();
  });

  test("removes the page of a removed product", async () => {
    const cache = openCache((_request, count) => html("page", { status: count === 1 ? 200 : 404 }));
    await cache.read("/produkt/17");
    cache.state.version = "tuesday";
    cache.isCached("/produkt/17");
    await expect.poll(() => cache.isCached("/produkt/17")).toBe(false);
  });

  test("discards pages whose rendering began before", async () => {
    const gate = createGate();
    const cache = openCache(async (_request, count) => {
      if (count === 1) await gate.passed;
      return html(`rendering ${count}`);
    });
    const old = cache.read("/produkt/17");
    cache.state.version = "tuesday";
    expect(await cache.read("/produkt/17")).not.toBe("rendering 1");
    gate.open();
    expect(await old).toBe("rendering 1");
    expect(await cache.read("/produkt/17")).not.toBe("rendering 1");
  });

  test("warms the most important and most recently used pages", async () => {
    const cache = openCache();
    await cache.warm();
    expect(cache.rendered).toEqual(firstPages);
    await cache.read("/produkt/17");
    cache.rendered.length = 0;
    cache.state.version = "tuesday";
    cache.isCached("/nowhere");
    await expect.poll(() => cache.rendered).toEqual([...firstPages, "/produkt/17"]);
  });
});

describe("a stale page", () => {
  const later = 10 * 60_000;

  test("is served while the next one is rendered, once", async () => {
    const gate = createGate();
    const cache = openCache(async (_request, count) => {
      if (count > 1) await gate.passed;
      return html(`rendering ${count}`);
    });
    await cache.read("/");
    cache.state.now += later;
    expect(await cache.read("/")).toBe("rendering 1");
    expect(await cache.read("/")).toBe("rendering 1");
    gate.open();
    await expect.poll(() => cache.read("/")).toBe("rendering 2");
    expect(cache.rendered).toEqual(["/", "/"]);
  });

  test.each([
    ["throws", () => Promise.reject(new Error("no wind"))],
    ["answers 500", () => html("sorry", { status: 500 })],
  ])("is served as long as rendering %s, with retries after a pause", async (_name, fail) => {
    const cache = openCache((_request, count) =>
      count === 2 ? fail() : html(`rendering ${count}`),
    );
    await cache.read("/");
    cache.state.now += later;
    expect(await cache.read("/")).toBe("rendering 1");
    await new Promise(setImmediate);
    expect(await cache.read("/")).toBe("rendering 1");
    expect(cache.rendered).toHaveLength(2);
    cache.state.now += 5000;
    await cache.read("/");
    await expect.poll(() => cache.read("/")).toBe("rendering 3");
  });

  test("is removed when the response is a 404", async () => {
    const cache = openCache((_request, count) => html("page", { status: count === 1 ? 200 : 404 }));
    await cache.read("/produkt/17");
    cache.state.now += later;
    await cache.read("/produkt/17");
    await expect.poll(() => cache.isCached("/produkt/17")).toBe(false);
  });
});

describe("never cached is", () => {
  test.each([
    ["a response with no-store", { headers: { "Cache-Control": "no-store" } }],
    ["a private response", { headers: { "Cache-Control": "private, max-age=60" } }],
    ["a response that sets a cookie", { headers: { "Set-Cookie": "a=b" } }],
    ["a response with Vary", { headers: { Vary: "Cookie" } }],
    ["a 404", { status: 404 }],
    ["a 500", { status: 500 }],
    ["a redirect", { status: 302, headers: { Location: "/" } }],
  ])("%s", async (_name, init) => {
    const cache = openCache(() => html("page", init));
    await cache.read("/blog");
    expect(cache.isCached("/blog")).toBe(false);
  });

  test.each([
    "/newsletter",
    "/newsletter/potwierdz?token=t",
    "/szukaj.json",
    "/nowhere",
    "//o-nas",
  ])("%s: the cache is not even asked", async (url) => {
    const cache = openCache();
    expect(await cache.read(url)).toBeUndefined();
    expect(cache.rendered).toEqual([]);
  });

  test("any response to a form", async () => {
    const cache = openCache();
    await cache.read("/kontakt");
    expect(cache.find({ method: "POST", url: "/kontakt" })).toBeUndefined();
    expect(await cache.open({ method: "POST", url: "/kontakt" })).toBeUndefined();
  });

  test("or shared: a cookie reaches only the visitor who caused the render", async () => {
    const cache = openCache(() => html("page", { headers: { "Set-Cookie": "a=b" } }));
    expect(await Promise.all([cache.read("/blog"), cache.read("/blog")])).toEqual([
      "page",
      undefined,
    ]);
  });
});

test("many pages are rendered a few at a time, whether they succeed or not", async () => {
  const gate = createGate();
  const cache = openCache(async (_request, count) => {
    await gate.passed;
    return count % 2 ? html("page") : Promise.reject(new Error("no wind"));
  });
  const reads = Array.from({ length: 20 }, (_, id) => cache.read(`/produkt/${id}`));
  const outcomes = Promise.allSettled(reads);
  await new Promise(setImmediate);
  expect(cache.rendered).toHaveLength(2);
  gate.open();
  await outcomes;
  expect(cache.rendered).toHaveLength(20);
});

test("a full cache evicts the least recently used page", async () => {
  const cache = openCache(({ url }) => html(url + randomBytes(10_000).toString("hex")));
  for (const id of [1, 2, 3]) await cache.read(`/produkt/${id}`);
  cache.isCached("/produkt/1");
  await cache.read("/produkt/4");
  expect([1, 2, 3, 4].map((id) => cache.isCached(`/produkt/${id}`))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("a failed first render reaches the visitor, and the next request starts a new one", async () => {
  const cache = openCache((_request, count) =>
    count === 1 ? Promise.reject(new Error("no wind")) : html("page"),
  );
  await expect(cache.read("/blog")).rejects.toThrow("no wind");
  expect(await cache.read("/blog")).toBe("page");
});

test("a page that cannot be warmed is logged and does not stop the others", async () => {
  const cache = openCache(({ url }) =>
    url === `${origin}/` ? Promise.reject(new Error("no wind")) : html("page"),
  );
  await cache.warm();
  expect(cache.rendered).toEqual(firstPages);
  expect(cache.log.of("error")).toEqual([
    {
      level: "error",
      message: "page could not be warmed",
      details: { err: new Error("no wind"), key: "/" },
    },
  ]);
});

test.each(["before", "after"])(
  "a failed page that a visitor asked for %s it was warmed is logged by the request alone",
  async (order) => {
    const gate = createGate();
    const cache = openCache(async ({ url }) => {
      await gate.passed;
      return url === `${origin}/` ? Promise.reject(new Error("no wind")) : html("page");
    });
    const visits = ["before", "after"].map(async (time) => {
      if (time !== order) return cache.warm();
      await expect(cache.read("/")).rejects.toThrow("no wind");
    });
    gate.open();
    await Promise.all(visits);
    expect(cache.rendered).toEqual(firstPages);
    expect(cache.log.of("error")).toEqual([]);
  },
);
