import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createFeedCache } from "./feed-cache.ts";

const url = "https://sklep.example/feeds/google.xml";

function openFeed() {
  let now = Date.UTC(2026, 10, 24, 3, 0, 0, 500);
  let rendered = 0;
  const cache = createFeedCache({ now: () => now });
  return {
    renders: () => rendered,
    pass: (ms: number) => (now += ms),
    ask(version: string, headers: Record<string, string> = {}, method = "GET", text = version) {
      return cache.respond(new Request(url, { method, headers }), {
        name: "google",
        version,
        render() {
          rendered += 1;
          return [`<rss>`, text, "</rss>"];
        },
      });
    },
  };
}

const gzip = { "Accept-Encoding": "br, gzip" };

test("a feed is rendered once for a version, whoever asks for it at once", async () => {
  const { ask, renders } = openFeed();
  await Promise.all([ask("w1"), ask("w1", gzip), ask("w1")]);
  expect(await (await ask("w1")).text()).toBe("<rss>w1</rss>");
  expect(renders()).toBe(1);
  expect(await (await ask("w2")).text()).toBe("<rss>w2</rss>");
  expect(renders()).toBe(2);
});

test("it is compressed for clients that accept gzip, and plain for others", async () => {
  const { ask } = openFeed();
  const compressed = await ask("w1", gzip);
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(compressed.headers.get("Content-Encoding")).toBe("gzip");
  expect(compressed.headers.get("Content-Length")).toBe(String(bytes.length));
  expect(gunzipSync(bytes).toString()).toBe("<rss>w1</rss>");
  const plain = await ask("w1", { "Accept-Encoding": "br, gzip;q=0" });
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(plain.headers.get("ETag")).not.toBe(compressed.headers.get("ETag"));
  expect(plain.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await plain.text()).toBe("<rss>w1</rss>");
});

test("HEAD has the headers of GET, without a body", async () => {
  const { ask } = openFeed();
  const got = await ask("w1", gzip);
  const head = await ask("w1", gzip, "HEAD");
  expect([...head.headers]).toEqual([...got.headers]);
  expect(head.body).toBeNull();
});

test("who has the feed gets 304 until its content changes", async () => {
  const { ask, pass } = openFeed();
  const { headers } = await ask("w1", gzip, "GET", "same");
  const etag = headers.get("ETag")!;
  const since = { "If-Modified-Since": headers.get("Last-Modified")! };
  pass(5000);
  const statusOf = async (text: string, more: Record<string, string>) =>
    (await ask("w2", { ...gzip, ...more }, "GET", text)).status;
  expect(await statusOf("same", { "If-None-Match": etag })).toBe(304);
  expect(await statusOf("same", since)).toBe(304);
  expect(await statusOf("same", { "If-None-Match": '"other"', ...since })).toBe(200);
  expect(await statusOf("same", { "If-Modified-Since": "once" })).toBe(200);
  const next = await ask("w3", { ...gzip, "If-None-Match": etag, ...since }, "GET", "other");
  expect(next.status).toBe(200);
  expect(next.headers.get("Last-Modified")).toBe("Tue, 24 Nov 2026 03:00:05 GMT");
});

test("after a failure the next request renders again", async () => {
  const cache = createFeedCache({ now: () => 0 });
  const ask = (render: () => string[]) =>
    cache.respond(new Request(url), { name: "google", version: "w1", render });
  await expect(
    ask(() => {
      throw new Error("no catalogue");
    }),
  ).rejects.toThrow("no catalogue");
  expect(await (await ask(() => ["<rss/>"])).text()).toBe("<rss/>");
});
