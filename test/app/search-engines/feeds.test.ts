import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../../../shop/catalogue/catalogue.ts";
import { formatPrice } from "../../../shop/price.ts";
import { demoCatalogue } from "../../demo-catalogue.ts";
import { findText, parseXml, type XmlElement } from "../../parse-xml.ts";
import { openTestApp } from "../../test-app.ts";
import { readPage } from "../read-page.ts";
import * as published from "./feed-rules.ts";
import { findOffer, readJsonLd } from "./read-json-ld.ts";
import { findViolations } from "./rules.ts";
import { findShapeViolations } from "./structured-data-rules.ts";

/** Every tenth product is reduced. */
const products = demoCatalogue().products.map((product, index) =>
  index % 10 === 0
    ? { ...product, reduction: { lowestPrice: product.price + 1000, percent: 10 } }
    : product,
);
const offered = products.flatMap((product) => product.variants ?? product);
const catalogue = createCatalogue(products, "reduced");

const app = await openTestApp({ catalogue: () => catalogue });
afterAll(app.close);

async function read(path: string): Promise<XmlElement> {
  return parseXml(await (await app.fetch(path)).text());
}

const google = (await read("/feeds/google.xml")).children[0]!.children.filter(
  ({ name }) => name === "item",
);
const ceneo = (await read("/feeds/ceneo.xml")).children;

const textsOf = (elements: readonly XmlElement[]) =>
  elements.map(({ name, text }) => [name, text] as const);
const urlsOf = (elements: readonly XmlElement[]) =>
  elements.map(({ name, attributes }) => [name, attributes.url!] as const);
const isNested = ({ name }: XmlElement) => name === "imgs" || name === "attrs";

describe("Google's feed", () => {
  test("has every product that has picture and price", () => {
    const listed = offered.filter(({ images, price }) => images.length > 0 && price > 0);
    expect(listed.length).toBeGreaterThan(50);
    expect(google.map((item) => findText(item, "g:id"))).toEqual(listed.map(({ id }) => id));
  });

  test("follows the published rules", () => {
    for (const item of google) {
      const shipping = item.children.filter(({ name }) => name === "g:shipping");
      const plain = item.children.filter(({ name }) => name !== "g:shipping");
      const nested = shipping.map(({ name }) => [name, "nested"] as const);
      const all = [...textsOf(plain), ...nested];
      expect(findViolations(published.googleRules, all)).toEqual([]);
      for (const { children } of shipping) {
        expect(findViolations(published.googleShippingRules, textsOf(children))).toEqual([]);
      }
    }
  });
});

describe("Ceneo's feed", () => {
  test("has every product that can be ordered", () => {
    const listed = offered.filter(({ images, stock }) => images.length > 0 && stock > 0);
    expect(ceneo.map(({ attributes }) => attributes.id)).toEqual(listed.map(({ id }) => id));
  });

  test("follows the rules", () => {
    for (const { attributes, children } of ceneo) {
      expect(findViolations(published.ceneoOfferRules, Object.entries(attributes))).toEqual([]);
      const texts = textsOf(children.filter((each) => !isNested(each)));
      expect(findViolations(published.ceneoElementRules, texts)).toEqual([]);
      const [pictures, features] = children.filter(isNested);
      expect(findViolations(published.ceneoPictureRules, urlsOf(pictures!.children))).toEqual([]);
      const named = features!.children.map((each) => [each.attributes.name!, each.text] as const);
      expect(findViolations(published.ceneoFeatureRules, named)).toEqual([]);
    }
  });
});

test("feeds, page and structured data have the same price, availability and address", async () => {
  const offers = new Map(ceneo.map(({ attributes }) => [attributes.id!, attributes]));
  for (const item of google) {
    const link = findText(item, "g:link")!;
    const salePrice = findText(item, "g:sale_price");
    const [price] = (salePrice ?? findText(item, "g:price")!).split(" ") as [string];
    const [struck] = salePrice ? findText(item, "g:price")!.split(" ") : [];
    const page = await readPage(await app.fetch(link));
    expect(readJsonLd(page.html).flatMap(findShapeViolations)).toEqual([]);
    const offer = findOffer(page.html, link);
    const inStock = findText(item, "g:availability") === "in_stock";
    expect(page.canonical).toBe(link.replace(/\?wariant=.*/, ""));
    expect(offer).toMatchObject({
      url: link,
      price,
      ...(struck && { priceSpecification: { price: struck } }),
      availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
    });
    expect(page.meta("product:price:amount")).toBe(price);
    const shown = /class="product__price">.*?<span class="price">(.*?)<\/span>/s.exec(page.html);
    expect(shown![1]).toBe(formatPrice(Math.round(Number(price) * 100)).replace("\u00a0", " "));
    const atCeneo = offers.get(findText(item, "g:id")!);
    expect(atCeneo?.price).toBe(inStock ? price : undefined);
    if (atCeneo) expect(atCeneo.url).toBe(link);
  }
});

describe("a feed's address", () => {
  const get = (headers: Record<string, string>, method = "GET") =>
    app.fetch("/feeds/google.xml", { method, headers });

  test("answers in gzip, with 304, and to HEAD", async () => {
    const compressed = await get({ "Accept-Encoding": "gzip" });
    expect(compressed.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const xml = gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString();
    expect(parseXml(xml).children[0]!.children.length).toBeGreaterThan(google.length);
    const known = { "Accept-Encoding": "gzip", "If-None-Match": compressed.headers.get("ETag")! };
    expect((await get(known)).status).toBe(304);
    const head = await get({ "Accept-Encoding": "gzip" }, "HEAD");
    expect(head.headers.get("Content-Length")).toBe(compressed.headers.get("Content-Length"));
    expect(head.body).toBeNull();
  });

  test("takes no form", async () => {
    const posted = await get({}, "POST");
    expect(posted.status).toBe(405);
    expect(posted.headers.get("Allow")).toBe("GET, HEAD");
  });
});
