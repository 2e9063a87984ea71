import { mkdtempSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openFeedFiles } from "./feed-files.ts";

const url = "https://sklep.example/feeds/google.xml";

async function openFeeds(folder = mkdtempSync(join(tmpdir(), "latawiec-feeds-"))) {
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = await openFeedFiles({ folder, now: Date.now });
  let renders = 0;
  return {
    folder,
    renders: () => renders,
    files: () =>
      readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".gz")),
    ask(version: string, headers: Record<string, string> = {}, method = "GET") {
      return files.respond(new Request(url, { method, headers }), {
        name: "google",
        version,
        render() {
          renders += 1;
          return ["<rss>", version, "</rss>"];
        },
      });
    },
  };
}

const gzip = { "Accept-Encoding": "br, gzip" };

test("a feed is rendered once for a version, whoever asks for it at once", async () => {
  const { ask, renders, files } = await openFeeds();
  const responses = await Promise.all([ask("w1"), ask("w1", gzip), ask("w1")]);
  expect(await responses[2].text()).toBe("<rss>w1</rss>");
  expect(await (await ask("w1")).text()).toBe("<rss>w1</rss>");
  expect(renders()).toBe(1);
  expect(await (await ask("w2")).text()).toBe("<rss>w2</rss>");
  expect(renders()).toBe(2);
  expect(files()).toHaveLength(1);
});

test("who waits while the catalogue changes gets the newest, rendered once", async () => {
  const { ask, renders } = await openFeeds();
  const [first, ...waiting] = await Promise.all(["w1", "w2", "w3"].map((version) => ask(version)));
  expect(await Promise.all(waiting.map((response) => response.text()))).toEqual([
    "<rss>w3</rss>",
    "<rss>w3</rss>",
  ]);
  await first!.body!.cancel();
  expect(renders()).toBeLessThan(3);
});

test("another process finds the file, a new start makes it again", async () => {
  const first = await openFeeds();
  const second = await openFeeds(first.folder);
  await first.ask("w1");
  expect(await (await second.ask("w1")).text()).toBe("<rss>w1</rss>");
  expect([first.renders(), second.renders()]).toEqual([1, 0]);
  const restarted = await openFeeds(first.folder);
  await restarted.ask("w1");
  expect(restarted.renders()).toBe(1);
});

test("it is compressed for clients that accept gzip, and plain for others", async () => {
  const { ask } = await openFeeds();
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
  const { ask } = await openFeeds();
  const got = await ask("w1", gzip);
  await got.body!.cancel();
  const head = await ask("w1", gzip, "HEAD");
  expect([...head.headers]).toEqual([...got.headers]);
  expect(head.body).toBeNull();
});

test("who has the feed of this version gets 304", async () => {
  const { ask } = await openFeeds();
  const { headers } = await ask("w1", gzip, "HEAD");
  const same = { "If-None-Match": headers.get("ETag")! };
  const since = { "If-Modified-Since": headers.get("Last-Modified")! };
  const statusOf = async (more: Record<string, string>, version = "w1") =>
    (await ask(version, { ...gzip, ...more }, "HEAD")).status;
  expect(await statusOf(same)).toBe(304);
  expect(await statusOf(since)).toBe(304);
  expect(await statusOf({ "If-None-Match": '"other"', ...since })).toBe(200);
  expect(await statusOf({ "If-Modified-Since": "once" })).toBe(200);
  expect(await statusOf({ "If-Modified-Since": "Tue, 24 Nov 2020 03:00:05 GMT" })).toBe(200);
  expect(await statusOf({ ...same, ...since }, "longer")).toBe(200);
});

test("after a failure the next request renders again", async () => {
  const { folder } = await openFeeds();
  const files = await openFeedFiles({ folder, now: Date.now });
  const ask = (render: () => Iterable<string>) =>
    files.respond(new Request(url), { name: "google", version: "w1", render });
  function* breakOff() {
    yield "<rss>";
    throw new Error("no catalogue");
  }
  await expect(ask(breakOff)).rejects.toThrow("no catalogue");
  expect(readdirSync(folder, { recursive: true })).toHaveLength(1);
  expect(await (await ask(() => ["<rss/>"])).text()).toBe("<rss/>");
});
