import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressResponse } from "./compress-response.ts";

const text = `<!doctype html>${"Latawiec leci wysoko. ".repeat(500)}`;
const page = { "Content-Type": "text/html; charset=utf-8" };
const json = { "Content-Type": "application/json", "Cache-Control": "no-store" };

function response(headers: Record<string, string>, accepts?: string, method = "GET", body = text) {
  const request = { method, headers: accepts === undefined ? {} : { "accept-encoding": accepts } };
  return compressResponse(new Response(body, { status: 404, headers }), request);
}

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("a response is sent as %s to clients that accept it", async (encoding, unpack) => {
  const { status, headers, bytes } = await read(response(page, encoding));
  expect(status).toBe(404);
  expect(headers).toMatchObject({
    "content-type": page["Content-Type"],
    "content-encoding": encoding,
    "content-length": String(bytes.length),
    vary: "Accept-Encoding",
  });
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(unpack(bytes).toString()).toBe(text);
});

test("so is the function's product list, with its other Vary headers", async () => {
  const { headers } = await read(response({ ...json, Vary: "Origin" }, "br", "POST"));
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "Origin, Accept-Encoding" });
});

describe("not compressed is", () => {
  test.each([
    ["for a client that accepts no compression", page, undefined, "GET"],
    ["a response to a form", page, "br", "POST"],
    ["an uncacheable page", { ...page, "Cache-Control": "no-store" }, "br", "GET"],
    ["a private page", { ...page, "Cache-Control": "private, max-age=5" }, "br", "GET"],
    ["a page that sets a cookie", { ...page, "Set-Cookie": "a=b" }, "br", "GET"],
    ["a picture", { "Content-Type": "image/webp" }, "br", "GET"],
    ["a feed", { ...page, "Cache-Control": "no-cache, no-transform" }, "br", "GET"],
    ["a compressed response", { ...page, "Content-Encoding": "gzip" }, "br", "GET"],
  ])("%s", async (_name, headers, accepts, method) => {
    const got = await read(response(headers, accepts, method));
    expect(got.headers["content-encoding"]).not.toBe("br");
    expect(got.bytes.toString()).toBe(text);
  });

  test("what fits into one packet", async () => {
    const { headers, bytes } = await read(response(page, "br", "GET", "Nie ma takiej strony."));
    expect(headers).toMatchObject({ vary: "Accept-Encoding" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(bytes.toString()).toBe("Nie ma takiej strony.");
  });

  test("a response without a body", async () => {
    const empty = new Response(null, { status: 302, headers: { ...page, Location: "/" } });
    expect(await compressResponse(empty, { method: "GET", headers: {} })).toBe(empty);
  });
});

async function read(answered: Promise<Response>) {
  const response = await answered;
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
}
