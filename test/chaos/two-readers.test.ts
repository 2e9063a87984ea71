import { expect, it, onTestFinished } from "vitest";
import { openFakeBaselinker } from "../fakes/baselinker/baselinker.ts";
import { stockUp } from "../fakes/baselinker/account.ts";
import { startShop } from "../start-shop.ts";
import { createDatabase, openTemporaryStore } from "../temporary-store.ts";

const syncMs = 2000;

/** An inventory and a database for any number of shops. */
async function openStreet() {
  const database = await createDatabase();
  const baselinker = await openFakeBaselinker();
  stockUp(baselinker.account, 20);
  onTestFinished(baselinker.close);
  const environment = {
    ...database,
    BASELINKER_TOKEN: baselinker.token,
    BASELINKER_URL: baselinker.url,
    BASELINKER_SYNC_SECONDS: String(syncMs / 1000),
  };
  const open = async () => {
    const shop = await startShop(environment);
    onTestFinished(shop.close);
    return shop;
  };
  return { baselinker, database, open };
}

type Shop = Awaited<ReturnType<typeof startShop>>;

/** Resolves once the shop shows the price, in grosze; polls within the rate limits. */
async function shows({ origin }: Shop, price: number): Promise<void> {
  const shown = async () => {
    const response = await fetch(`${origin}/koszyk.json?id=1001`);
    const { products } = (await response.json()) as { products?: { price: number }[] };
    return products?.[0]?.price;
  };
  await expect.poll(shown, { interval: 250, timeout: 180_000 }).toBe(price);
}

it("two shops on one database sync BaseLinker once for both, and both show the result", async () => {
  const { baselinker, open } = await openStreet();
  const [first, second] = [await open(), await open()];
  for (const price of [2000, 3000, 4000]) {
    baselinker.account.products.get(1001)!.prices = { 105: price / 100 };
    await Promise.all([shows(first, price), shows(second, price)]);
  }
  const readings = baselinker.calls("getInventoryProductsList").map(({ at }) => at);
  const pauses = readings.slice(1).map((at, index) => at - readings[index]!);
  // A starting shop makes the sync due, since its settings may differ.
  const hurried = pauses.filter((pause) => pause < syncMs);
  expect(hurried.length).toBeLessThanOrEqual(1);
  expect(readings.length).toBeGreaterThanOrEqual(4);
});

it("the second shop takes over the sync of one that died during it", async () => {
  const { baselinker, database, open } = await openStreet();
  const first = await open();
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  baselinker.faultFor = (method) => {
    if (method !== "getInventoryProductsList") return undefined;
    resolve();
    return "hang";
  };
  await stuck;
  await first.kill();
  baselinker.failWith(undefined);
  baselinker.account.products.get(1001)!.prices = { 105: 77 };
  const second = await open();
  const { db } = await openTemporaryStore(database);
  const { leased_by: dead } = await lease();
  expect(dead).not.toBe("");
  // The two minutes of the dead process's lease are over.
  await db
    .updateTable("jobs")
    .set({ leased_until: Date.now() })
    .where("kind", "=", "catalogue-sync")
    .execute();
  await shows(second, 7700);

  function lease() {
    return db
      .selectFrom("jobs")
      .select("leased_by")
      .where("kind", "=", "catalogue-sync")
      .executeTakeFirstOrThrow();
  }
});
