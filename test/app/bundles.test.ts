import { afterAll, beforeAll, expect, it } from "vitest";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { courierForm, orderPath, submit } from "./forms.ts";
import { readPage } from "./read-page.ts";

const baselinker = await openFakeBaselinker();
let app: TestApp;

beforeAll(async () => {
  const put = (id: number, changes: object) =>
    baselinker.account.products.set(
      id,
      fakeProduct(id, { category: 1, prices: { 105: 50 }, features: {}, ...changes }),
    );
  put(1, { name: "Lalka Zosia", stock: { bl_206: 3 } });
  put(2, { name: "Wstążka", prices: {}, stock: { bl_206: 9 } });
  put(3, { name: "Zestaw Spacer", stock: { bl_206: 0 }, bundle: { 1: 1, 2: 2 } });
  const settings = { BASELINKER_URL: baselinker.url, BASELINKER_TOKEN: baselinker.token };
  app = await openTestApp({}, { ...settings, BASELINKER_WAREHOUSES: "bl_206" });
  const { worker, refreshCatalogue, catalogue } = app.shop;
  while (catalogue().products.length === 0) {
    await worker.runDueJobs();
    await refreshCatalogue();
  }
});

afterAll(async () => {
  await app.close();
  await baselinker.close();
});

const toy = (id: string, quantity: number) => ({ id, quantity, price: 5000 });

async function order(key: string, ...toys: ReturnType<typeof toy>[]) {
  return submit(app, orderPath, courierForm(toys, { key: `an-order-of-sets-${key}` }));
}

it("the page of a set says what is in it, with links to what can be bought alone", async () => {
  const page = await readPage(await app.fetch("/produkt/3"));
  expect(page.text).toContain("W zestawie");
  expect(page.html).toMatch(/<li><a href="\/produkt\/1">Lalka Zosia<\/a><\/li>/);
  expect(page.html).toMatch(/<li>2\s*(?:<!-- -->)?\s*×\s*(?:<!-- -->)?Wstążka<\/li>/);
  expect((await readPage(await app.fetch("/produkt/1"))).text).not.toContain("W zestawie");
  const compared = await readPage(await app.fetch("/porownaj?produkt=3&produkt=1"));
  expect(compared.text.replaceAll("\u00a0", " ")).toContain("Lalka Zosia, 2 × Wstążka");
  const feed = await (await app.fetch("/feeds/google.xml")).text();
  expect(feed.match(/<g:is_bundle>yes<\/g:is_bundle>/g)).toHaveLength(1);
});

it("a cart with more sets and parts than there are is cut to what there is", async () => {
  const page = await order("both", toy("3", 2), toy("1", 2));
  expect(page.status).toBe(409);
  expect(page.text.replaceAll("\u00a0", " ")).toContain(
    "„Lalka Zosia” – mamy 1 szt., tyle zostało w koszyku.",
  );
  const json = await sendJson("both", toy("3", 2), toy("1", 2));
  expect(json).toMatchObject({
    kind: "changed",
    products: [
      { id: "3", stock: 3 },
      { id: "1", stock: 1 },
    ],
  });
});

it("a set and its part share their stock on pages, in the cart and by functions", async () => {
  expect((await order("fitting", toy("3", 2))).status).toBe(200);
  await app.shop.refreshCatalogue();
  const cart = await (await app.fetch("/koszyk.json?id=1&id=3")).json();
  expect(cart).toMatchObject({
    products: [
      { id: "1", stock: 1 },
      { id: "3", stock: 1 },
    ],
  });
  const late = await order("late", toy("1", 2));
  expect([late.status, late.text.includes("mamy 1 szt.")]).toEqual([409, true]);
  await order("last", toy("1", 1));
  await app.shop.refreshCatalogue();
  const page = await readPage(await app.fetch("/produkt/3"));
  expect(page.text).not.toContain("Dodaj do koszyka");
  expect(page.html).toContain("https://schema.org/OutOfStock");
  const all = await app.fetch("/functions/v1/get-baselinker-products", { method: "POST" });
  const { products } = (await all.json()) as { products: { id: string; stock: number }[] };
  expect(products.map(({ id, stock }) => [id, stock])).toEqual([
    ["1", 0],
    ["3", 0],
  ]);
});

async function sendJson(key: string, ...toys: ReturnType<typeof toy>[]) {
  const fields = courierForm(toys, { key: `an-order-of-sets-${key}` });
  const body = new URLSearchParams({ stamp: app.stamp(), ...fields });
  const headers = { Accept: "application/json" };
  return (await app.fetch(orderPath, { method: "POST", body, headers })).json();
}
