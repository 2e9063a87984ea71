import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { productPicture } from "../../shop/catalogue/product/picture.ts";
import { temporaryFolder } from "../../test/temporary-store.ts";
import { createImageHandler } from "./image-handler.ts";

const hash = "0123456789abcdef01234567";
const [width] = productPicture.widths;
const lost = hash.replace("0", "f");
const known = `/img/${hash}-${width}.webp`;

/** A server with one picture. */
async function openServer() {
  const path = join(temporaryFolder(), "picture.webp");
  writeFileSync(path, "picture");
  const findPicture = async (asked: string) => {
    if (asked === hash) return { path, size: 7, format: "webp" as const };
    return asked === lost ? ("unavailable" as const) : undefined;
  };
  const server = createServer((req, res) =>
    createImageHandler({ findPicture }, () => res.end("others"))(req, res, () => undefined),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (asked: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${asked}`, init);
}

it("sends a product picture with CORP cross-origin, immutable", async () => {
  const response = await (await openServer())(known);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "content-type": "image/webp",
    "content-length": "7",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await response.text()).toBe("picture");
});

it("answers HEAD with headers alone", async () => {
  const response = await (await openServer())(known, { method: "HEAD" });
  expect([response.status, response.headers.get("Content-Length")]).toEqual([200, "7"]);
});

it.each([
  ["of an unknown product", known.replace("0123", "3210")],
  ["of an unsupported width", known.replace(`-${width}`, "-17")],
  ["of an unsupported format", known.replace("webp", "svg")],
  ["with path traversal", "/img/..%2f..%2fpackage.json"],
])("answers 404 in text with a short max-age for a picture %s", async (_, path) => {
  const response = await (await openServer())(path);
  expect([response.status, await response.text()]).toEqual([404, "Nie ma takiego zdjęcia."]);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
});

it("sends a placeholder for an unavailable picture, cross-origin too", async () => {
  const ask = await openServer();
  const path = `/img/${lost}-${width}.avif`;
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=30",
  });
  const size = (await response.bytes()).length;
  const head = await ask(path, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, `${size}`]);
});

it("rejects other methods, and passes other paths on", async () => {
  const ask = await openServer();
  expect((await ask(known, { method: "POST" })).status).toBe(404);
  expect(await (await ask("/produkt/1")).text()).toBe("others");
});
