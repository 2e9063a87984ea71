import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/db/connection/open-database.ts";
import { createStore } from "../../server/db/store.ts";
import { createStatusPath } from "../../shop/order/link/order-links.ts";
import { dayMs } from "../../shop/time/durations.ts";
import { hasDemo } from "../demo-catalogue.ts";
import { sampleCustomer, sampleRequest } from "../fixtures.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { mailTo, readMails } from "./read-mails.ts";
import { readPage } from "./read-page.ts";

const lowest = "Najniższa cena z 30 dni przed obniżką: 119,90 zł";
const id = "1101";
const price = 9500;

describe.skipIf(!hasDemo)("a reduced product", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    const store = createStore(await openDatabase({ DATA_DIR: app.folder }));
    const record = (daysAgo: number, offer: { price: number; regularPrice?: number }) =>
      store.prices.record({
        offers: new Map([[`demo-${id}`, offer]]),
        at: Date.now() - daysAgo * dayMs,
        clockAgrees: true,
      });
    await record(60, { price: 12990 });
    await record(20, { price: 11990 });
    await record(0, { price, regularPrice: 12990 });
    await store.close();
    await app.shop.refreshCatalogue();
  });
  afterAll(() => app.close());

  const open = async (path: string) => readPage(await app.fetch(path));

  it("says on its page what the law asks for, and strikes the lowest price alone", async () => {
    const { html, text } = await open(`/produkt/${id}`);
    expect(text).toContain(lowest);
    expect(text).toContain("Cena regularna: 129,90 zł");
    expect(text).toMatch(/Cena po obniżce: 95,00 zł Cena przed obniżką: 119,90 zł −20%/);
    expect(html.match(/<s[ >].*?<\/s>/g)).toEqual(['<s class="price__before">119,90 zł</s>']);
    expect(html).toContain('"priceType":"https://schema.org/StrikethroughPrice","price":"119.90"');
  });

  it("stands in the list of reduced toys, of all and of its category", async () => {
    for (const path of ["/zabawki", "/kategoria/gry"]) {
      const { html, text } = await open(`${path}?obnizka=tak`);
      expect(html.match(/<h3[^>]*><a [^>]*href="\/produkt\/(\d+)"/g)).toHaveLength(1);
      expect(text).toContain(lowest);
      expect((await open(path)).text).toContain("W obniżce (1)");
    }
    expect((await open("/zabawki?obnizka=tak")).titles[0]).toContain("Zabawki w obniżce");
    expect((await open("/kategoria/pluszaki")).text).not.toContain("W obniżce");
  });

  it("has its reduction in the cart, on the order's page and in the mails", async () => {
    const cart = await app.fetch(`/koszyk.json?id=${id}`);
    const reduction = { lowestPrice: 11990, percent: 20 };
    expect(await cart.json()).toMatchObject({ products: [{ id, price, reduction }] });
    const lines = [{ id, quantity: 2 }];
    const placed = await app.shop.placeOrder(
      sampleRequest({ lines, shownTotal: 2 * price + 1500 }),
    );
    if (placed.kind !== "accepted") throw new Error(JSON.stringify(placed));
    expect((await open(createStatusPath(placed.order.id))).text).toMatch(
      /119,90 zł −20%.*Najniższa cena z 30 dni przed obniżką: 119,90 zł/s,
    );
    const { text, html } = mailTo(await readMails(app), sampleCustomer.email);
    const inMail = "Obniżka o 20%. Najniższa cena z 30 dni przed obniżką: 119,90 PLN";
    expect(text).toContain(`2 szt. × 95,00 PLN = 190,00 PLN\n   ${inMail}`);
    expect(html!.replaceAll("\u00a0", " ")).toContain(`<br>${inMail}</small>`);
  });
});

it("a shop without reductions shows no filter for them", async () => {
  const app = await openTestApp();
  const { text } = await readPage(await app.fetch("/zabawki"));
  expect(text).not.toContain("obniż");
  await app.close();
});
