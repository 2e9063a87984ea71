import { expect, it, onTestFinished } from "vitest";
import { createPersonalCode } from "../../shop/newsletter/newsletter.ts";
import type { DiscountCode } from "../../shop/order/discount/discount-code.ts";
import { dayMs } from "../../shop/time/durations.ts";
import { openTemporaryStore } from "../temporary-store.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { nothing, orderForm, orderPath, readStored, submit } from "./forms.ts";
import { readPage } from "./read-page.ts";

const code = "LATAWIEC-7K3F9Q";

async function openApp() {
  const app = await openTestApp();
  onTestFinished(app.close);
  const { store } = await openTemporaryStore({ DATA_DIR: app.folder });
  await store.codes.add(createPersonalCode(code, 15), Date.now());
  return { app, store };
}

function discountOf({ shop }: TestApp): number {
  return Math.round((2 * shop.catalogue().product("1102")!.price * 15) / 100);
}

function discountedForm(app: TestApp, changes: Record<string, string> = {}) {
  const form = orderForm(app, { code, ...changes });
  return { ...form, shownTotal: String(Number(form.shownTotal) - discountOf(app)) };
}

const forEverybody: DiscountCode = {
  ...createPersonalCode("LATO", 10),
  personal: false,
  maxUses: undefined,
};

async function askForCode({ fetch }: TestApp, typed: string, lines: string, sender?: string) {
  const body = new URLSearchParams({ code: typed, lines });
  const response = await fetch("/kod-rabatowy.json", { method: "POST", body }, sender);
  return (await response.json()) as { discount?: { amount: number }; text: string };
}

const format = (grosze: number) => (grosze / 100).toFixed(2).replace(".", ",");

it("a code is taken off the order, its page and both mails, once", async () => {
  const { app } = await openApp();
  const { lines } = orderForm(app);
  expect(await askForCode(app, ` ${code.toLowerCase()} `, lines!)).toEqual({
    discount: { code, amount: discountOf(app) },
    text: `Kod ${code} działa: −15% na zabawki.`,
  });
  const form = discountedForm(app);
  const page = await submit(app, orderPath, form);
  expect(page.text).toContain("Zamówienie L-1001");
  expect(page.text).toContain(`Rabat −${format(discountOf(app))} zł`);
  const { orders, mails } = readStored(app.folder);
  expect(orders).toMatchObject([{ total: Number(form.shownTotal), discount_code: code }]);
  expect(mails).toHaveLength(2);
  for (const { text } of mails)
    expect(text).toContain(`Rabat (${code}): −${format(discountOf(app))} PLN`);
  const again = await submit(
    app,
    orderPath,
    discountedForm(app, { key: "the-other-attempt-of-ewa" }),
  );
  expect(again.status).toBe(409);
  expect(again.fieldError("code")).toBe("Ten kod został już wykorzystany.");
  expect(again.fieldValue("city")).toBe("Zawiercie");
  expect(readStored(app.folder).orders).toHaveLength(1);
});

it("a code for everybody says the lowest price of the 30 days before it, as the law asks", async () => {
  const { app, store } = await openApp();
  const record = (daysAgo: number, price: number) => {
    const offers = new Map([["demo-1102", { price }]]);
    return store.prices.record({ offers, at: Date.now() - daysAgo * dayMs, clockAgrees: true });
  };
  await record(90, 1999);
  await record(50, 3199);
  await record(35, 3499);
  await record(10 + 1 / 1440, 3099);
  await record(1, 2999);
  await store.codes.add(forEverybody, Date.now() - 10 * dayMs);
  const { text } = await askForCode(app, "LATO", orderForm(app).lines!);
  const { name } = app.shop.catalogue().product("1102")!;
  expect(text).toBe(
    `Kod LATO działa: −10% na zabawki. Najniższa cena z 30 dni przed obniżką: ${name} – 30,99 zł.`,
  );
  const young = JSON.stringify([{ id: "1103", quantity: 1 }]);
  const { name: other, price } = app.shop.catalogue().product("1103")!;
  expect((await askForCode(app, "LATO", young)).text).toContain(`${other} – ${format(price)} zł.`);
});

it("an order with a code that was typed and not used is confirmed at its new total", async () => {
  const { app } = await openApp();
  const page = await submit(app, orderPath, orderForm(app, { code }));
  expect(page.status).toBe(409);
  const { shownTotal } = discountedForm(app);
  expect(page.text).toContain(`Teraz do zapłaty: ${format(Number(shownTotal))} zł.`);
  expect(readStored(app.folder)).toEqual(nothing);
});

it("a code that ended before the order was sent says so, and nothing is lost", async () => {
  const { app, store } = await openApp();
  await store.codes.end(code, Date.now());
  const page = await submit(app, orderPath, discountedForm(app));
  expect([page.status, page.fieldValue("code")]).toEqual([409, code]);
  expect(page.text).toContain(
    `Bez kodu do zapłaty jest ${format(Number(orderForm(app).shownTotal))} zł.`,
  );
  expect(page.fieldValue("city")).toBe("Zawiercie");
  expect(readStored(app.folder)).toEqual(nothing);
});

it("a client may be wrong twenty times an hour, however it asks; then right ones are not looked at", async () => {
  const { app } = await openApp();
  const { lines } = orderForm(app);
  const guess = (typed: string, sender: string) => askForCode(app, typed, lines!, sender);
  for (let index = 0; index < 19; index += 1) {
    expect((await guess(`ZGADUJE-${index}`, "5.6.7.8")).text).toContain("Nie znamy takiego kodu.");
    expect((await guess(code, "5.6.7.8")).discount).toBeDefined();
  }
  const body = () =>
    new URLSearchParams({ stamp: app.stamp(), ...orderForm(app, { code: "INNY" }) });
  const order = () => app.fetch(orderPath, { method: "POST", body: body() }, "5.6.7.8");
  expect((await readPage(await order())).fieldError("code")).toContain("Nie znamy takiego kodu.");
  const beyond = await readPage(await order());
  expect(beyond.status).toBe(429);
  expect(beyond.fieldError("code")).toContain("zbyt wiele kodów");
  expect((await guess(code, "5.6.7.8")).text).toContain("zbyt wiele kodów");
  expect((await guess(code, "5.6.7.9")).discount).toBeDefined();
});

it("the link of the newsletter's mail opens the same home page for every code", async () => {
  const { app } = await openApp();
  const open = async (path: string) => (await readPage(await app.fetch(path))).text;
  expect(await open(`/?kod=${code}`)).toContain(
    "Masz kod rabatowy? Wpisz go w polu „Kod rabatowy”",
  );
  expect(await open("/?kod=ZADZWON")).not.toContain("ZADZWON");
  expect(await open("/")).not.toContain("Masz kod rabatowy?");
});
