import { describe, expect, it } from "vitest";
import { claimSync, openTemporaryStore, saveInventory } from "../../../test/temporary-store.ts";
import { storedProduct } from "../../../test/fixtures.ts";
import {
  beginPeriod,
  findPriceWindow,
  type Offer,
  type PricePeriod,
} from "../../../shop/catalogue/price-history/price-period.ts";
import { dayMs, hourMs } from "../../../shop/time/durations.ts";
import { calculateCutoffs } from "../../../shop/privacy/retention.ts";
import { LeaseLost } from "../jobs/queue.ts";

const start = Date.UTC(2026, 9, 1, 10, 0);
const days = (count: number) => start + count * dayMs;

async function openPrices() {
  const { db, store } = await openTemporaryStore();
  const offer = (
    at: number,
    offered: Offer | undefined,
    { clockAgrees = true, id = "1001" } = {},
  ) => store.prices.record({ offers: new Map([[id, offered]]), at, clockAgrees });
  const current = async (id = "1001") => (await store.prices.readCurrent([id])).get(id);
  const rows = () =>
    db.selectFrom("price_history").selectAll().orderBy("product_id").orderBy("since").execute();
  return { db, store, offer, current, rows };
}

describe("the price history", () => {
  it("has a row for each change of a price, none for a refresh", async () => {
    const { offer, rows } = await openPrices();
    await offer(days(0), { price: 9900 });
    await offer(days(1), { price: 9900 });
    await offer(days(2), { price: 7900, regularPrice: 9900 });
    await offer(days(3), { price: 7900, regularPrice: 9900 });
    await offer(days(4), undefined);
    await offer(days(5), undefined);
    await offer(days(6), { price: 8900 });
    expect(await rows()).toMatchObject([
      { since: days(0), until: days(2), price: 9900, cut_at: null },
      { since: days(2), until: days(4), price: 7900, cut_at: days(2), lowest_price: 9900 },
      { since: days(6), until: null, price: 8900, regular_price: null },
    ]);
  });

  it("remembers what the rule says of the whole history of each product", async () => {
    const { store, current } = await openPrices();
    const ids = ["1", "2", "3", "4", "5"];
    const histories = new Map(ids.map((id) => [id, [] as PricePeriod[]]));
    let seed = 7;
    const draw = (max: number) => (seed = (seed * 48_271) % 2_147_483_647) % max;
    for (let at = start, step = 0; step < 60; step += 1, at += (1 + draw(120)) * hourMs) {
      const offers = new Map(
        ids.map((id) => {
          const price = 1000 * (1 + draw(4));
          const offered = { price, ...(draw(3) > 0 && { regularPrice: 4500 }) };
          return [id, draw(8) === 0 ? undefined : offered] as const;
        }),
      );
      await store.prices.record({ offers, at, clockAgrees: true });
      for (const [id, history] of histories) {
        const next = offers.get(id);
        const begun = next && beginPeriod(history, next, at, findPriceWindow(at));
        const last = history.pop();
        const isSame =
          last &&
          !last.until &&
          last.price === next?.price &&
          last.regularPrice === next.regularPrice;
        if (isSame) history.push(last);
        else history.push(...(last ? [{ until: at, ...last }] : []), ...(begun ? [begun] : []));
        expect(await current(id)).toEqual(next && history.at(-1));
      }
    }
  });

  it("begins no reduction by a clock that may be wrong, and ends none", async () => {
    const { offer, current } = await openPrices();
    const cut = { price: 7900, regularPrice: 9900 };
    await offer(days(0), { price: 9900 });
    await offer(days(40), cut, { clockAgrees: false });
    await offer(days(40) + 1, cut, { clockAgrees: false });
    expect(await current()).toMatchObject({ since: days(40), price: 7900 });
    expect(await current()).not.toHaveProperty("cut");
    await offer(days(40) + hourMs, cut);
    expect(await current()).toMatchObject({ cut: { at: days(40) + hourMs, lowestPrice: 9900 } });
    await offer(days(50), { ...cut, price: 6900 }, { clockAgrees: false });
    expect(await current()).toMatchObject({ price: 6900, cut: { lowestPrice: 9900 } });
  });

  it("forgets no price that was shown while the clock was years ahead", async () => {
    const { offer, current } = await openPrices();
    await offer(days(0), { price: 9900 });
    await offer(days(3000), { price: 6900 }, { clockAgrees: false });
    await offer(days(3000) + hourMs, { price: 9900 }, { clockAgrees: false });
    await offer(days(2), { price: 9800 });
    await offer(days(12), { price: 7900, regularPrice: 9900 });
    expect(await current()).not.toHaveProperty("cut");
    await offer(days(13), { price: 9900 });
    await offer(days(60), { price: 7900, regularPrice: 9900 });
    expect(await current()).toMatchObject({ cut: { at: days(60), lowestPrice: 9900 } });
  });

  it("counts a price that began while the clock was ahead and is offered still", async () => {
    const { store, offer, current } = await openPrices();
    await offer(days(0), { price: 9900 });
    await offer(days(400), { price: 6900 }, { clockAgrees: false });
    await offer(days(2), { price: 6900 });
    const lowest = await store.prices.readLowest(["1001"], findPriceWindow(days(12)));
    expect(lowest.get("1001")).toBe(6900);
    await offer(days(12), { price: 4900, regularPrice: 9900 });
    expect(await current()).toMatchObject({ cut: { at: days(12), lowestPrice: 6900 } });
  });

  it("takes a clock that is seconds behind another for no earlier day", async () => {
    const { offer, current } = await openPrices();
    await offer(days(0), { price: 9900 });
    await offer(days(40), { price: 6900 });
    await offer(days(40) - 30_000, { price: 6900 });
    expect(await current()).toMatchObject({ since: days(40) });
  });

  it("gives the lowest price of a window, and of a younger product since it was offered", async () => {
    const { store, offer } = await openPrices();
    for (const [day, price] of [
      [0, 5000],
      [9, 9900],
      [20, 8900],
    ] as const)
      await offer(days(day), { price });
    await offer(days(42), { price: 3000 }, { id: "1002" });
    await offer(days(45), { price: 100 });
    const lowest = await store.prices.readLowest(["1001", "1002", "1003"], {
      start: days(10),
      end: days(40),
    });
    expect(lowest).toEqual(
      new Map([
        ["1001", 8900],
        ["1002", 3000],
      ]),
    );
  });

  it("survives a clock that falls back: what was shown stays in the window", async () => {
    const { offer, current } = await openPrices();
    await offer(days(0), { price: 9900 });
    await offer(days(30), { price: 8900 });
    await offer(days(5), { price: 9900 }, { clockAgrees: false });
    await offer(days(31), { price: 9900 });
    await offer(days(33), { price: 8500, regularPrice: 9900 });
    expect(await current()).toMatchObject({ cut: { at: days(33), lowestPrice: 8900 } });
  });

  it("keeps what a running reduction refers to, and deletes what is older", async () => {
    const { store, offer, rows } = await openPrices();
    const cutoffs = (at: number) => calculateCutoffs(at, 5);
    await offer(days(0), { price: 9900 });
    await offer(days(0), { price: 5000 }, { id: "1002" });
    await offer(days(40), { price: 9500 });
    await offer(days(45), { price: 7900, regularPrice: 9900 });
    await offer(days(45), { price: 5500 }, { id: "1002" });
    expect(await store.purgeExpired(cutoffs(days(440)), days(440))).toMatchObject({ prices: 0 });
    expect(await store.purgeExpired(cutoffs(days(446)), days(446))).toMatchObject({ prices: 1 });
    expect((await rows()).map(({ price }) => price)).toEqual([9900, 9500, 7900, 5500]);
    await offer(days(447), { price: 9900 });
    await store.purgeExpired(cutoffs(days(448)), days(448));
    expect((await rows()).map(({ price }) => price)).toEqual([7900, 9900, 5500]);
  });

  it("is written together with the sync or not at all", async () => {
    const { store, rows } = await openPrices();
    const prices = { offers: new Map([["1001", { price: 4999 }]]), at: start, clockAgrees: true };
    const job = await claimSync(store, "one", Date.now(), 60_000);
    await store.jobs.reschedule(job, { runAt: Date.now(), attempts: 0 });
    await claimSync(store, "two", Date.now(), 60_000);
    const changes = { changed: [storedProduct()], unchanged: [], removed: [], begunAt: 0, prices };
    await expect(store.catalogue.save(job, Date.now(), 60_000, changes)).rejects.toThrow(LeaseLost);
    expect(await rows()).toEqual([]);
  });

  it("gives each product of the catalogue the price at which it is offered", async () => {
    const { store } = await openPrices();
    const changed = [storedProduct(), storedProduct({ id: "1002" })];
    const offers = new Map([["1001", { price: 3999, regularPrice: 4999 }]]);
    const prices = { offers, at: start, clockAgrees: true };
    await saveInventory(store, Date.now(), { changed, prices });
    const [read] = await Array.fromAsync(store.catalogue.readAll());
    expect(read?.map(({ offered }) => offered)).toEqual([
      { since: start, price: 3999, regularPrice: 4999 },
      undefined,
    ]);
  });
});
