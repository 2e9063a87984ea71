import { expect, it, onTestFinished } from "vitest";
import { deliveryOptions, orderLimits } from "../../shop.config.ts";
import type { Product } from "../../shop/catalogue/product/product.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { courierForm, nothing, orderPath, readStored, submit } from "./forms.ts";
import { readPage } from "./read-page.ts";

type Line = { id: string; quantity: number; price: number };

async function openApp(): Promise<TestApp> {
  const app = await openTestApp();
  onTestFinished(app.close);
  return app;
}

const available = (app: TestApp): Product[] =>
  app.shop
    .catalogue()
    .products.flatMap((product) => product.variants ?? product)
    .filter(({ stock }) => stock > 0);

const line = ({ id, price }: Product, quantity = 1): Line => ({ id, price, quantity });

/** As many of the dearest products as cost about this. */
function linesFor(app: TestApp, sum: number): Line[] {
  let left = sum;
  return available(app)
    .toSorted((one, other) => other.price - one.price)
    .flatMap((product) => {
      const quantity = Math.min(product.stock, 20, Math.floor(left / product.price));
      left -= quantity * product.price;
      return quantity > 0 ? [line(product, quantity)] : [];
    });
}

const large: Record<string, (app: TestApp) => Line[]> = {
  pieces: (app) => [
    line(
      available(app).find(({ stock }) => stock > 20)!,
      21,
    ),
  ],
  lines: (app) =>
    available(app)
      .toSorted((one, other) => one.price - other.price)
      .slice(0, 41)
      .map((product) => line(product)),
  total: (app) => linesFor(app, orderLimits.total!),
};

it.each(Object.entries(large))(
  "an order with too many %s is offered as an enquiry, which loses nothing",
  async (_, choose) => {
    const app = await openApp();
    const lines = choose(app);
    const form = courierForm(lines, { key: "the-large-order-of-ewa", message: "Dla przedszkola." });
    const page = await submit(app, orderPath, form);
    expect(page.status).toBe(400);
    expect(page.text).toContain("To więcej, niż zwykle przyjmujemy w jednym zamówieniu.");
    expect(page.text).toContain("Wyślij jako zapytanie");
    expect(readStored(app.folder)).toEqual(nothing);
    expect(page.html).not.toMatch(/form__large"[^>]* hidden/);
    const fields = ["name", "email", "phone", "address", "postalCode", "city"];
    const cart = ["lines", "delivery", "payment", "shownTotal"];
    const returned = [...fields, ...cart].map((name) => [name, page.fieldValue(name)] as const);
    const sent = await submit(app, orderPath, {
      ...(Object.fromEntries(returned) as Record<string, string>),
      message: page.messageValue!,
      terms: "on",
      key: "",
      enquiry: "1",
    });
    expect(sent.text).toContain("Wiadomość wysłana");
    const { orders, messages, mails } = readStored(app.folder);
    expect(orders).toEqual([]);
    expect(messages).toMatchObject([{ kind: "enquiry", city: "Zawiercie" }]);
    for (const { id, quantity } of lines) {
      expect(mails[0]!.text).toContain(`${quantity} × ${app.shop.catalogue().product(id)!.name}`);
    }
    for (const text of ["Dla przedszkola.", "Dostawa: Kurier", "Płatność: Przelew"]) {
      expect(mails[0]!.text).toContain(text);
    }
  },
);

it("one client's unconfirmed orders are limited, whatever e-mails it gives", async () => {
  const app = await openApp();
  const order = async (index: number, sender: string) => {
    const lines = linesFor(app, orderLimits.total! - deliveryOptions[0]!.price);
    const changes = { key: `the-order-number-${index}`, email: `klient-${index}@example.com` };
    const body = new URLSearchParams({ stamp: app.stamp(), ...courierForm(lines, changes) });
    const response = await app.fetch(orderPath, { method: "POST", body }, sender);
    await app.shop.refreshCatalogue();
    return response;
  };
  for (const index of [1, 2, 3]) expect((await order(index, "203.0.113.7")).status).toBe(303);
  const refused = await readPage(await order(4, "203.0.113.7"));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("czekają jeszcze na nasze potwierdzenie");
  expect(refused.text).toContain("Wyślij jako zapytanie");
  expect((await order(5, "203.0.113.8")).status).toBe(303);
  // Of a proxy that hides who the clients are: they are not all one.
  for (const index of [6, 7, 8, 9]) expect((await order(index, "127.0.0.1")).status).toBe(303);
  const stored = readStored(app.folder).orders as { client: string }[];
  expect(stored).toHaveLength(8);
  expect(JSON.stringify(stored)).not.toContain("203.0.113");
});
