import { expect, it, onTestFinished } from "vitest";
import type { Shop } from "../../server/shop/shop.ts";
import { parseWarsawTime } from "../../shop/text/warsaw-time.ts";
import { openTestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

/** Reads the page of a product that is for sale, or sold out. */
async function readProduct(
  promise: { orderBefore: number; deliveredBy: number } | undefined,
  { forSale = true } = {},
) {
  const promisedDelivery: Shop["promisedDelivery"] = {
    read: async () => promise,
    version: () => "",
  };
  const app = await openTestApp({ promisedDelivery });
  onTestFinished(app.close);
  const { id } = app.shop.catalogue().products.find(({ stock }) => stock > 0 === forSale)!;
  const { text } = await readPage(await app.fetch(`/produkt/${id}`));
  return text.replaceAll("\u00a0", " ");
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
