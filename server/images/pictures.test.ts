import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { pictureFolders } from "../../test/picture-folders.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { pictureBase } from "../catalogue/to-product.ts";
import type { Caches } from "../files/caches.ts";
import { createProcessLock } from "../files/process-lock.ts";
import { createImageHandler } from "../web/image-handler.ts";
import { openPictures } from "./pictures.ts";
import { fetchPicture, isPublicIp } from "./fetch-picture.ts";
import { describeFailure } from "./picture-error.ts";
import { failuresFolder, readPictureFailures } from "./picture-failures.ts";

const hundred = { create: { width: 100, height: 50, channels: 3, background: "red" } } as const;
const huge = await sharp({ create: { ...hundred.create, width: 8000, height: 6000 } })
  .png()
  .toBuffer();
const red = await sharp(hundred).jpeg().toBuffer();

/** 39 megapixels by its head; a real one of 1 214 bytes took 0.9 GB to decode. */
const hugeAvif = await sharp(hundred).avif().toBuffer();
const sizeAt = hugeAvif.indexOf("ispe") + 8;
for (const at of [sizeAt, sizeAt + 4]) hugeAvif.writeUInt32BE(6300, at);

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** In these tests only one loopback address counts as public. */
const deps = {
  isAllowedIp: (address: string) => address === "127.0.0.1" || isPublicIp(address),
  resolve: async (host: string) =>
    host === "mixed.example" ? ["127.0.0.1", "10.0.0.1"] : ["127.0.0.1"],
};

/** Of a process that decodes this picture, or has died of it. */
function leaveMark(folder: string, base: string): string {
  const mark = join(failuresFolder(folder), `${base.split("/").at(-1)}.decoding`);
  mkdirSync(failuresFolder(folder));
  writeFileSync(mark, "");
  return mark;
}

const one = "1".repeat(24);
const two = "2".repeat(24);

/** Without a server; `begun` are the pictures that it has tried to decode. */
function openOwn(fetch: (base: string) => Promise<Buffer>) {
  const folder = temporaryFolder();
  const begun: string[] = [];
  const { failures, ...folders } = pictureFolders(folder);
  const begin = (hash: string) => {
    begun.push(hash);
    return failures.begin(hash);
  };
  const pictures = openPictures({
    ...folders,
    failures: { ...failures, begin },
    sourceUrlOf: (base) => base,
    fetch,
    log: createQuietLog(),
  });
  const find = (hash: string) => pictures.findPicture(hash, { width: 320, format: "webp" });
  return { find, begun, folder };
}

type Limits = {
  maxBytes?: number;
  timeoutMs?: number;
  responseTimeoutMs?: number;
  caches?: Partial<Caches>;
};

async function openAll(
  listener: RequestListener,
  { maxBytes, timeoutMs, responseTimeoutMs, caches }: Limits = {},
) {
  const clock = { now: 0 };
  const address = `${await serve(listener)}/1.jpg`;
  const log = createQuietLog();
  const folder = temporaryFolder();
  const pictures = openPictures({
    ...pictureFolders(folder, () => clock.now, caches),
    sourceUrlOf: (base) => (base === pictureBase(address) ? address : undefined),
    fetch: (from) => fetchPicture(from, { ...deps, ...(timeoutMs && { timeoutMs }) }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(responseTimeoutMs !== undefined && { responseTimeoutMs }),
    log,
  });
  const shop = await serve((req, res) =>
    createImageHandler(pictures, (_req, other) => void other.writeHead(418).end())(
      req,
      res,
      () => undefined,
    ),
  );
  const base = shop + pictureBase(address);
  return { base, shop, log, clock, folder };
}

async function expectPlaceholder(url: string): Promise<void> {
  const response = await fetch(url);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=30");
  expect(await response.text()).toContain("Brak zdjęcia");
}

describe("a product picture", () => {
  it("is downloaded once, scaled to a white square and cached", async () => {
    let requests = 0;
    const { base } = await openAll((_req, res) => {
      requests += 1;
      res.end(red);
    });
    const responses = await Promise.all(
      [320, 640, 960, 320].map((width) => fetch(`${base}-${width}.webp`)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(requests).toBe(1);
    expect(responses[0]!.headers.get("cache-control")).toContain("immutable");
    const picture = sharp(await responses[0]!.bytes());
    expect(await picture.metadata()).toMatchObject({ format: "webp", width: 320, height: 320 });
    const [corner] = await picture.raw().toBuffer();
    expect(corner).toBeGreaterThan(250);
  });

  it("is encoded only as requested: AVIF for one width", async () => {
    const { base, folder } = await openAll((_req, res) => void res.end(red));
    const response = await fetch(`${base}-640.avif`);
    expect(response.headers.get("content-type")).toBe("image/avif");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const metadata = await sharp(await response.bytes()).metadata();
    expect(metadata).toMatchObject({ compression: "av1", width: 640, height: 640 });
    expect(listFiles(join(folder, "images"))).toEqual([expect.stringMatching(/-640\.avif$/)]);
  });

  it("is decoded again from the download, and downloaded again once that is evicted", async () => {
    let requests = 0;
    const { base, folder } = await openAll((_req, res) => {
      requests += 1;
      res.end(red);
    });
    for (const name of ["320.webp", "960.avif", "og.jpg"])
      expect((await fetch(`${base}-${name}`)).status).toBe(200);
    expect(requests).toBe(1);
    rmSync(join(folder, "originals"), { recursive: true });
    expect((await fetch(`${base}-640.webp`)).headers.get("content-type")).toBe("image/webp");
    expect(requests).toBe(2);
  });

  it("is made although its download cannot be stored, and after a clock that was ahead", async () => {
    let unavailable = true;
    const { base, folder, clock } = await openAll((_req, res) => {
      if (unavailable) res.writeHead(503).end();
      else res.end(red);
    });
    writeFileSync(join(folder, "originals"), "");
    clock.now = 365 * 24 * 3_600_000;
    await expectPlaceholder(`${base}-320.webp`);
    unavailable = false;
    clock.now = 0;
    for (const name of ["320.webp", "640.webp"])
      expect((await fetch(`${base}-${name}`)).headers.get("content-type")).toBe("image/webp");
  });

  it("is made once for all who request it, not one after the other", async () => {
    const sources = Array.from({ length: 9 }, () => Promise.withResolvers<Buffer>());
    const fetched: number[] = [];
    const folder = temporaryFolder();
    const pictures = openPictures({
      ...pictureFolders(folder),
      sourceUrlOf: (base) => base,
      async fetch(sourceUrl) {
        const digit = Number(sourceUrl.slice(-1));
        fetched.push(digit);
        return sources[digit]!.promise;
      },
      log: createQuietLog(),
    });
    const find = (digit: number, width: number) =>
      pictures.findPicture(String(digit).repeat(24), { width, format: "webp" });
    const own = [320, 320, 320, 640].map((width) => find(0, width));
    await expect.poll(() => fetched).toEqual([0]);
    const others = [1, 2, 3, 4, 5, 6, 7].map((digit) => find(digit, 320));
    await expect.poll(() => fetched.length).toBe(4);
    sources[0]!.resolve(red);
    await own[0];
    others.push(find(8, 320));
    await expect.poll(() => fetched.length).toBe(5);
    // Of the others, those now in progress end, and each that waited takes their place.
    for (const digit of fetched.slice(1)) sources[digit]!.resolve(red);
    for (const file of await Promise.all(own)) expect(file).toMatchObject({ format: "webp" });
    for (const { resolve } of sources) resolve(red);
    for (const file of await Promise.all(others)) expect(file).toMatchObject({ format: "webp" });
  });

  it("is downloaded again when the stored download is broken", async () => {
    const { base, folder, clock, log } = await openAll((_req, res) => void res.end(red));
    await fetch(`${base}-320.webp`);
    const originals = join(folder, "originals");
    writeFileSync(join(originals, listFiles(originals)[0]!), "broken");
    await expectPlaceholder(`${base}-640.webp`);
    await expectPlaceholder(`${base}-640.webp`);
    expect(log.of("warn")).toHaveLength(1);
    clock.now += 30_000;
    expect((await fetch(`${base}-640.webp`)).headers.get("content-type")).toBe("image/webp");
  });

  it("cannot be used to request other addresses", async () => {
    const { base, shop } = await openAll((_req, res) => void res.end(red));
    const odd = [
      `/img/${"0".repeat(24)}-320.webp`,
      "/img/http://10.0.0.1/-320.webp",
      "/img/../latawiec.sqlite",
    ];
    for (const path of odd) expect((await fetch(shop + path)).status).toBeGreaterThanOrEqual(404);
    expect((await fetch(`${base}-321.webp`)).status).toBe(404);
    expect((await fetch(`${base}-320.webp`, { method: "POST" })).status).toBe(404);
  });

  const broken: [string, RequestListener, Limits?][] = [
    [
      "SVG",
      (_req, res) => void res.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    [
      "SVG disguised as JPEG",
      (_req, res) => void res.setHeader("Content-Type", "image/jpeg").end("<svg/>"),
    ],
    ["a page", (_req, res) => void res.end("<html>")],
    ["nothing", (_req, res) => void res.end()],
    ["a truncated picture", (_req, res) => void res.end(red.subarray(0, red.length / 2))],
    [
      "a broken connection",
      (_req, res) =>
        void res.writeHead(200, { "Content-Length": 9999 }).write(red, () => res.destroy()),
    ],
    ["48 megapixels", (_req, res) => void res.end(huge)],
    ["39 megapixels of AVIF", (_req, res) => void res.end(hugeAvif)],
    [
      "11 megabytes",
      (_req, res) => void res.end(Buffer.concat([red, Buffer.alloc(11 * 1024 * 1024)])),
    ],
    ["silence", () => undefined, { timeoutMs: 300 }],
    ["a body that never ends", (_req, res) => void res.write(red), { timeoutMs: 300 }],
    ["404", (_req, res) => void res.writeHead(404).end(red)],
    [
      "a redirect to a private address",
      (_req, res) => void res.writeHead(302, { Location: "http://10.0.0.1/" }).end(),
    ],
    [
      "a redirect to a file",
      (_req, res) => void res.writeHead(302, { Location: "file:///etc/passwd" }).end(),
    ],
    ["a redirect loop", (_req, res) => void res.writeHead(302, { Location: "/1.jpg" }).end()],
    [
      "a redirect to a private host name",
      (_req, res) => void res.writeHead(302, { Location: "http://mixed.example/" }).end(),
    ],
  ];

  it.each(broken)(
    "that is %s becomes a placeholder, and is not retried for a while",
    async (_name, listener, limits) => {
      let requests = 0;
      const count: RequestListener = (req, res) => {
        requests += 1;
        listener(req, res);
      };
      const { base, log, clock } = await openAll(count, limits);
      const names = ["320.webp", "640.webp"];
      await Promise.all(names.map((name) => expectPlaceholder(`${base}-${name}`)));
      const first = requests;
      await expectPlaceholder(`${base}-640.avif`);
      expect(requests).toBe(first);
      expect(log.of("warn")).toHaveLength(1);
      clock.now += 5 * 60_000 + 1;
      await fetch(`${base}-320.webp`);
      expect(requests).toBeGreaterThan(first);
    },
  );

  it.each([
    ["unreachable", "nie da się pobrać (HTTP 404)", (_req, res) => void res.writeHead(404).end()],
    ["too large", "za duże (6300 × 6300)", (_req, res) => void res.end(hugeAvif)],
    ["no picture", "to nie jest zdjęcie albo plik jest uszkodzony", (_req, res) => res.end("<p>")],
  ] satisfies [string, string, RequestListener][])(
    "that is %s is named to the owner until it can be shown",
    async (_name, reason, listener) => {
      let broken = true;
      const { base, clock, folder } = await openAll((req, res) =>
        broken ? listener(req, res) : res.end(red),
      );
      const read = async () =>
        [...(await readPictureFailures(failuresFolder(folder), clock.now)).values()].map(
          describeFailure,
        );
      await expectPlaceholder(`${base}-320.webp`);
      expect(await read()).toEqual([reason]);
      broken = false;
      clock.now += 30_000;
      expect((await fetch(`${base}-320.webp`)).headers.get("content-type")).toBe("image/webp");
      expect(await read()).toEqual([]);
    },
  );

  it("that has killed a process is tried by no other one for an hour", async () => {
    let requests = 0;
    const { base, folder, clock } = await openAll((_req, res) => {
      requests += 1;
      res.end(red);
    });
    const mark = leaveMark(folder, base);
    clock.now = statSync(mark).mtimeMs + 121_000;
    await expectPlaceholder(`${base}-320.webp`);
    await expectPlaceholder(`${base}-640.webp`);
    const [failure] = (await readPictureFailures(failuresFolder(folder), clock.now)).values();
    expect(failure).toMatchObject({ problem: "interrupted" });
    expect(existsSync(mark)).toBe(false);
    clock.now += 3_600_000;
    expect((await fetch(`${base}-320.webp`)).headers.get("content-type")).toBe("image/webp");
    expect(requests).toBe(1);
  });

  it("that another process decodes is made after it", async () => {
    const { find, begun, folder } = openOwn(async () => red);
    const mark = leaveMark(folder, `/${one}`);
    const found = find(one);
    // Asked for again and again.
    await expect.poll(() => begun.length).toBeGreaterThan(1);
    expect(existsSync(join(folder, "images"))).toBe(false);
    rmSync(mark);
    expect(await found).toMatchObject({ format: "webp" });
  });

  it("is sent although the disk has no room for it", async () => {
    const caches = { makeRoom: async () => false };
    const { base, folder } = await openAll((_req, res) => void res.end(red), { caches });
    const response = await fetch(`${base}-320.webp`);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const metadata = await sharp(await response.bytes()).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 320 });
    const head = await fetch(`${base}-320.webp`, { method: "HEAD" });
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
    expect(existsSync(join(folder, "images"))).toBe(false);
  });

  it("that is large waits for the one that any process of the machine decodes", async () => {
    const large = await sharp({ create: { ...hundred.create, width: 2200, height: 2200 } })
      .avif({ effort: 0 })
      .toBuffer();
    const { find, begun, folder } = openOwn(async (base) => (base.endsWith(one) ? large : red));
    const other = Promise.withResolvers<void>();
    const lock = createProcessLock(join(folder, "large-picture.lock"));
    const holding = lock.run(() => other.promise);
    const found = find(one);
    await expect.poll(() => listFiles(join(folder, "originals"))).toHaveLength(1);
    expect(await find(two)).toMatchObject({ format: "webp" });
    expect(begun).toEqual([two]);
    other.resolve();
    await holding;
    expect(await found).toMatchObject({ format: "webp" });
    expect(begun).toEqual([two, one]);
  });

  it("is retried once its source is available again", async () => {
    let unavailable = true;
    let requests = 0;
    const { base, clock } = await openAll((_req, res) => {
      requests += 1;
      if (unavailable) res.writeHead(503).end();
      else res.end(red);
    });
    await expectPlaceholder(`${base}-320.webp`);
    for (const pauseMs of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
      clock.now += pauseMs - 1;
      const before = requests;
      await expectPlaceholder(`${base}-640.webp`);
      expect(requests).toBe(before);
      clock.now += 1;
      await expectPlaceholder(`${base}-320.webp`);
      expect(requests).toBe(before + 1);
    }
    unavailable = false;
    clock.now += 300_000;
    const response = await fetch(`${base}-320.webp`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  it("does not block on a slow source, and is cached for the next visitor", async () => {
    let requests = 0;
    const source = Promise.withResolvers<void>();
    const { base } = await openAll(
      (_req, res) => {
        requests += 1;
        void source.promise.then(() => res.end(red));
      },
      { responseTimeoutMs: 50 },
    );
    await expectPlaceholder(`${base}-320.webp`);
    source.resolve();
    await expect
      .poll(async () => (await fetch(`${base}-320.webp`)).headers.get("content-type"))
      .toBe("image/webp");
    expect(requests).toBe(1);
  });

  it("has a wide JPEG for link previews, or the shop's own while unavailable", async () => {
    let unavailable = true;
    const { base, clock } = await openAll((_req, res) => {
      if (unavailable) res.writeHead(503).end();
      else res.end(red);
    });
    const early = await fetch(`${base}-og.jpg`, { redirect: "manual" });
    expect([early.status, early.headers.get("location")]).toEqual([302, "/pictures/og.jpg"]);
    expect(early.headers.get("cache-control")).toBe("public, max-age=30");
    unavailable = false;
    clock.now += 30_000;
    const response = await fetch(`${base}-og.jpg`);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const picture = sharp(await response.bytes());
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    // The picture's red reaches the corners.
    const [, green] = await picture.raw().toBuffer();
    expect(green).toBeLessThan(20);
  });

  it("follows a redirect to a public address", async () => {
    const { base } = await openAll((req, res) =>
      req.url === "/1.jpg"
        ? void res.writeHead(301, { Location: "/2.jpg" }).end()
        : void res.end(red),
    );
    expect((await fetch(`${base}-320.webp`)).status).toBe(200);
  });

  it("evicts others when the folder is full", async () => {
    const response: RequestListener = (_req, res) => void res.end(red);
    const { folder, base } = await openAll(response, { maxBytes: 2000 });
    const names = ["320.webp", "640.webp", "320.avif", "640.avif"];
    let made = 0;
    for (const name of names) made += (await (await fetch(`${base}-${name}`)).bytes()).length;
    expect(made).toBeGreaterThan(2000);
    const left = listFiles(join(folder, "images")).map(
      (name) => statSync(join(folder, "images", name)).size,
    );
    expect(left.length).toBeGreaterThan(0);
    expect(left.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
  });
});

describe("an IP address", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "fe80::1%eth0",
    "localhost",
    "",
  ])("%s is not public", (address) => expect(isPublicIp(address)).toBe(false));

  it.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s is public", (address) =>
    expect(isPublicIp(address)).toBe(true),
  );

  it.each([
    "http://127.0.0.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://mixed.example/",
    "ftp://8.8.8.8/",
  ])("%s is not requested", async (address) => {
    const resolve = async () => ["8.8.8.8", "192.168.0.1"];
    await expect(fetchPicture(address, { resolve, isAllowedIp: isPublicIp })).rejects.toThrow(
      /not a/,
    );
  });
});
