import { describe, expect, inject, it, onTestFinished } from "vitest";
import { categoryTexts } from "../../../shop.config.ts";
import { fakeProduct, stockUp } from "../../../test/fakes/baselinker/account.ts";
import {
  openFakeBaselinker,
  type BaselinkerFault,
} from "../../../test/fakes/baselinker/baselinker.ts";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { claimSync, openTemporaryStore, expireLeases } from "../../../test/temporary-store.ts";
import { acquireBaselinkerCall } from "../client/acquire-call.ts";
import { createWorker } from "../../jobs/worker.ts";
import { createCatalogueSync } from "./sync-catalogue.ts";
import { createStoredProducts } from "../../catalogue/stored-products.ts";
import type { Store } from "../../db/store.ts";
import type { Promotion } from "../../../shop/catalogue/price-history/promotion.ts";
import type { Makers } from "../../../shop/catalogue/product/makers.ts";
import { dayMs } from "../../../shop/time/durations.ts";
import { LeaseLost } from "../../db/jobs/queue.ts";
import { createAvailableCatalogue } from "../../catalogue/available-catalogue.ts";

const start = Date.UTC(2026, 10, 20, 22, 0);
const numeric = { day: "2-digit", month: "2-digit", timeZone: "Europe/Warsaw" } as const;

type Opening = {
  store: Store;
  token: string;
  workerId: string;
  regularPriceGroup: string;
  promotions: readonly Promotion[];
  hidesUnsafe: boolean;
  makers: Makers;
};
/** What is the same on both databases. */
const onSqlite = inject("postgres") === "";

/**
 * The fake BaseLinker, a database and one process of the shop, with a clock that only waiting
 * advances.
 */
async function openAll(count: number) {
  const clock = { now: start };
  const now = () => clock.now;
  const baselinker = await openFakeBaselinker({ now });
  onTestFinished(baselinker.close);
  stockUp(baselinker.account, count);
  const { db, store, database } = await openTemporaryStore();
  const log = createQuietLog();
  const open = (changes: Partial<Opening> = {}) => {
    const own = changes.store ?? store;
    const { hidesUnsafe = false, makers = new Map() } = changes;
    const rules = { hidesUnsafe, makers };
    const sync = createCatalogueSync({
      store: own,
      url: baselinker.url,
      token: changes.token ?? baselinker.token,
      preference: {
        inventory: undefined,
        priceGroup: undefined,
        regularPriceGroup: changes.regularPriceGroup,
        warehouses: undefined,
      },
      promotions: changes.promotions ?? [],
      ...rules,
      lists: categoryTexts,
      syncMs: 300_000,
      workerId: changes.workerId ?? "one",
      fetch,
      now,
      wait: async (ms) => void (clock.now += ms),
      log,
    });
    const current = openCurrent(own, rules);
    const workerId = changes.workerId ?? "one";
    const deps = { store: own, workerId, now, random: () => 0.5, log };
    return {
      ...createWorker(deps, { "catalogue-sync": sync.jobs(async () => undefined) }),
      current,
      async refresh(full = false, confirmed = false) {
        const outcome = await sync.syncNow({ full, confirmed });
        await current.refresh();
        return outcome;
      },
    };
  };
  return { baselinker, db, store, database, log, clock, open, ...open() };
}

/** What a process shows of the stored products. */
function openCurrent(store: Store, rules: { hidesUnsafe?: boolean; makers?: Makers } = {}) {
  const source = createStoredProducts({ store, lists: categoryTexts, ...rules });
  return { ...source, ...createAvailableCatalogue({ store, source }) };
}

describe("the synced catalogue", () => {
  it("contains all 2,500 products", async () => {
    const { baselinker, refresh, current } = await openAll(2500);
    expect(await refresh()).toEqual({ kind: "done", products: 2500, changed: 2500, removed: 0 });
    expect(current.catalogue().products).toHaveLength(2500);
    expect(baselinker.journal.length).toBe(4 + 3 + 25);
    expect(current.catalogue().product("1001")).toMatchObject({
      name: "Zabawka nr 1001",
      price: 1199,
      stock: 1,
      category: "pluszaki",
      description: "Zabawka numer 1001.\n• ładna\n• trwała",
      ageFrom: 36,
      ageTo: 36 + 12 * categoryTexts.pluszaki!.playYears,
      manufacturer: { name: "Dębowy Konik Sp. z o.o." },
    });
  });

  it.runIf(onSqlite)(
    "stays within the call budget for a large inventory that is synced repeatedly",
    async () => {
      const { baselinker, refresh, clock } = await openAll(4500);
      for (let round = 0; round < 6; round += 1) {
        expect(await refresh(round % 2 === 0)).toMatchObject({ kind: "done" });
        clock.now += 1000;
      }
      expect(baselinker.journal.length).toBeGreaterThan(140);
      expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
    },
  );

  it("shares the call budget among processes on one database", async () => {
    const { baselinker, open } = await openAll(2500);
    await open({ workerId: "one" }).refresh(true);
    await open({ workerId: "two" }).refresh(true);
    expect(baselinker.journal.length).toBeGreaterThan(60);
    expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
  });

  it("shows a changed price, stock and name, a new and a removed product after the next sync", async () => {
    const { baselinker, refresh, current, clock } = await openAll(50);
    await refresh();
    const version = current.catalogue().version;
    const { products } = baselinker.account;
    Object.assign(products.get(1001)!, { name: "Nowa nazwa", prices: { 105: "49.995" } });
    products.get(1002)!.stock.bl_206 = -4;
    products.delete(1003);
    products.set(900, fakeProduct(900));
    clock.now += 300_000;
    const before = baselinker.journal.length;
    await refresh();
    expect(baselinker.journal.length - before).toBe(2);
    const catalogue = current.catalogue();
    expect(catalogue.version).not.toBe(version);
    expect(catalogue.product("1001")).toMatchObject({ name: "Nowa nazwa", price: 5000 });
    expect(catalogue.product("1002")?.stock).toBe(0);
    expect(catalogue.product("1003")).toBeUndefined();
    expect(catalogue.product("900")).toMatchObject({ addedAt: clock.now });
    expect(catalogue.products[0]?.id).toBe("900");
  });

  it("dates what a page says of name, price, text and availability, not the pieces", async () => {
    const { baselinker, refresh, current, clock } = await openAll(6);
    await refresh();
    const first = clock.now;
    clock.now += 61 * 60_000;
    const { products } = baselinker.account;
    products.get(1001)!.name = "Nowa nazwa";
    products.get(1002)!.prices = { 105: "49.99" };
    products.get(1003)!.stock.bl_206 = 0;
    products.get(1004)!.stock.bl_206! += 5;
    products.get(1005)!.description = "Nowy opis";
    await refresh();
    const second = clock.now;
    const datesOf = () => current.catalogue().products.map(({ changedAt }) => changedAt);
    expect(datesOf()).toEqual([second, second, second, first, second, first]);
    clock.now += 300_000;
    await refresh(true);
    expect(datesOf()).toEqual([second, second, second, first, second, first]);
  });

  it("has no new version without changes; texts are read again after an hour", async () => {
    const { baselinker, refresh, current, clock } = await openAll(150);
    await refresh();
    const { version } = current.catalogue();
    clock.now += 61 * 60_000;
    await refresh();
    expect(current.catalogue().version).toBe(version);
    expect(baselinker.calls("getInventoryProductsData")).toHaveLength(4);
    baselinker.account.products.get(1005)!.description = "Nowy opis";
    clock.now += 61 * 60_000;
    await refresh();
    expect(current.catalogue().product("1005")?.description).toBe("Nowy opis");
  });

  it("shows reductions below the group of regular prices, with the history before", async () => {
    const { baselinker, clock, store, open } = await openAll(2);
    // PostgreSQL knows the time.
    clock.now = Date.now();
    const { account } = baselinker;
    account.priceGroups.push({
      ...account.priceGroups[0]!,
      price_group_id: 108,
      name: "Regularne",
    });
    const product = account.products.get(1001)!;
    const before = { offers: new Map([["1001", { price: 9500 }]]), at: clock.now - 40 * dayMs };
    await store.prices.record({ ...before, clockAgrees: true });
    const { refresh, current } = open({ regularPriceGroup: "108" });
    product.prices = { 105: 79, 108: 99 };
    await refresh();
    const find = () => current.catalogue().product("1001");
    expect(find()).toMatchObject({
      price: 7900,
      regularPrice: 9900,
      reduction: { lowestPrice: 9500, percent: 16 },
    });
    expect(current.catalogue().product("1002")).not.toHaveProperty("reduction");
    product.prices = { 105: 79 };
    await refresh();
    expect(find()).toMatchObject({ price: 7900 });
    expect(find()).not.toHaveProperty("regularPrice");
    expect(find()).not.toHaveProperty("reduction");
    const rows = (await store.prices.readCurrent(["1001", "1002"])).values();
    expect([...rows].map(({ price }) => price)).toEqual([7900, 1299]);
  });

  it("shows no reduction above a price of the same day", async () => {
    const { baselinker, clock, store, open } = await openAll(1);
    clock.now = Date.now();
    const before = { offers: new Map([["1001", { price: 10000 }]]), at: clock.now - 40 * dayMs };
    await store.prices.record({ ...before, clockAgrees: true });
    const day = new Date(clock.now).toLocaleDateString("pl", { ...numeric, year: "numeric" });
    const promotion = { product: "SKU-1001", regularPrice: 10000, from: day, to: day };
    const cheaper = open({});
    const reduced = open({ promotions: [promotion] });
    const product = baselinker.account.products.get(1001)!;
    product.prices = { 105: 60 };
    await cheaper.refresh();
    clock.now += 4 * 60_000;
    product.prices = { 105: 80 };
    await reduced.refresh();
    const shown = reduced.current.catalogue().product("1001");
    expect(shown).toMatchObject({ price: 8000, regularPrice: 10000 });
    expect(shown).not.toHaveProperty("reduction");
  });

  it("sells for less on the days of a promotion, and ends the sale of what is gone", async () => {
    const { baselinker, clock, store, open } = await openAll(3);
    clock.now = Date.now();
    const day = new Date(clock.now).toLocaleDateString("pl", { ...numeric, year: "numeric" });
    const promotion = { product: "SKU-1001", percent: 25, from: day, to: day };
    const before = { offers: new Map([["1001", { price: 1199 }]]), at: clock.now - 40 * dayMs };
    await store.prices.record({ ...before, clockAgrees: true });
    const { refresh, current } = open({ promotions: [promotion] });
    await refresh();
    expect(current.catalogue().product("1001")).toMatchObject({
      price: 899,
      regularPrice: 1199,
      reduction: { lowestPrice: 1199, percent: 25 },
    });
    baselinker.account.products.delete(1001);
    baselinker.account.products.get(1002)!.category = 9;
    baselinker.account.products.get(1003)!.prices = {};
    await refresh(true, true);
    expect((await store.prices.readCurrent(["1001", "1002", "1003"])).size).toBe(0);
  });

  it("offers no product that is hidden for what it lacks about its maker", async () => {
    const { baselinker, store, open } = await openAll(3);
    const { products, manufacturers } = baselinker.account;
    const features = { "Adres producenta": "Łódź", "E-mail producenta": "a@maker.example" };
    products.set(1002, fakeProduct(1002, { features }));
    products.set(1003, fakeProduct(1003, { manufacturer: 8 }));
    manufacturers.push({ manufacturer_id: 8, name: "Żyrafa" });
    const address = { address: "Żywiec", email: "b@maker.example" };
    const { refresh, current } = open({
      hidesUnsafe: true,
      makers: new Map([["zyrafa", address]]),
    });
    await refresh();
    const offered = await store.prices.readCurrent(["1001", "1002", "1003"]);
    expect([...offered.keys()].toSorted()).toEqual(["1002", "1003"]);
    expect(current.catalogue().products.map(({ id }) => id)).toEqual(["1002", "1003"]);
  });

  it("ends a promotion that another process began, at the end of a day of its own", async () => {
    const { clock, store, database, open } = await openAll(2);
    const day = { from: "21.11.2026", to: "21.11.2026" };
    const promotions = [{ product: "SKU-1001", percent: 25, ...day }];
    const { store: other } = await openTemporaryStore(database);
    const one = open({ promotions });
    const two = open({ promotions, store: other, workerId: "two" });
    const offered = async () => (await store.prices.readCurrent(["1001"])).get("1001")!.price;
    await one.refresh();
    clock.now += dayMs / 2;
    await two.refresh();
    expect(await offered()).toBe(899);
    clock.now += dayMs;
    await one.refresh();
    expect(await offered()).toBe(1199);
  });

  it("refuses a group of regular prices that is missing or the selling one", async () => {
    const { open } = await openAll(1);
    expect(await open({ regularPriceGroup: "777" }).refresh()).toMatchObject({
      problem: expect.stringContaining("777 (BASELINKER_REGULAR_PRICE_GROUP)"),
    });
    expect(await open({ regularPriceGroup: "105" }).refresh()).toMatchObject({
      problem: expect.stringContaining("BASELINKER_REGULAR_PRICE_GROUP ma być inna"),
    });
  });

  it("supports ids and numbers as text", async () => {
    const { baselinker, refresh, current } = await openAll(20);
    baselinker.mixedTypes = true;
    expect(await refresh()).toMatchObject({ kind: "done", products: 20 });
    expect(current.catalogue().product("1001")).toMatchObject({ price: 1199, stock: 1 });
  });

  it("is served after a restart, before any call", async () => {
    const { refresh, database, baselinker } = await openAll(300);
    await refresh();
    const calls = baselinker.journal.length;
    const { store } = await openTemporaryStore(database);
    const restarted = openCurrent(store);
    await restarted.refresh();
    expect(restarted.catalogue().products).toHaveLength(300);
    expect(restarted.pictureUrl(restarted.catalogue().products[0]!.images[0]!)).toContain(
      "1001/1.jpg",
    );
    expect(baselinker.journal.length).toBe(calls);
  });

  it("is synced by one process at a time and shown by both", async () => {
    const { baselinker, open, database } = await openAll(300);
    const { store } = await openTemporaryStore(database);
    const one = open({ workerId: "one" });
    const two = open({ workerId: "two", store });
    const outcomes = await Promise.all([one.refresh(), two.refresh()]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["done", "locked"]);
    expect(baselinker.calls("getInventoryProductsList")).toHaveLength(1);
    await two.current.refresh();
    expect(two.current.catalogue().products).toHaveLength(300);
  });

  it("is not synced again by a process that saw it due before another synced it", async () => {
    const { baselinker, open, clock } = await openAll(5);
    const [one, two] = [open({ workerId: "one" }), open({ workerId: "two" })];
    await one.runDueJobs();
    await two.runDueJobs();
    expect(baselinker.calls("getInventoryProductsList")).toHaveLength(1);
    clock.now += 300_000;
    await two.runDueJobs();
    expect(baselinker.calls("getInventoryProductsList")).toHaveLength(2);
  });

  it("is synced by another process after the first one died", async () => {
    const { db, store, clock, refresh } = await openAll(5);
    await claimSync(store, "dead", clock.now, 120_000);
    expect(await refresh()).toEqual({ kind: "locked" });
    await expireLeases(db);
    expect(await refresh()).toMatchObject({ kind: "done" });
  });

  it("is synced again soon by a process that lost the database during a sync", async () => {
    const { store, clock, open, baselinker } = await openAll(5);
    let unavailable = true;
    const away = () => Promise.reject(new Error("the database is away"));
    const shaky: Store = {
      ...store,
      catalogue: {
        ...store.catalogue,
        save: (...args) => (unavailable ? away() : store.catalogue.save(...args)),
      },
      jobs: {
        ...store.jobs,
        reschedule: (...args) => (unavailable ? away() : store.jobs.reschedule(...args)),
      },
    };
    const one = open({ store: shaky });
    await one.runDueJobs();
    unavailable = false;
    clock.now += 15_000;
    await one.stop();
    await open({ workerId: "two" }).runDueJobs();
    expect(baselinker.calls("getInventoryProductsList")).toHaveLength(2);
    expect((await store.sync.state()).checkedAt).toBe(clock.now);
  });

  it("stores nothing of a process that lost its lease", async () => {
    const { db, store, clock } = await openAll(0);
    const slow = await claimSync(store, "slow", clock.now, 1000);
    await expireLeases(db);
    await claimSync(store, "quick", clock.now, 1000);
    const nothing = { changed: [], unchanged: [], removed: [], begunAt: clock.now };
    await expect(store.catalogue.save(slow, clock.now, 1000, nothing)).rejects.toThrow(
      "another process",
    );
  });
});

describe("an expired lease", () => {
  it("stops the sync without further calls, even if no other process took it", async () => {
    const { db, store, clock } = await openAll(0);
    const job = await claimSync(store, "slow", clock.now, 1000);
    await expireLeases(db);
    const nothing = { changed: [], unchanged: [], removed: [], begunAt: clock.now };
    await expect(store.catalogue.save(job, clock.now, 1000, nothing)).rejects.toThrow(LeaseLost);
    const options = { lease: { job, leaseMs: 1000 }, yieldsToExports: true };
    const deps = { store, now: () => clock.now, wait: async () => undefined };
    await expect(acquireBaselinkerCall(deps, options)).rejects.toThrow(LeaseLost);
  });
});

describe("a sync that would remove most products", () => {
  it("waits for the owner, however often it is repeated, also by a restarted shop", async () => {
    const { baselinker, refresh, open, current, log, store, clock } = await openAll(40);
    await refresh();
    for (let id = 1001; id <= 1025; id += 1) baselinker.account.products.delete(id);
    const since = clock.now;
    for (let round = 1; round <= 4; round += 1) {
      expect(await refresh()).toEqual({ kind: "needs-confirmation" });
      clock.now += 300_000;
      await open({ workerId: `restart ${round}` }).runDueJobs();
      clock.now += 300_000;
    }
    baselinker.failWith("html502");
    await refresh();
    baselinker.failWith(undefined);
    expect(await refresh()).toEqual({ kind: "needs-confirmation" });
    expect(current.catalogue().products).toHaveLength(40);
    expect(log.of("warn").map(({ message }) => message)).toContainEqual(
      expect.stringContaining("potwierdzenie: npm run shop -- sync --confirm"),
    );
    expect(await store.sync.state()).toMatchObject({ suspiciousAt: since });
    expect(await refresh(true, true)).toMatchObject({ kind: "done", removed: 25 });
    expect(current.catalogue().products).toHaveLength(15);
    expect(await store.sync.state()).toMatchObject({ suspiciousAt: undefined });
  });

  it("is forgotten once BaseLinker has the products again", async () => {
    const { baselinker, refresh, current, store } = await openAll(40);
    await refresh();
    const all = new Map(baselinker.account.products);
    baselinker.account.products.clear();
    await refresh();
    for (const [id, product] of all) baselinker.account.products.set(id, product);
    expect(await refresh()).toMatchObject({ kind: "done", changed: 0 });
    expect(await store.sync.state()).toMatchObject({
      problem: undefined,
      suspiciousAt: undefined,
    });
    baselinker.account.products.clear();
    expect(await refresh()).toEqual({ kind: "needs-confirmation" });
    expect(current.catalogue().products).toHaveLength(40);
  });

  it("counts all variants of a toy as one toy, and each as a part of it", async () => {
    const { baselinker, refresh } = await openAll(0);
    const { products } = baselinker.account;
    const putVariants = (id: number, count: number) => {
      for (let part = 1; part <= count; part += 1)
        products.set(
          id * 100 + part,
          fakeProduct(id * 100 + part, { parent: id, name: `nr ${part}` }),
        );
    };
    /** One toy in 21 colours, nine in one each: 30 variants. */
    const toys = Array.from({ length: 10 }, (_, index) => 2001 + index);
    for (const id of toys) products.set(id, fakeProduct(id, { category: 6, prices: {} }));
    const removeVariants = (ids: readonly number[]) => {
      for (const { id, parent } of products.values()) if (ids.includes(parent)) products.delete(id);
    };
    const fill = () => toys.forEach((id) => putVariants(id, id === 2001 ? 21 : 1));
    fill();
    expect(await refresh()).toMatchObject({ kind: "done", products: 40 });
    removeVariants([2001]);
    expect(await refresh()).toMatchObject({ kind: "done", removed: 21 });
    fill();
    await refresh();
    removeVariants(toys.slice(4));
    expect(await refresh()).toEqual({ kind: "needs-confirmation" });
    fill();
    expect(await refresh()).toMatchObject({ kind: "done", removed: 0 });
    for (const id of toys) putVariants(id, 3);
    await refresh();
    for (const id of toys) [1, 2].forEach((part) => products.delete(id * 100 + part));
    expect(await refresh()).toEqual({ kind: "needs-confirmation" });
  });

  it("counts products on sale, not all products", async () => {
    const { baselinker, refresh } = await openAll(40);
    await refresh();
    for (const product of baselinker.account.products.values()) product.prices = {};
    expect(await refresh()).toEqual({ kind: "needs-confirmation" });
  });
});

describe.runIf(onSqlite)("BaseLinker's failures", () => {
  const faults: [BaselinkerFault, string][] = [
    ["drop", "transport"],
    ["lost", "transport"],
    ["html502", "transport"],
    ["truncated", "transport"],
    ["empty", "transport"],
    ["array", "transport"],
    ["http429", "blocked"],
    [{ code: "ERROR_RATE_LIMIT", message: "slow down" }, "blocked"],
    [{ code: "ERROR_STORAGE_ID", message: "?" }, "refused"],
    [{ code: "ERROR_BAD_TOKEN", message: "?" }, "token"],
    [{ code: "ERROR_AUTH_TOKEN", message: "?" }, "token"],
  ];

  it.each(faults)("%j changes nothing for visitors and recovers", async (fault, kind) => {
    const { baselinker, refresh, current, store, clock } = await openAll(120);
    await refresh();
    for (const method of [
      "getInventoryProductsList",
      "getInventoryProductsData",
      "getInventories",
    ]) {
      baselinker.failWith(fault, method);
      expect(await refresh(true)).toMatchObject({ kind: "failed" });
      expect(current.catalogue().products).toHaveLength(120);
      const state = await store.sync.state();
      expect(state.problemKind).toBe(kind);
      const { run_at: runAt } = (await store.jobs.find("catalogue-sync"))!;
      expect(runAt).toBeGreaterThan(clock.now);
      clock.now = runAt;
    }
    baselinker.failWith(undefined);
    expect(await refresh()).toMatchObject({ kind: "done" });
    expect((await store.sync.state()).problem).toBeUndefined();
    expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
  });

  it("a lost reply is retried at once", async () => {
    const { baselinker, refresh } = await openAll(5);
    const faults: BaselinkerFault[] = ["html502", "drop"];
    baselinker.faultFor = () => faults.pop();
    expect(await refresh()).toMatchObject({ kind: "done", products: 5 });
  });

  it("a block is waited out with half a minute added, also after a restart", async () => {
    const { baselinker, refresh, store, open, clock } = await openAll(5);
    for (let call = 0; call < 101; call += 1) {
      try {
        baselinker.limit.note(baselinker.token);
      } catch {
        // The last one blocks.
      }
    }
    expect(await refresh()).toMatchObject({ kind: "failed" });
    const runAt = async () => (await store.jobs.find("catalogue-sync"))!.run_at;
    const dueAt = await runAt();
    expect(dueAt).toBe(start + 10 * 60_000 + 30_000);
    const calls = baselinker.journal.length;
    expect(await open({ workerId: "restarted" }).refresh()).toMatchObject({ kind: "failed" });
    expect(baselinker.journal.length).toBe(calls);
    expect(await runAt()).toBe(dueAt);
    clock.now = dueAt;
    expect(await refresh()).toMatchObject({ kind: "done" });
  });

  it("a wrong token is logged once, in one line", async () => {
    const { open, log, store, baselinker } = await openAll(5);
    const wrong = open({ token: "wrong" });
    await wrong.refresh();
    await wrong.refresh();
    expect(log.of("error")).toEqual([
      expect.objectContaining({ message: expect.stringContaining("BASELINKER_TOKEN") }),
    ]);
    expect(JSON.stringify(log.lines)).not.toContain('"wrong"');
    expect((await store.sync.state()).problem).toContain("BASELINKER_TOKEN");
    expect(baselinker.journal).toHaveLength(2);
  });

  it("random failures are survived", async () => {
    const { baselinker, refresh, current, clock } = await openAll(300);
    await refresh();
    const kinds = faults.slice(0, 6).map(([fault]) => fault);
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    baselinker.faultFor = () =>
      random() < 0.4 ? kinds[Math.floor(random() * kinds.length)] : undefined;
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      outcomes.add((await refresh(true)).kind);
      expect(current.catalogue().products).toHaveLength(300);
      clock.now += 15_000;
    }
    expect(outcomes).toEqual(new Set(["done", "failed"]));
    expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
  });

  it("prices in another currency are rejected with the name of the setting", async () => {
    const { baselinker, refresh, store } = await openAll(5);
    baselinker.account.priceGroups[0]!.currency = "EUR";
    expect(await refresh()).toMatchObject({ kind: "failed" });
    expect((await store.sync.state()).problem).toBe(
      "Grupa cenowa 105 jest w walucie EUR, a sklep sprzedaje w PLN.",
    );
  });
});

describe("a product that cannot be sold", () => {
  it("is excluded with its reason, and the others are synced", async () => {
    const { baselinker, refresh, current } = await openAll(20);
    const { products } = baselinker.account;
    products.get(1001)!.name = " \u202e ";
    products.get(1002)!.prices = {};
    products.get(1003)!.prices = { 105: 0 };
    products.get(1004)!.category = 9;
    products.get(1005)!.category = 61;
    Object.assign(products.get(1006)!, {
      category: 3,
      features: { Ostrzeżenie: "Nieodpowiednie dla dzieci w wieku poniżej 36 miesięcy." },
    });
    await refresh();
    const why = Object.fromEntries(current.leftOut().map((each) => [each.id, each.why]));
    expect(why).toEqual({
      1001: "name",
      1002: "price",
      1003: "price",
      1004: "category",
      1006: "infants",
    });
    expect(current.catalogue().product("1005")?.category).toBe("pluszaki");
  });

  it("returns as soon as it can be sold", async () => {
    const { baselinker, refresh, current } = await openAll(20);
    baselinker.account.products.get(1002)!.prices = {};
    await refresh();
    baselinker.account.products.get(1002)!.prices = { 105: 12.5 };
    await refresh();
    expect(current.catalogue().product("1002")?.price).toBe(1250);
    expect(current.leftOut()).toEqual([]);
  });

  it("is plain text, however hostile", async () => {
    const { baselinker, refresh, current } = await openAll(20);
    const name = `<script>alert(1)</script>"'&\u202e${"x".repeat(500)} 🪁`;
    Object.assign(baselinker.account.products.get(1001)!, {
      name,
      description: "<p>a</script><script>alert(1)</script><b onclick=x>b</b></p>",
      features: { "<b>Wiek": "<img src=x>" },
      images: { 1: "javascript:alert(1)", 2: "https://a.example/2.jpg" },
    });
    await refresh();
    expect(current.catalogue().product("1001")).toMatchObject({
      name: `<script>alert(1)</script>"'&${"x".repeat(500)} 🪁`,
      description: "ab",
      features: { "<b>Wiek": "<img src=x>" },
    });
    expect(current.catalogue().product("1001")?.images).toHaveLength(1);
  });

  it("has a picture path derived from the URL, removed with the product", async () => {
    const { baselinker, refresh, current } = await openAll(20);
    await refresh();
    const [base] = current.catalogue().product("1001")!.images;
    expect(current.pictureUrl(base!)).toBe("https://upload.cdn.baselinker.com/products/1001/1.jpg");
    baselinker.account.products.delete(1001);
    await refresh();
    expect(current.pictureUrl(base!)).toBeUndefined();
  });
});
