import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressResponse } from "./compress-response.ts";

const text = `<!doctype html>${"Latawiec leci wysoko. ".repeat(500)}`;
const page = { "Content-Type": "text/html; charset=utf-8" };
const json = { "Content-Type": "application/json", "Cache-Control": "no-store" };

function response(headers: Record<string, string>, accepts?: string, method = "GET", body = text) {
  const asked = { method, headers: accepts === undefined ? {} : { "accept-encoding": accepts } };
  return compressResponse(new Response(body, { status: 404, headers }), asked);
}

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("an answer goes out as %s to whoever reads it", async (encoding, unpack) => {
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

test("so do the shop's goods for the function's client, whatever else they vary by", async () => {
  const { headers } = await read(response({ ...json, Vary: "Origin" }, "br", "POST"));
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "Origin, Accept-Encoding" });
});

describe("as it is goes out", () => {
  test.each([
    ["what somebody asks for uncompressed", page, undefined, "GET"],
    ["the answer to a form", page, "br", "POST"],
    ["a page that nobody may keep", { ...page, "Cache-Control": "no-store" }, "br", "GET"],
    ["a page for one person", { ...page, "Cache-Control": "private, max-age=5" }, "br", "GET"],
    ["a page that sets a cookie", { ...page, "Set-Cookie": "a=b" }, "br", "GET"],
    ["a picture", { "Content-Type": "image/webp" }, "br", "GET"],
    ["what is compressed already", { ...page, "Content-Encoding": "gzip" }, "br", "GET"],
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

  test("what has no body", async () => {
    const empty = new Response(null, { status: 302, headers: { ...page, Location: "/" } });
    expect(await compressResponse(empty, { method: "GET", headers: {} })).toBe(empty);
  });
});

async function read(answered: Promise<Response>) {
  const response = await answered;
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
}
