import { afterAll, expect, test } from "vitest";
import { listAttributes } from "../shop/catalogue/product/attributes.ts";
import { readPage } from "../test/app/read-page.ts";
import { openTestApp } from "../test/test-app.ts";

const app = await openTestApp();
afterAll(app.close);

const open = async (path: string) => readPage(await app.fetch(path));

test("a dress of 30 cm leads to the doll of 30 cm, before what is only similar", async () => {
  const { html, text } = await open("/produkt/1007");
  expect(text).toMatch(/Pasuje do kompletu Lalka szmaciana Zosia.*Może się spodobać/);
  expect(html.match(/<h3[^>]*><a [^>]*href="\/produkt\/1002"/g)).toHaveLength(1);
});

test("the first page of all toys shows every category", async () => {
  const { html } = await open("/zabawki");
  const ids = [...html.matchAll(/<h3[^>]*><a [^>]*href="\/produkt\/(\d+)"/g)].map(([, id]) => id!);
  const { product } = app.shop.catalogue();
  expect(new Set(ids.slice(0, 6).map((id) => product(id)!.category)).size).toBe(6);
});

test("every product can be compared by size, material and batteries and says what it teaches", async () => {
  for (const product of app.shop.catalogue().products) {
    expect([product.name, Object.keys(product.features ?? {})]).toEqual([
      product.name,
      expect.arrayContaining(["Wymiary", "Materiał", "Baterie"]),
    ]);
    const labels = listAttributes(product).map(({ label }) => label);
    expect([product.name, labels]).toEqual([
      product.name,
      expect.arrayContaining(["Wymiary", "Materiał", "Baterie", "Oznakowanie"]),
    ]);
    if (product.description) expect(product.description).toMatch(/\n🎯 Czego uczy\n\p{Lu}/u);
    const { html } = await open(`/produkt/${product.id}`);
    for (const label of ["Wymiary", "Materiał", "Baterie"]) {
      expect([product.name, html]).toEqual([product.name, expect.stringContaining(`>${label}<`)]);
    }
  }
});

test("a product's page has the rows and the CE marking", async () => {
  const { text } = await open("/produkt/1103");
  expect(text.replaceAll(" ", "")).toContain(
    "Elementy49kartMateriałkartonBaterieniepotrzebujeGracze2–6graczyCzasgry10minutWpudełku",
  );
  expect(text).toContain("Oznakowanie CE, spełnia");
});
