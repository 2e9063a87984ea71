import { expect, it, onTestFinished } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import type { Shop } from "../../server/shop/shop.ts";
import {
  promiseDelivery,
  type DeliveryPromises,
} from "../../shop/order/delivery/delivery-promise.ts";
import { parseWarsawTime } from "../../shop/time/warsaw-time.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { readPage } from "./read-page.ts";

type Promised = DeliveryPromises | undefined;

/** Reads the page of a product that is for sale, or sold out. */
async function readProduct(promise: Promised, { forSale = true } = {}) {
  const app = await openAppWith(promise);
  const { id } = app.shop.catalogue().products.find(({ stock }) => stock > 0 === forSale)!;
  const { text } = await readPage(await app.fetch(`/produkt/${id}`));
  return text;
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
const day = at("2026-12-29 12:00");
const promise = {
  orderBefore: at("2026-12-23 11:00"),
  deliveredBy: { kurier: day, inpost: day, pocztex: at("2026-12-28 12:00") },
};

it("a product promises a day of delivery, whatever the day of the reader", async () => {
  expect(await readProduct(promise)).toContain(
    "Zamów do 11:00 w środę 23 grudnia, u Ciebie najpóźniej we wtorek 29 grudnia",
  );
});

it("a product promises first what holds for the payment that is chosen at the beginning", async () => {
  const text = await readProduct(promise);
  expect(text).toMatch(
    /Kurier U Ciebie najpóźniej 3 dni robocze po wpłacie przelewem lub online\. Zamów do 11:00 w środę 23 grudnia, u Ciebie najpóźniej we wtorek 29 grudnia ?, gdy płacisz przy odbiorze\./,
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
  expect(dated).toContain("najpóźniej we wtorek 29 grudnia");
  const usual = await (await (await openAppWith(undefined)).fetch(page)).text();
  expect(usual).toMatch(/Wysyłka w\sciągu 24–48\sh/);
  expect(usual).not.toContain("u Ciebie najpóźniej");
});

it("a gift that is ordered on Monday is there by Friday, by each delivery and payment", async () => {
  const app = await openAppWith(promiseDelivery(at("2026-11-23 16:00"), shopConfig));
  const { times } = (await (await app.fetch("/koszyk.json?id=1102")).json()) as OrderTimes;
  const parcels = shopConfig.deliveryOptions.filter(({ fulfilment }) => fulfilment !== "pickup");
  const days = parcels.flatMap(({ id }) => Object.values(times[id]!).map(({ day }) => day!));
  expect(days).toHaveLength(3 * parcels.length);
  for (const day of days) {
    const [, date = 0] = /^do \p{L}+ (\d+) listopada$/u.exec(day) ?? [];
    const [, workingDays = 0] = /^(\d) dni robocze po wpłacie$/.exec(day) ?? [];
    const arrival = Number(date) || 23 + Number(workingDays);
    expect([day, arrival > 23 && arrival <= 27]).toEqual([day, true]);
  }
});

it("the cart drawer names the days of the order page, for each delivery and payment", async () => {
  const app = await openAppWith(promise);
  const { times } = (await (await app.fetch("/koszyk.json?id=1102")).json()) as OrderTimes;
  const order = await (await app.fetch("/kontakt?koszyk=true")).text();
  const props = order.matchAll(/data-props="([^"]*)"/g);
  const form = [...props].map(([, json]) => parseProps(json!)).find((each) => each.deliveryTimes);
  expect(times).toEqual(form!.deliveryTimes);
  const days = (id: string) => Object.values(times[id]!).map(({ day }) => day);
  expect(days("kurier")).toEqual([
    "3 dni robocze po wpłacie",
    "3 dni robocze po wpłacie",
    "do wtorku 29 grudnia",
  ]);
  expect(days("pocztex")[2]).toBe("do poniedziałku 28 grudnia");
  expect(days("odbiór")).toEqual([undefined, undefined, undefined]);
});

type OrderTimes = { times: Record<string, Record<string, { day?: string }>> };

function parseProps(json: string): { deliveryTimes?: OrderTimes["times"] } {
  return JSON.parse(json.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}
