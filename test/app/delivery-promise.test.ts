import { expect, it, onTestFinished } from "vitest";
import type { Shop } from "../../server/shop/shop.ts";
import { parseWarsawTime } from "../../shop/text/warsaw-time.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

type Promised = { orderBefore: number; deliveredBy: number } | undefined;

/** Reads the page of a product that is for sale, or sold out. */
async function readProduct(promise: Promised, { forSale = true } = {}) {
  const app = await openAppWith(promise);
  const { id } = app.shop.catalogue().products.find(({ stock }) => stock > 0 === forSale)!;
  const { text } = await readPage(await app.fetch(`/produkt/${id}`));
  return text.replaceAll("\u00a0", " ");
}

async function openAppWith(promise: Promised): Promise<TestApp> {
  const promisedDelivery: Shop["promisedDelivery"] = {
    read: async () => promise,
    version: () => "",
  };
  const app = await openTestApp({ promisedDelivery });
  onTestFinished(app.close);
  return app;
}

const at = (text: string) => parseWarsawTime(`${text}:00`)!;
const promise = { orderBefore: at("2026-12-23 11:00"), deliveredBy: at("2026-12-29 12:00") };

it("a product promises a day of delivery, whatever the day of the reader", async () => {
  expect(await readProduct(promise)).toContain(
    "Zamów do 11:00 w środę 23 grudnia, u Ciebie najpóźniej we wtorek 29 grudnia",
  );
});

it("without a promise it says no date, only the rule", async () => {
  const text = await readProduct(undefined);
  expect(text).toContain("W dni robocze zamówienia złożone do 11:00 wysyłamy tego samego dnia.");
  expect(text).not.toContain("najpóźniej");
});

it("a sold-out product promises nothing", async () => {
  const text = await readProduct(promise, { forSale: false });
  expect(text).not.toMatch(/najpóźniej|11:00/);
});

it("the order page names the same day before the button, or the usual times", async () => {
  const page = "/kontakt?koszyk=true";
  const dated = await (await (await openAppWith(promise)).fetch(page)).text();
  expect(dated).toContain("najpóźniej we\u00a0wtorek 29\u00a0grudnia");
  const usual = await (await (await openAppWith(undefined)).fetch(page)).text();
  expect(usual).toMatch(/Wysyłka w ciągu 24–48\sh/);
  expect(usual).not.toContain("u\u00a0Ciebie najpóźniej");
});
