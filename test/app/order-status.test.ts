import { createTestMails } from "../mails.ts";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as shopConfig from "../../shop.config.ts";
import { sampleCustomer, sampleRequest, noFeatures } from "../fixtures.ts";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { createOrderTransitions } from "../../server/orders/transitions/order-transitions.ts";
import { createStore, type Store } from "../../server/db/store.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { nextId } from "../temporary-store.ts";
import { readPage } from "./read-page.ts";
import { putOrder } from "../change-order.ts";

let app: TestApp;
let store: Store;
beforeAll(async () => {
  app = await openTestApp();
  store = createStore(await openDatabase({ DATA_DIR: app.folder }));
});
afterAll(async () => {
  await store.close();
  await app.close();
});

const evil = "<script>alert(1)</script>\u001b[31m";

async function placeOrder(changes: Partial<ReturnType<typeof sampleRequest>> = {}) {
  const product = app.shop.catalogue().product("1101")!;
  const request = sampleRequest({
    key: `attempt-${nextId()}-of-anna`,
    lines: [{ id: "1101", quantity: 1 }],
    shownTotal: product.price + 1500,
    ...changes,
  });
  const placed = await app.shop.placeOrder(request);
  if (placed.kind !== "accepted") throw new Error("not accepted");
  return placed.order;
}

const ownerOf = () =>
  createOrderTransitions({
    store,
    now: Date.now,
    features: noFeatures,
    mail: createTestMails({ origin: app.shop.origin }),
  });

describe("an order's page", () => {
  it("shows items, status and payment details to whoever has the link", async () => {
    const order = await placeOrder();
    const page = await readPage(await app.fetch(`/zamowienie/${order.id}`));
    expect(page.status).toBe(200);
    expect(page.headings).toEqual(["Czeka na potwierdzenie"]);
    for (const fact of [order.number, "Złożone", order.lines[0]!.name, "Łódź"]) {
      expect(page.text).toContain(fact);
    }
    expect(page.text).toContain(shopConfig.seller.bank.account);
  });

  it("explains PayU only while its payment is due", async () => {
    const payu = shopConfig.paymentOptions.find(({ id }) => id === "payu")!;
    const [note] = payu.note!.split(". ");
    const { id, number } = await placeOrder({ payment: "payu" });
    const read = async () => (await readPage(await app.fetch(`/zamowienie/${id}`))).text;
    expect(await read()).toContain(note);
    await ownerOf().apply(number, { kind: "confirm" });
    expect(await read()).toContain(note);
    await ownerOf().apply(number, { kind: "pay" });
    expect(await read()).not.toContain(note);
  });

  it("shows as little personal data as possible", async () => {
    const customer = {
      ...sampleCustomer,
      name: "Wiesława Żółć",
      phone: "611 222 333",
      message: "Dla Zosi, kod do furtki 1234",
    };
    const { id } = await placeOrder({ customer });
    const page = await readPage(await app.fetch(`/zamowienie/${id}`));
    // A build's id is random digits and letters.
    const html = page.html.replace(/data-build="\w+"/, "");
    for (const secret of ["Wiesława", "Żółć", "anna@", "611", "Długa", "90-001", "furtki"]) {
      expect(html).not.toContain(secret);
    }
    expect(html).toContain("a•••@poczta.pl");
  });

  it("is not cached, not indexed and sends no Referer", async () => {
    const { id } = await placeOrder();
    const { headers } = await app.fetch(`/zamowienie/${id}`);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    const fragment = await app.fetch(`/_page/zamowienie/${id}`);
    expect([fragment.status, await fragment.text()]).toEqual([400, ""]);
    const page = await readPage(await app.fetch(`/zamowienie/${id}`));
    expect(page.meta("robots")).toBe("noindex");
    for (const path of ["/sitemap.xml", "/robots.txt"]) {
      expect(await (await app.fetch(path)).text()).not.toContain("zamowienie");
    }
  });

  it.each(["nikt-nie-dostal-linku", "%00", "..%2F..", "x".repeat(500), "1", "L-1001"])(
    "is the same 404 for every unknown id: %s",
    async (id) => {
      const page = await readPage(await app.fetch(`/zamowienie/${id}`));
      expect(page.status).toBe(404);
      expect(page.headings).toEqual(["Oops! Page not found"]);
    },
  );

  it("shows the transitions: the tracking number, the end, and an anonymised order", async () => {
    const { id, number } = await placeOrder({ customer: { ...sampleCustomer, city: evil } });
    const owner = ownerOf();
    const read = async () => readPage(await app.fetch(`/zamowienie/${id}`));
    await owner.apply(number, { kind: "confirm" });
    expect((await read()).headings).toEqual(["Czeka na przelew"]);
    await owner.apply(number, { kind: "pay" });
    const paid = await read();
    expect(paid.headings).toEqual(["W przygotowaniu"]);
    expect(paid.text).not.toContain(shopConfig.seller.bank.account);
    const trackingNumber = "520000012345678901234567";
    await owner.apply(number, { kind: "dispatch", carrier: "inpost", trackingNumber });
    const sent = await read();
    expect(sent.html).toContain(
      `href="https://inpost.pl/sledzenie-przesylek?number=${trackingNumber}"`,
    );
    expect(sent.html).not.toContain("<script>alert");
    await owner.apply(number, { kind: "complete" });
    expect((await read()).headings).toEqual(["Zakończone"]);
  });

  it.each([
    ["on-the-way", "W drodze"],
    ["waiting", "Czeka na odbiór w punkcie"],
    ["delivered", "Doręczona"],
    ["returned", "Wraca do sklepu"],
  ] as const)("shows each parcel with its dated state: %s", async (state, label) => {
    const { id, number } = await placeOrder();
    await ownerOf().apply(number, { kind: "confirm" });
    const at = Date.UTC(2026, 10, 24, 2, 29);
    const url = (parcel: string) => `https://gls-group.com/track/${parcel}`;
    const parcels = ["9900", "9911"].map((parcel) => ({
      courier: "GLS Poland",
      number: parcel,
      url: url(parcel),
      state,
      at,
    }));
    await putOrder(
      store,
      { number },
      ({ timeline }) => ({ timeline: { ...timeline, dispatchedAt: at, parcels } }),
      at,
    );
    const { html, text } = await readPage(await app.fetch(`/zamowienie/${id}`));
    for (const { number: parcel } of parcels) {
      expect(text).toMatch(new RegExp(`GLS Poland\\s+Numer przesyłki\\s+${parcel}`));
      expect(html).toContain(`href="${url(parcel)}"`);
    }
    const dated = new RegExp(`${label}\\s+24\\slistopada\\s2026, godz\\.\\s03:29`, "g");
    expect(text.match(dated)).toHaveLength(2);
  });

  it("shows why an order was cancelled, as text", async () => {
    const { id, number } = await placeOrder();
    await ownerOf().apply(number, { kind: "cancel", reason: evil });
    const page = await readPage(await app.fetch(`/zamowienie/${id}`));
    expect(page.headings).toEqual(["Anulowane"]);
    expect(page.text).toContain("<script>alert(1)</script>");
    expect(page.html).not.toContain("<script>alert");
  });

  it("never logs its key, even when the database fails", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const orderStatus = () => Promise.reject(new Error("the database is away"));
    const failing = await openTestApp({ log, orderStatus });
    const response = await failing.fetch("/zamowienie/klucz-do-zamowienia-1234");
    await failing.close();
    expect(response.status).toBe(503);
    expect(lines.join("")).toContain('"path":"/zamowienie/…"');
    expect(lines.join("")).not.toContain("klucz");
  });
});

it("commands beside the shop find the URL of its links and what the shop does", async () => {
  expect(await store.settings.findFeatures()).toMatchObject({
    exportsOrders: false,
    takesOnlinePayments: false,
  });
  expect(await store.settings.findOrigin()).toBe(app.shop.origin);
});
