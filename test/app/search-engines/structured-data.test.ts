import { afterAll, expect, onTestFinished, test } from "vitest";
import { categories, deliveryOptions, legal } from "../../../shop.config.ts";
import { createCatalogue } from "../../../shop/catalogue/catalogue.ts";
import { sampleProduct } from "../../fixtures.ts";
import { openTestApp } from "../../test-app.ts";
import { findOffer, readJsonLd, type JsonLd } from "./read-json-ld.ts";
import { findShapeViolations } from "./structured-data-rules.ts";

const app = await openTestApp();
afterAll(app.close);

const { catalogue, content, origin } = app.shop;
const open = async (path: string) => readJsonLd(await (await app.fetch(path)).text());

const pages: [path: string, types: string[]][] = [
  ["/", ["OnlineStore", "WebSite"]],
  [`/kategoria/${categories[0]!.key}`, ["BreadcrumbList"]],
  [`/produkt/${catalogue().products[0]!.id}`, ["Product", "BreadcrumbList"]],
  [`/blog/${content.articles[0]!.slug}`, ["Article", "BreadcrumbList"]],
];

test.each(pages)("%s has structured data by the published rules", async (path, types) => {
  const nodes = await open(path);
  expect(nodes.map((node) => node["@type"])).toEqual(types);
  expect(nodes.flatMap(findShapeViolations)).toEqual([]);
});

async function openProduct(changes: Parameters<typeof sampleProduct>[0]) {
  const product = sampleProduct({ id: "17", category: categories[0]!.key, ...changes });
  const own = await openTestApp({ catalogue: () => createCatalogue([product], "own") });
  onTestFinished(own.close);
  return findOffer(await (await own.fetch("/produkt/17")).text());
}

test("a reduced product has its struck price beside the offer's", async () => {
  const offer = await openProduct({
    price: 3999,
    images: ["/img/a"],
    reduction: { lowestPrice: 4999, percent: 20 },
  });
  expect(findShapeViolations(offer)).toEqual([]);
  expect(offer).toMatchObject({
    price: "39.99",
    priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "49.99" },
  });
  expect(await openProduct({ price: 3999 })).not.toHaveProperty("priceSpecification");
});

test("the organization names every delivery of parcels and the terms of returns", async () => {
  const [shop] = (await open("/")) as [JsonLd];
  const parcels = deliveryOptions.filter(({ fulfilment }) => fulfilment !== "pickup");
  expect(shop.hasShippingService).toMatchObject(parcels.map(({ label }) => ({ name: label })));
  expect(shop.hasMerchantReturnPolicy).toMatchObject({
    merchantReturnDays: legal.withdrawalDays,
    merchantReturnLink: `${origin}/polityka-zwrotow`,
  });
});
