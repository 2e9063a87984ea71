import { afterAll, expect, onTestFinished, test } from "vitest";
import { indexMakers } from "../../shop/catalogue/maker-index.ts";
import { createCatalogue } from "../../shop/catalogue/catalogue.ts";
import { sampleProduct } from "../fixtures.ts";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

const app = await openTestApp();
afterAll(app.close);

const [maker] = indexMakers(app.shop.catalogue().products).values();
const path = `/producent/${maker!.slug}`;

test("a maker's page has its toys and who answers for them, and its products link to it", async () => {
  const page = await readPage(await app.fetch(path));
  expect(page.status).toBe(200);
  expect(page.headings).toEqual([maker!.name]);
  expect(page.canonical).toBe(app.shop.origin + path);
  expect(page.meta("robots")).toBeUndefined();
  for (const { name } of maker!.products.slice(0, 24)) expect(page.text).toContain(name);
  const { name, address, email } = maker!.products[0]!.manufacturer!;
  expect(page.text).toContain(`${name}, ${address}, ${email}`);
  const product = await (await app.fetch(`/produkt/${maker!.products[0]!.id}`)).text();
  expect(product).toContain(`href="${path}"`);
  expect(await (await app.fetch("/sitemap.xml")).text()).toContain(`${path}</loc>`);
});

test("an unknown maker is not found, and one without letters has no page", async () => {
  expect((await app.fetch("/producent/nie-ma")).status).toBe(404);
  const manufacturer = { name: "玩具", address: "", email: "" };
  const nameless = createCatalogue([sampleProduct({ manufacturer })], "test");
  const own = await openTestApp({ catalogue: () => nameless });
  onTestFinished(own.close);
  const { html, text } = await readPage(await own.fetch("/produkt/bruno"));
  expect(text).toContain("玩具");
  expect(html).not.toContain("/producent/");
  expect(await (await own.fetch("/sitemap.xml")).text()).not.toContain("/producent/");
});
