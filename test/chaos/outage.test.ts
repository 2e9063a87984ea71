import { expect, it, onTestFinished } from "vitest";
import { waitForDatabase } from "../../server/db/connection/open-database.ts";
import { courierForm, messageForm, orderPath } from "../app/forms.ts";
import { readPage } from "../app/read-page.ts";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { fakeProduct } from "../fakes/baselinker/account.ts";
import { openFakeSmtp } from "../fakes/smtp.ts";
import { startPostgres } from "../programs/postgres.ts";
import { readFormTimestamp } from "../form-timestamp.ts";
import { startShop } from "../start-shop.ts";

/** Polls rarely: the machine is busy with other tests. */
const soon = { timeout: 60_000, interval: 200 };

/** A shop with all its services and its own PostgreSQL, to be killed. */
async function openWorld() {
  const postgres = await startPostgres();
  const smtp = await openFakeSmtp();
  const baselinker = await openFakeBaselinker();
  const inventory = [1001, 1002, 1003].map((id) =>
    fakeProduct(id, { prices: { 105: 50 }, stock: { bl_206: 50 } }),
  );
  for (const product of inventory) baselinker.account.products.set(product.id, product);
  const DATABASE_URL = await postgres.createDatabase();
  const shop = await startShop({
    DATABASE_URL,
    SMTP_URL: smtp.url,
    BASELINKER_URL: baselinker.url,
    BASELINKER_TOKEN: baselinker.token,
    BASELINKER_SYNC_SECONDS: "1",
  });
  onTestFinished(async () => {
    await shop.close();
    await Promise.all([smtp.close(), baselinker.close(), postgres.close()]);
  });
  const timestamp = await readFormTimestamp({ DATA_DIR: shop.folder, DATABASE_URL });
  const ask = (path: string, init?: RequestInit) => fetch(shop.origin + path, init);
  const order = async (key: string) => {
    const form = courierForm([{ id: "1001", quantity: 1, price: 5000 }], { stamp: timestamp, key });
    return readPage(await ask(orderPath, { method: "POST", body: new URLSearchParams(form) }));
  };
  const errors = () =>
    shop
      .log()
      .split("\n")
      .filter((line) => line.includes('"level":50'))
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { postgres, smtp, inventory, ask, order, errors };
}

it("a shop whose database dies serves its pages, keeps the forms, says why, and recovers", async () => {
  const { postgres, smtp, inventory, ask, order, errors } = await openWorld();
  expect((await order("an-order-before-the-outage")).text).toContain("L-1001");
  await smtp.received(2);
  await (await ask("/produkt/1001")).text();
  await postgres.kill();
  const diedAt = Date.now();

  // Cached and uncached pages.
  for (const path of [
    "/",
    "/produkt/1001",
    "/produkt/1002",
    "/kategoria/gry?sort=cena-rosnaco",
    "/blog",
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  expect((await ask("/healthz")).status).toBe(200);
  // Asks the database at most every two seconds.
  await expect.poll(async () => (await ask("/readyz")).status, soon).toBe(503);
  const readiness = await ask("/readyz");
  expect(await readiness.json()).toMatchObject({
    ready: false,
    database: false,
    problem: expect.stringMatching(/^Baza danych nie odpowiada/),
  });

  const apology = await order("an-order-in-the-outage");
  expect(apology.status).toBe(503);
  expect(apology.fieldValue("name")).toBe("Ewa Żółć");
  expect(apology.text).toContain("Przepraszamy, nie udało się wysłać");
  const message = await ask("/functions/v1/send-contact-email", {
    method: "POST",
    body: JSON.stringify({ ...messageForm(), subject: "Kontakt ze strony" }),
  });
  expect([message.status, await message.json()]).toEqual([
    503,
    { error: "Nie udało się wysłać. Spróbuj ponownie za chwilę." },
  ]);
  const products = await ask("/functions/v1/get-baselinker-products", { method: "POST" });
  expect(((await products.json()) as { products: unknown[] }).products).toHaveLength(3);

  // The worker polls every second, but logs once a minute.
  const lost = "Background jobs cannot use the database";
  await expect.poll(() => errors().filter((line) => line === lost), soon).toHaveLength(1);
  await expect.poll(() => Date.now() - diedAt, soon).toBeGreaterThan(5000);
  expect(errors().filter((line) => line === lost)).toHaveLength(1);

  await postgres.start();
  await expect.poll(async () => (await order("an-order-in-the-outage")).status, soon).toBe(200);
  await smtp.received(4);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(4);
  await expect.poll(async () => (await ask("/readyz")).status, soon).toBe(200);
  inventory[1]!.prices["105"] = 77;
  await expect.poll(async () => (await ask("/produkt/1002")).text(), soon).toContain("77,00");
});

it("a shop that starts before its database logs it once and waits for it", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.close);
  const DATABASE_URL = await postgres.createDatabase();
  await postgres.stop();
  const logged: string[] = [];
  const waiting = Promise.withResolvers<void>();
  const opening = waitForDatabase({ DATA_DIR: "", DATABASE_URL }, (problem) => {
    logged.push(problem);
    waiting.resolve();
  });
  await waiting.promise;
  const loggedAt = Date.now();
  // Polls every second, and has logged the reason once.
  await expect.poll(() => Date.now() - loggedAt, soon).toBeGreaterThan(3000);
  await postgres.start();
  const db = await opening;
  onTestFinished(() => db.destroy());
  expect(await db.selectFrom("counters").select("value").execute()).toHaveLength(1);
  expect(logged).toEqual([
    "Baza PostgreSQL jest niedostępna: serwer nie przyjmuje połączeń. Sprawdź DATABASE_URL.",
  ]);
});
