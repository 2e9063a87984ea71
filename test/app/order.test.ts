import { describe, expect, it, onTestFinished } from "vitest";
import { deliveryOptions, paymentOptions } from "../../shop.config.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { address, nothing, orderForm, orderPath, readStored, submit } from "./forms.ts";

async function openApp(): Promise<TestApp> {
  const app = await openTestApp();
  onTestFinished(app.close);
  return app;
}

const priceOf = (app: TestApp, id: string) => app.shop.catalogue().product(id)!.price;

describe("an order sent without scripts", () => {
  it("is accepted, numbered and stored with both its mails", async () => {
    const app = await openApp();
    const form = orderForm(app, { message: "Na prezent." });
    const page = await submit(app, orderPath, form);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Zamówienie L-1001");
    const { orders, lines, mails } = readStored(app.folder);
    expect(orders).toMatchObject([
      { number: "L-1001", name: "Ewa Żółć", city: "Zawiercie", total: Number(form.shownTotal) },
    ]);
    expect(lines).toMatchObject([
      { product_id: "1102", quantity: 2, unit_price: priceOf(app, "1102") },
    ]);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ["order", ["sklep@latawiec.example"]],
      ["order-confirmation", ["ewa@example.com"]],
    ]);
    expect(mails[0]!.text).toContain("Na prezent.");
  });

  it("is one order, however often the same form is sent concurrently", async () => {
    const app = await openApp();
    const form = orderForm(app);
    const pages = await Promise.all(Array.from({ length: 20 }, () => submit(app, orderPath, form)));
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const page of pages) expect(page.text).toContain("Zamówienie L-1001");
    expect(readStored(app.folder).orders).toHaveLength(1);
    expect(readStored(app.folder).mails).toHaveLength(2);
  });

  it("is another order under another key", async () => {
    const app = await openApp();
    await submit(app, orderPath, orderForm(app));
    const page = await submit(app, orderPath, orderForm(app, { key: "the-other-attempt-of-ewa" }));
    expect(page.text).toContain("Zamówienie L-1002");
  });

  it.each(deliveryOptions.flatMap(({ id }) => paymentOptions.map((p) => [id, p.id] as const)))(
    "by %s and paid with %s costs what the cart shows",
    async (delivery, payment) => {
      const app = await openApp();
      const { price } = deliveryOptions.find(({ id }) => id === delivery)!;
      const { fee } = paymentOptions.find(({ id }) => id === payment)!;
      const total = 2 * priceOf(app, "1102") + price + fee;
      const form = orderForm(app, { delivery, payment, shownTotal: String(total) });
      expect((await submit(app, orderPath, form)).status).toBe(200);
      expect(readStored(app.folder).orders).toMatchObject([
        { delivery_id: delivery, payment_id: payment, total },
      ]);
    },
  );

  it.each([
    ["balon", "przelew", "dostawy"],
    ["", "przelew", "dostawy"],
    ["KURIER", "przelew", "dostawy"],
    ["__proto__", "constructor", "dostawy"],
    ["kurier", "muszelki", "płatności"],
    ["kurier", "", "płatności"],
  ])("by „%s” and paid with „%s” is refused and loses nothing", async (delivery, payment, kind) => {
    const app = await openApp();
    const page = await submit(app, orderPath, orderForm(app, { delivery, payment }));
    expect(page.status).toBe(400);
    expect(page.text).toContain(`Wybranego sposobu ${kind} nie ma już w sklepie.`);
    expect(page.fieldValue("city")).toBe("Zawiercie");
    expect(readStored(app.folder)).toEqual(nothing);
  });

  it("without a cart is an enquiry with the order's subject", async () => {
    const app = await openApp();
    const form = orderForm(app, { lines: "[]", message: "Poproszę dwa misie." });
    const page = await submit(app, orderPath, form);
    expect(page.status).toBe(200);
    expect(page.text).toContain("Wiadomość wysłana");
    const { orders, messages, mails } = readStored(app.folder);
    expect(orders).toEqual([]);
    expect(messages).toMatchObject([{ kind: "enquiry", message: "Poproszę dwa misie." }]);
    expect(mails).toMatchObject([
      {
        subject: expect.stringMatching(/^Nowe zamówienie ze strony/),
        to: ["sklep@latawiec.example"],
      },
    ]);
    expect(mails[0]!.text).toContain(address.city);
  });

  it("from a page without scripts needs no key", async () => {
    const app = await openApp();
    const { key: _, lines: __, ...form } = orderForm(app, { message: "Dwa misie." });
    expect((await submit(app, orderPath, form)).status).toBe(200);
    expect((await submit(app, orderPath, { ...form, key: "" })).status).toBe(200);
    expect(readStored(app.folder).messages).toHaveLength(2);
  });

  it("may be multipart", async () => {
    const app = await openApp();
    const body = new FormData();
    const form = orderForm(app, { stamp: app.stamp() });
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    expect((await app.fetch(orderPath, { method: "POST", body })).status).toBe(303);
    expect(readStored(app.folder).orders).toHaveLength(1);
  });
});

describe("an outdated order", () => {
  it.each([-1, 1, -100_000, 9_999_999])(
    "by %i grosze is not placed; the current total is shown",
    async (by) => {
      const app = await openApp();
      const form = orderForm(app);
      const shownTotal = String(Math.max(0, Number(form.shownTotal) + by));
      const page = await submit(app, orderPath, { ...form, shownTotal });
      expect(page.status).toBe(409);
      const today = (Number(form.shownTotal) / 100).toFixed(2).replace(".", ",");
      expect(page.text).toContain("Zamówienie nie zostało złożone");
      expect(page.text).toContain(`Teraz do zapłaty: ${today}`);
      expect(page.fieldValue("city")).toBe("Zawiercie");
      expect(readStored(app.folder)).toEqual(nothing);
    },
  );

  it("with a removed product is not placed", async () => {
    const app = await openApp();
    for (const id of ["nie-ma", "__proto__", "constructor", "1102 ", "' or 1=1 --"]) {
      const lines = JSON.stringify([{ id, quantity: 1 }]);
      const page = await submit(app, orderPath, orderForm(app, { lines }));
      expect(page.status).toBe(409);
      expect(page.text).toContain("Zamówienie nie zostało złożone");
    }
    expect(readStored(app.folder)).toEqual(nothing);
  });

  it("with a sold-out or short product is not placed, and the page names it", async () => {
    const app = await openApp();
    const { products } = app.shop.catalogue();
    const soldOut = products.find(({ stock }) => stock === 0)!;
    const short = products.find(({ stock }) => stock > 0)!;
    const lines = [
      { id: soldOut.id, quantity: 1 },
      { id: short.id, quantity: short.stock + 1 },
    ];
    const page = await submit(app, orderPath, orderForm(app, { lines: JSON.stringify(lines) }));
    expect(page.status).toBe(409);
    expect(page.text).toContain(soldOut.name);
    expect(page.text).toContain(short.name);
    expect(readStored(app.folder)).toEqual(nothing);
  });

  it("that was accepted before stays accepted", async () => {
    const app = await openApp();
    const form = orderForm(app);
    await submit(app, orderPath, form);
    for (const field of ["shownTotal", "delivery"]) {
      const page = await submit(app, orderPath, { ...form, [field]: "1" });
      expect(page.text).toContain("Zamówienie L-1001");
    }
    expect(readStored(app.folder).orders).toHaveLength(1);
  });
});
