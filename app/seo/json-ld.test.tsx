import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { deliveryOptions, legal } from "../../shop.config.ts";
import type { Product } from "../../shop/product.ts";
import { articleJsonLd, breadcrumbsJsonLd, JsonLd, organizationJsonLd, productJsonLd, websiteJsonLd } from "./json-ld.tsx";

const origin = "https://sklep.example";
const url = `${origin}/produkt/17`;
const product: Product = {
  id: "17",
  name: "Miś Bruno",
  category: "pluszaki",
  description: "Opis\n- miękki",
  price: 4999,
  currency: "PLN",
  images: ["/pictures/products/mis"],
  stock: 3,
  sku: "MIS-1",
  ean: "5901234123457",
  warnings: [],
  manufacturer: { name: "Misiowo", address: "", email: "" },
};

test("a name cannot close the element and is still read as it is", () => {
  const things = [{ "@type": "Product", name: "</script><script>alert(1)</script>" }];
  const html = renderToStaticMarkup(<JsonLd things={things} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)![1]!;
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": things });
});

test("a toy is offered at its own price and delivered at the basket's", () => {
  const delivery = (deliveryOptions[0]!.price / 100).toFixed(2);
  expect(productJsonLd(product, url, origin).offers).toMatchObject({
    url,
    price: "49.99",
    priceCurrency: "PLN",
    availability: "https://schema.org/InStock",
    shippingDetails: { shippingRate: { value: delivery, currency: "PLN" } },
    hasMerchantReturnPolicy: { merchantReturnDays: legal.withdrawalDays },
  });
});

test("delivery takes the days that the shop states, counted in whole days", () => {
  const range = { minValue: 1, maxValue: 2, unitCode: "DAY" };
  expect(productJsonLd(product, url, origin).offers).toMatchObject({
    shippingDetails: { deliveryTime: { handlingTime: range, transitTime: range } },
  });
});

test("a sold-out toy says so", () => {
  expect(productJsonLd({ ...product, stock: 0 }, url, origin).offers).toMatchObject({
    availability: "https://schema.org/OutOfStock",
  });
});

test("only a valid EAN is named, and its absence leaves no empty field", () => {
  expect(productJsonLd(product, url, origin)).toMatchObject({ gtin13: "5901234123457", sku: "MIS-1" });
  expect(productJsonLd({ ...product, ean: "5901234123450" }, url, origin)).not.toHaveProperty("gtin13");
  const { ean: _ean, description: _text, manufacturer: _maker, ...bare } = product;
  const thing = productJsonLd(bare, url, origin);
  expect(Object.keys(thing)).toEqual(["@type", "name", "image", "sku", "offers"]);
});

test("pictures are whole addresses", () => {
  expect(productJsonLd(product, url, origin).image).toEqual([`${origin}/pictures/products/mis-960.webp`]);
});

test("an article names its day, its picture and the shop as its author", () => {
  const article = {
    slug: "prezenty",
    title: "Prezent",
    excerpt: "Krótko",
    date: "2026-11-09",
    category: "Prezenty",
    image: "/pictures/articles/prezenty",
    imageAlt: "",
  } as const;
  expect(articleJsonLd(article, `${origin}/blog/prezenty`, origin)).toMatchObject({
    headline: "Prezent",
    datePublished: "2026-11-09",
    image: [`${origin}/pictures/articles/prezenty-og.jpg`],
    author: { name: "Latawiec" },
  });
});

test("breadcrumbs count from one", () => {
  const steps = [{ name: "Strona główna", url: `${origin}/` }, { name: "Blog", url: `${origin}/blog` }];
  expect(breadcrumbsJsonLd(steps).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Strona główna", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Blog", item: `${origin}/blog` },
  ]);
});

test("the shop publishes its own website", () => {
  expect(websiteJsonLd(origin).publisher).toEqual({ "@id": organizationJsonLd(origin)["@id"] });
});
