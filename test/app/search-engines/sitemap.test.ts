import { afterAll, expect, onTestFinished, test } from "vitest";
import { sampleProduct } from "../../fixtures.ts";
import { findText, parseXml } from "../../parse-xml.ts";
import { openTestApp, type TestApp } from "../../test-app.ts";

const app = await openTestApp();
afterAll(app.close);

const httpUrl = /^https?:\/\/[^\s"<>]{1,2000}$/;
const w3cDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;
/** sitemaps.org: URLs in one file, and its bytes. */
const maxUrls = 50_000;
const maxBytes = 50 * 1024 * 1024;

async function read({ fetch }: Pick<TestApp, "fetch">, path = "/sitemap.xml") {
  const xml = await (await fetch(path)).text();
  expect(xml.length).toBeLessThan(maxBytes);
  const root = parseXml(xml);
  expect(root.attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(root.children.length).toBeLessThanOrEqual(maxUrls);
  return root;
}

test("the sitemap follows the protocol", async () => {
  const { name, children } = await read(app);
  expect(name).toBe("urlset");
  for (const url of children) {
    expect(url.name).toBe("url");
    expect(findText(url, "loc")).toMatch(httpUrl);
    expect(findText(url, "lastmod") ?? "2026-11-24").toMatch(w3cDate);
  }
});

async function openWithProducts(count: number) {
  const changedAt = Date.UTC(2026, 10, 24, 3, 15);
  const products = Array.from({ length: count }, (_, index) =>
    sampleProduct({ id: String(index), ...(index === 1 && { changedAt }) }),
  );
  const before = app.shop.catalogue();
  const own = await openTestApp({ catalogue: () => ({ ...before, products }) });
  onTestFinished(own.close);
  return own;
}

test("a product has the date of its last change, where it is known", async () => {
  const { children } = await read(await openWithProducts(3));
  const dates = children
    .filter((url) => findText(url, "loc")!.includes("/produkt/"))
    .map((url) => findText(url, "lastmod"));
  expect(dates).toEqual([undefined, "2026-11-24T03:15:00.000Z", undefined]);
});

test("a large shop has an index of parts with all its pages", async () => {
  const large = await openWithProducts(maxUrls + 1);
  const index = await read(large);
  expect(index.name).toBe("sitemapindex");
  const parts = index.children.map((part) => findText(part, "loc")!);
  expect(parts).toEqual([1, 2].map((part) => `${large.shop.origin}/sitemap.xml?strona=${part}`));
  const urls = await Promise.all(
    parts.map(async (part) =>
      (await read(large, part)).children.map((url) => findText(url, "loc")),
    ),
  );
  const small = (await read(app)).children.filter(
    (url) => !/\/(?:produkt|producent)\//.test(findText(url, "loc")!),
  ).length;
  expect(new Set(urls.flat()).size).toBe(small + maxUrls + 1);
  for (const part of ["0", "3", "pierwsza"]) {
    expect((await large.fetch(`/sitemap.xml?strona=${part}`)).status).toBe(404);
  }
});
