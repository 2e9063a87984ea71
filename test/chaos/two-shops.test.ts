import { expect, it, onTestFinished } from "vitest";
import { demoCatalogue } from "../demo-catalogue.ts";
import { courierForm, orderForm, orderPath } from "../app/forms.ts";
import { openFakeSmtp } from "../fakes/smtp.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";
import { createDatabase, openTemporaryStore } from "../temporary-store.ts";

/** Two shops on one database, started at the same moment. */
async function openTwoShops() {
  const database = await createDatabase();
  const smtp = await openFakeSmtp();
  const environment = { ...database, SMTP_URL: smtp.url, TRUST_PROXY: "1" };
  const shops = await Promise.all([startShop(environment), startShop(environment)]);
  const close = () => Promise.all(shops.map((shop) => shop.close()));
  onTestFinished(async () => {
    await close();
    await smtp.close();
  });
  const timestamp = await readFormTimestamp(database);
  let visitors = 0;
  return {
    shops,
    smtp,
    database,
    close,
    /** Alternates between the shops. */
    async order(fields: Record<string, string>): Promise<string> {
      visitors += 1;
      const response = await fetch(shops[visitors % 2]!.origin + orderPath, {
        method: "POST",
        body: new URLSearchParams({ ...fields, stamp: timestamp }),
        headers: { "X-Forwarded-For": `192.0.2.${visitors}` },
      });
      const number = /Zamówienie (?:<!-- -->)?(L-\d+)/.exec(await response.text())?.[1];
      return number ?? `status ${response.status}`;
    },
  };
}

it("two shops create one order of a form that is sent fifty times at once", async () => {
  const { order, database } = await openTwoShops();
  const form = orderForm({ shop: { catalogue: demoCatalogue } });
  const numbers = await Promise.all(Array.from({ length: 50 }, () => order(form)));
  expect(new Set(numbers)).toEqual(new Set(["L-1001"]));
  const { db } = await openTemporaryStore(database);
  expect(await db.selectFrom("orders").select("number").execute()).toEqual([{ number: "L-1001" }]);
  expect(await db.selectFrom("emails").select("id").execute()).toHaveLength(2);
});

it("two shops share the mails, and each mail is sent once", async () => {
  const { shops, smtp, order, close } = await openTwoShops();
  const products = demoCatalogue()
    .products.filter(({ stock, variants }) => stock > 0 && !variants)
    .slice(0, 24);
  const placed = products.map(({ id, price }) => {
    const key = `the-attempt-to-buy-${id}`;
    const email = `klient-${id}@example.com`;
    return order(courierForm([{ id, quantity: 1, price }], { key, email }));
  });
  expect(new Set(await Promise.all(placed)).size).toBe(24);
  await smtp.received(48);
  await close();
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(48);
  expect(smtp.mails).toHaveLength(48);
  const sentBy = shops.map((shop) => shop.log().split('"Mail sent"').length - 1);
  expect(sentBy[0]! + sentBy[1]!).toBe(48);
  expect(Math.min(...sentBy)).toBeGreaterThan(0);
});
