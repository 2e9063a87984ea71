import { once } from "node:events";
import { glob } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { join, relative } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCurrentBuild } from "../../server/web/build/build-folder.ts";
import { startShop } from "../start-shop.ts";

type SizeLimit = { name: string; path: string[] };

/** The scripts that each page loads first, from the build. */
const { default: pages } = (await import(join(import.meta.dirname, "../../.size-limit.js"))) as {
  default: SizeLimit[];
};
const client = join(findCurrentBuild()!, "client");
const kibibyte = 1024;

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Counts as Lighthouse does: everything that is transferred, headers included. */
async function measure(path: string): Promise<{ headers: number; all: number }> {
  const asked = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  const [response] = (await once(get(shop.origin + path, { headers: asked }), "response")) as [
    IncomingMessage,
  ];
  const { statusCode, statusMessage, rawHeaders } = response;
  expect([path, statusCode]).toEqual([path, 200]);
  const fields = rawHeaders.map((text, index) => `${text}${index % 2 === 0 ? ": " : "\r\n"}`);
  const head = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${fields.join("")}\r\n`;
  return { headers: head.length, all: head.length + (await buffer(response)).length };
}

describe("the scripts that a page loads first", () => {
  it.each(pages)("are at most 76 KiB with their headers: $name", async ({ path: files }) => {
    const paths = files.map((file) => `/${relative(client, file)}`);
    const sizes = await Promise.all(paths.map(measure));
    expect(sizes.reduce((sum, { all }) => sum + all, 0)).toBeLessThanOrEqual(76 * kibibyte);
  });
});

it("a page's files have headers of at most 450 bytes each", async () => {
  const read = async (path: string) => (await fetch(shop.origin + path)).text();
  const html = (await Promise.all(["/", "/kategoria/gry"].map(read))).join();
  const named = html.match(/\/(?:pictures|img|assets|clips)\/[\w./-]+\.\w+/g)!;
  const styles = await Array.fromAsync(glob("assets/*.css", { cwd: client }), (file) => `/${file}`);
  // Each size of each product's picture would be encoded; those of one stand for all.
  const { base } = /(?<base>\/img\/[\w-]+-)\d+\.avif/.exec(html)!.groups!;
  const isOther = (path: string) => path.startsWith("/img/") && !path.startsWith(base!);
  const paths = new Set([...named, ...styles].filter((path) => !isOther(path)));
  for (const type of ["css", "js", "woff2", "webp", "avif", "mp4"]) {
    expect([...paths].filter((path) => path.endsWith(`.${type}`))).not.toEqual([]);
  }
  for (const path of paths) {
    expect([path, (await measure(path)).headers <= 450]).toEqual([path, true]);
  }
});
