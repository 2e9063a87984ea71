import { exportingFeatures } from "../../../test/fixtures.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  openFakeBaselinker,
  type BaselinkerFault,
} from "../../../test/fakes/baselinker/baselinker.ts";
import { fakeProduct } from "../../../test/fakes/baselinker/account.ts";
import type { Order } from "../../../shop/order/order.ts";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { storedProduct, sampleCustomer, sampleMail, sampleOrder } from "../../../test/fixtures.ts";
import {
  acceptOrder,
  openTemporaryStore,
  saveInventory,
  expireLeases,
} from "../../../test/temporary-store.ts";
import { findAlerts } from "../../alerts/find-alerts.ts";
import type { Store } from "../../db/store.ts";
import { recordEntered, recordExported } from "../../orders/record-exported.ts";
import { readEnv } from "../../env.ts";
import { createWorker } from "../../jobs/worker.ts";
import { reopenOrder } from "../../orders/transitions/reopen-order.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import { createExportJobs } from "./export-jobs.ts";
import type { Job } from "../../db/jobs/claim.ts";
import { createOrderExportJobs } from "./order-export-jobs.ts";
import { createTestMails } from "../../../test/mails.ts";
import { putOrder } from "../../../test/change-order.ts";

const start = Date.UTC(2026, 10, 20, 22, 0);
const minute = 60_000;
const source = { inventory: "307", priceGroup: "105", warehouses: ["bl_206"] };

/**
 * The fake BaseLinker, a shop that sells one of its products, and a clock that only waiting
 * advances.
 */
async function openAll(stock = 100) {
  const clock = { now: start };
  const now = () => clock.now;
  const baselinker = await openFakeBaselinker({ now });
  onTestFinished(baselinker.close);
  const product = fakeProduct(1001, { stock: { bl_206: stock } });
  baselinker.account.products.set(1001, product);
  const { db, store, database } = await openTemporaryStore();
  const metadata = { categories: [], manufacturers: {}, source };
  async function read() {
    const changed = [storedProduct({ stock: Math.max(0, product.stock.bl_206!) })];
    await saveInventory(store, clock.now, { changed, metadata });
  }
  await read();
  const log = createQuietLog();
  const open = (
    changes: { workerId?: string; store?: Store; token?: string; statusId?: number } = {},
  ) => {
    const deps = { store: changes.store ?? store, now, random: () => 0.5, log };
    const jobs = createOrderExportJobs({
      ...deps,
      settings: { statusId: changes.statusId ?? 1 },
      url: baselinker.url,
      token: changes.token ?? baselinker.token,
      fetch,
      wait: async (ms) => void (clock.now += ms),
      mail: createTestMails(),
      features: exportingFeatures,
    });
    const worker = createWorker(
      { ...deps, workerId: changes.workerId ?? "one" },
      { "order-export": jobs },
    );
    return { exportPendingOrders: worker.runDueJobs };
  };
  let orders = 0;
  async function order(quantity = 1) {
    orders += 1;
    const { number: _, ...draft } = sampleOrder({
      id: `order-${orders}-of-anna`,
      key: `attempt-${orders}-of-anna`,
      acceptedAt: clock.now,
      lines: [{ ...sampleOrder().lines[0]!, productId: "1001", quantity }],
    });
    const deps = { localStock: undefined, exported: true };
    const accepted = await acceptOrder(store, draft, deps);
    if ("shortages" in accepted) throw new Error("the order was not stored");
    return accepted.order;
  }
  /** The job with what the order says of its export. */
  const row = (id: string) =>
    db
      .selectFrom("jobs")
      .innerJoin("orders", "orders.id", "reference")
      .selectAll("jobs")
      .select(["submitted_at", "exported_at", "external_id"])
      .where("kind", "=", "order-export")
      .where("reference", "=", id)
      .executeTakeFirst();
  const exported = async () => {
    const { waiting, failed } = await store.jobs.health("order-export");
    return { waiting, failed };
  };
  /** As the owner's command does it. */
  const cancel = ({ number }: Order) =>
    putOrder(
      store,
      { number },
      ({ timeline }) => ({
        timeline: { ...timeline, cancelledAt: clock.now, cancelReason: "Pomyłka" },
      }),
      clock.now,
    );
  const mails = () => db.selectFrom("emails").select(["kind", "content", "order_id"]).execute();
  const { account } = baselinker;
  /** The shop's numbers of the orders in BaseLinker. */
  const entered = () =>
    account.orders
      .flatMap(({ extra_field_1: mark }) => /^L-\d+/.exec(mark as string)?.[0] ?? [])
      .toSorted((one, other) => one.localeCompare(other));
  return {
    baselinker,
    account,
    product,
    clock,
    db,
    store,
    database,
    log,
    open,
    order,
    row,
    exported,
    read,
    cancel,
    mails,
    entered,
    owner: { store, mail: createTestMails(), features: exportingFeatures, now },
    ...open(),
  };
}

describe("an accepted order", () => {
  it("is exported once, deducts stock there, and stays reserved until the next sync", async () => {
    const {
      exported,
      order,
      exportPendingOrders,
      account,
      product,
      store,
      row,
      read,
      clock,
      entered,
    } = await openAll(10);
    const { id } = await order(3);
    await exportPendingOrders();
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
    expect(product.stock.bl_206).toBe(7);
    expect(await row(id)).toMatchObject({ external_id: String(account.orders[0]!.order_id) });
    expect(await store.stock.readReserved()).toEqual(new Map([["1001", 3]]));
    clock.now += 3 * minute;
    await read();
    expect(await store.stock.readReserved()).toEqual(new Map());
    expect(await exported()).toEqual({ waiting: 0, failed: 0 });
  });

  it("is exported once although the reply was lost", async () => {
    const { order, exportPendingOrders, baselinker, row, clock, entered } = await openAll();
    const { id } = await order();
    baselinker.failWith("lost", "addOrder");
    await exportPendingOrders();
    baselinker.failWith(undefined);
    expect(await row(id)).toMatchObject({ exported_at: null, submitted_at: start, attempts: 1 });
    clock.now += minute;
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
    expect(await row(id)).toMatchObject({ exported_at: clock.now });
    expect(baselinker.calls("addOrder")).toHaveLength(1);
  });

  it("is found among hundreds of others, confirmed or not", async () => {
    const { order, exportPendingOrders, baselinker, account, clock, entered } = await openAll();
    await order();
    baselinker.failWith("lost", "addOrder");
    await exportPendingOrders();
    const own = account.orders.pop()!;
    const second = own.date_confirmed;
    for (let place = 0; place < 250; place += 1) {
      // The second page starts in the middle of a second, and the order is of that second.
      const date_confirmed = place < 190 ? second - 200 + place : second;
      const stranger = { extra_field_1: "", admin_comments: "", date_confirmed };
      account.orders.push({ ...own, order_id: place, ...stranger });
    }
    account.orders.push(own);
    baselinker.failWith(undefined);
    clock.now += minute;
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
    expect(baselinker.calls("getOrders").length).toBeGreaterThan(2);
  });

  it("is sent when the last page that is searched has room for it and it is not there", async () => {
    const { order, exportPendingOrders, baselinker, account, clock, entered } = await openAll();
    await order();
    baselinker.failWith("lost", "addOrder");
    await exportPendingOrders();
    const own = account.orders.pop()!;
    for (let place = 1; place < 4950; place += 1) {
      const date_confirmed = own.date_confirmed + place;
      account.orders.push({
        ...own,
        order_id: place,
        extra_field_1: "",
        admin_comments: "",
        date_confirmed,
      });
    }
    baselinker.failWith(undefined);
    clock.now += minute;
    await exportPendingOrders();
    expect(baselinker.calls("getOrders")).toHaveLength(50);
    expect(entered()).toEqual(["L-1001"]);
  });

  it("is found although the owner has not confirmed it", async () => {
    const { order, exportPendingOrders, baselinker, account, clock } = await openAll();
    await order();
    baselinker.failWith("lost", "addOrder");
    await exportPendingOrders();
    Object.assign(account.orders[0]!, { confirmed: false, date_confirmed: 0 });
    baselinker.failWith(undefined);
    clock.now += minute;
    await exportPendingOrders();
    expect(account.orders).toHaveLength(1);
  });

  it("is exported once although the process died before the reply", async () => {
    const { db, exported, order, open, database, account, entered, baselinker, row } =
      await openAll();
    const { id } = await order();
    baselinker.failWith("hang", "addOrder");
    void open({ workerId: "dead" }).exportPendingOrders();
    await baselinker.reached("addOrder");
    // The reply is lost, but BaseLinker has the order.
    account.orders.push({
      ...sampleParameters(id),
      order_id: 7,
      date_add: start / 1000,
      date_confirmed: start / 1000,
      confirmed: true,
    });
    baselinker.failWith(undefined);
    const other = open({ workerId: "other", store: (await openTemporaryStore(database)).store });
    await other.exportPendingOrders();
    expect(await row(id)).toMatchObject({ exported_at: null });
    await expireLeases(db);
    await other.exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
    expect(await row(id)).toMatchObject({ external_id: "7" });
    expect(await exported()).toMatchObject({ waiting: 0 });
  });

  it("is not exported by a process whose lease expired", async () => {
    const { db, order, open, store, entered } = await openAll();
    await order();
    let slow = true;
    const findProducts: Store["catalogue"]["findProducts"] = async (ids) => {
      if (slow) {
        slow = false;
        await expireLeases(db);
        await open({ workerId: "quick" }).exportPendingOrders();
      }
      return store.catalogue.findProducts(ids);
    };
    await open({
      workerId: "slow",
      store: { ...store, catalogue: { ...store.catalogue, findProducts } },
    }).exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
  });

  it.each<[string, BaselinkerFault]>([
    ["drop", "drop"],
    ["html502", "html502"],
    ["truncated", "truncated"],
    ["empty", "empty"],
  ])("is exported once after a reply that was %s", async (_, fault) => {
    const { order, exportPendingOrders, baselinker, clock, entered } = await openAll();
    await order();
    baselinker.failWith(fault, "addOrder");
    await exportPendingOrders();
    baselinker.failWith(fault, "getOrders");
    clock.now += minute;
    await exportPendingOrders();
    expect(entered().length).toBeLessThanOrEqual(1);
    baselinker.failWith(undefined);
    clock.now += 10 * minute;
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
  });

  it("is exported once by two processes with randomly lost replies", async () => {
    const { exported, order, open, database, baselinker, clock, entered, product } =
      await openAll(100);
    for (let count = 0; count < 30; count += 1) await order();
    let seed = 11;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const faults: BaselinkerFault[] = ["lost", "drop", "html502", "truncated"];
    baselinker.faultFor = () =>
      random() < 0.5 ? faults[Math.floor(random() * faults.length)] : undefined;
    const two = (await openTemporaryStore(database)).store;
    const shops = [open({ workerId: "one" }), open({ workerId: "two", store: two })];
    for (let round = 0; round < 40; round += 1) {
      if (round === 30) baselinker.failWith(undefined);
      // Sequentially: SQLite would block the thread of both processes.
      for (const shop of shops) await shop.exportPendingOrders();
      clock.now += 5 * minute;
    }
    const numbers = Array.from({ length: 30 }, (_, index) => `L-${1001 + index}`);
    expect(entered()).toEqual(numbers);
    expect(product.stock.bl_206).toBe(70);
    expect(await exported()).toEqual({ waiting: 0, failed: 0 });
    expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
  });
});

describe("a cancelled order", () => {
  it("is not exported", async () => {
    const { order, exportPendingOrders, cancel, row, mails, baselinker } = await openAll();
    const accepted = await order();
    await cancel(accepted);
    await exportPendingOrders();
    expect(baselinker.journal).toEqual([]);
    expect(await row(accepted.id)).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  it("is looked up if it may have been exported, and the owner gets a mail with its number", async () => {
    const world = await openAll();
    const { order, exportPendingOrders, cancel, baselinker, clock, log, row, mails, entered } =
      world;
    const accepted = await order();
    baselinker.failWith("lost", "addOrder");
    await exportPendingOrders();
    await cancel(accepted);
    baselinker.failWith(undefined);
    clock.now += minute;
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
    expect(await row(accepted.id)).toMatchObject({ exported_at: clock.now });
    expect(log.of("warn").at(-1)?.message).toContain("Anuluj je tam");
    const number = baselinker.account.orders[0]!.order_id;
    const [mail, ...others] = await mails();
    expect(mail).toMatchObject({ kind: "order-to-cancel", order_id: accepted.id });
    expect(mail?.content).toContain(`pod numerem ${number}`);
    expect(mail?.content).toContain('"to":["sklep@latawiec.example"]');
    expect(others).toEqual([]);
    // A late process records it once more: the first record counts, and nobody is notified again.
    const late = { id: accepted.id, externalId: "7" };
    const again = world.store.transaction((trx) => recordExported(trx, late, world.owner));
    expect(await again).toBe(false);
    expect(await row(accepted.id)).toMatchObject({ external_id: String(number) });
    expect(await mails()).toHaveLength(1);
  });

  it("is exported when it is reopened while BaseLinker is asked for it", async () => {
    const { db, order, open, cancel, store, entered, baselinker, exportPendingOrders, clock } =
      await openAll();
    const accepted = await order();
    baselinker.failWith("drop", "addOrder");
    await exportPendingOrders();
    baselinker.failWith(undefined);
    await cancel(accepted);
    clock.now += minute;
    const findExport: Store["orders"]["findExport"] = async (id) => {
      const known = await store.orders.findExport(id);
      await db.updateTable("orders").set({ cancelled_at: null }).where("id", "=", id).execute();
      return known;
    };
    await open({
      store: { ...store, orders: { ...store.orders, findExport } },
    }).exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
  });

  it("is not exported when cancelled just before the call", async () => {
    const { db, order, open, cancel, store, entered, row, exportPendingOrders } = await openAll();
    const accepted = await order();
    const findProducts: Store["catalogue"]["findProducts"] = async (ids) => {
      await cancel(accepted);
      return store.catalogue.findProducts(ids);
    };
    await open({
      workerId: "slow",
      store: { ...store, catalogue: { ...store.catalogue, findProducts } },
    }).exportPendingOrders();
    expect(entered()).toEqual([]);
    await expireLeases(db);
    await exportPendingOrders();
    expect(entered()).toEqual([]);
    expect(await row(accepted.id)).toBeUndefined();
  });

  it("is exported when reopened just before its export is dropped", async () => {
    const { db, order, open, cancel, store, clock, entered, exportPendingOrders } = await openAll();
    const accepted = await order();
    await cancel(accepted);
    const drop: Store["jobs"]["drop"] = async (job) => {
      clock.now += minute;
      const options = { localStock: undefined, force: false };
      const deps = {
        store,
        now: () => clock.now,
        mail: () => sampleMail(),
        features: exportingFeatures,
      };
      await reopenOrder(accepted.number, options, deps);
      await store.jobs.drop(job);
    };
    await open({ store: { ...store, jobs: { ...store.jobs, drop } } }).exportPendingOrders();
    await expireLeases(db);
    await exportPendingOrders();
    expect(entered()).toEqual([accepted.number]);
  });

  it("causes a mail when cancelled during the call", async () => {
    const { order, open, cancel, store, mails } = await openAll();
    const accepted = await order();
    const finish: Store["jobs"]["finish"] = async (...outcome) => {
      await cancel(accepted);
      return store.jobs.finish(...outcome);
    };
    await open({ store: { ...store, jobs: { ...store.jobs, finish } } }).exportPendingOrders();
    expect(await mails()).toEqual([expect.objectContaining({ kind: "order-to-cancel" })]);
  });

  it("is not exported after a failed export either", async () => {
    const { exported, order, exportPendingOrders, cancel, baselinker, row, entered } =
      await openAll();
    const accepted = await order();
    baselinker.failWith({ code: "ERROR_PRODUCT", message: "no such product" }, "addOrder");
    await exportPendingOrders();
    baselinker.failWith(undefined);
    await cancel(accepted);
    await exportPendingOrders();
    expect(entered()).toEqual([]);
    expect(await row(accepted.id)).toBeUndefined();
    expect(await exported()).toEqual({ waiting: 0, failed: 0 });
  });
});

describe("an error", () => {
  it("is waited for when the token is blocked, by syncs too", async () => {
    const { order, exportPendingOrders, baselinker, clock, store, row, entered } = await openAll();
    const { id } = await order();
    baselinker.failWith({ code: "ERROR_RATE_LIMIT", message: "slow down" });
    await exportPendingOrders();
    baselinker.failWith(undefined);
    const { blockedUntil } = await store.sync.state();
    expect(blockedUntil).toBe(start + 10 * minute);
    await order();
    await exportPendingOrders();
    expect(baselinker.journal).toHaveLength(1);
    expect(await row(id)).toMatchObject({ attempts: 0, run_at: blockedUntil });
    clock.now = blockedUntil;
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001", "L-1002"]);
  });

  it.each([
    ["token", { token: "wrong" }, "ERROR_BAD_TOKEN"],
    ["status", { statusId: 77 }, "Nie ma statusu zamówień 77"],
  ])("of the kind %s waits for the owner, and is logged once", async (_, wrong, reason) => {
    const { order, open, clock, log, row, entered, exportPendingOrders, store } = await openAll();
    const orders = [await order(), await order()];
    const misled = open(wrong);
    const env = readEnv({ BASELINKER_TOKEN: "token" });
    const alertKinds = async () => {
      const alerts = await findAlerts({ env, store, now: () => clock.now, startedAt: clock.now });
      // The test's clock is not PostgreSQL's, which is an alert of its own.
      return alerts.map(({ kind }) => kind).filter((kind) => kind !== "clock");
    };
    for (let round = 0; round < 3; round += 1) {
      await misled.exportPendingOrders();
      expect(await alertKinds()).toEqual(["baselinker-rejected"]);
      clock.now += 5 * minute;
    }
    expect(log.of("error")).toEqual([
      expect.objectContaining({
        details: expect.objectContaining({ reason: expect.stringContaining(reason) }),
      }),
    ]);
    for (const { id } of orders)
      expect(await row(id)).toMatchObject({ attempts: 0, failed_at: null });
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001", "L-1002"]);
    expect(await alertKinds()).toEqual([]);
  });

  it("of the settings pauses all, also when a job that asked nothing ends after it", async () => {
    const { store, log, clock } = await openAll();
    const jobs = createExportJobs(
      {
        submit: async ({ reference }) => {
          if (reference === "wrong") throw new BaselinkerFailure("settings", "no such status");
          return { kind: "dropped" };
        },
        messages: { misconfigured: "wrong", failed: "failed", retried: "retried" },
      },
      {
        store,
        log,
        now: () => clock.now,
        mail: createTestMails(),
        features: exportingFeatures,
        url: "",
        token: "",
        fetch,
        wait: async () => undefined,
      },
    );
    const job = { kind: "order-export", workerId: "one", attempts: 0 } as const;
    await jobs.run({ ...job, reference: "wrong" } as Job);
    await jobs.run({ ...job, reference: "cancelled" } as Job);
    expect(jobs.maxConcurrent?.()).toBe(0);
    clock.now += 5 * minute;
    expect(jobs.maxConcurrent?.()).toBe(2);
  });

  it("that is permanent fails the export, and the next one proceeds", async () => {
    const { exported, order, exportPendingOrders, baselinker, log, row, entered } = await openAll();
    const { id } = await order();
    baselinker.failWith({ code: "ERROR_PRODUCT", message: "no such product" }, "addOrder");
    await exportPendingOrders();
    baselinker.failWith(undefined);
    await order();
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1002"]);
    expect(await row(id)).toMatchObject({
      failed_at: start,
      last_error: expect.stringContaining("ERROR_PRODUCT"),
    });
    expect(await exported()).toEqual({ waiting: 0, failed: 1 });
    expect(log.of("error")).toHaveLength(1);
    expect(JSON.stringify(log.lines)).not.toContain(sampleCustomer.email);
  });

  it("that the owner has removed allows failed exports to be retried, once", async () => {
    const { exported, order, exportPendingOrders, baselinker, clock, store, row, entered, owner } =
      await openAll();
    const [first, second] = [await order(), await order()];
    baselinker.failWith({ code: "ERROR_PRODUCT", message: "no such product" }, "addOrder");
    await exportPendingOrders();
    baselinker.failWith(undefined);
    expect(await store.orders.listFailedExports()).toEqual(["L-1001", "L-1002"]);
    expect(await exported()).toEqual({ waiting: 0, failed: 2 });
    expect(await recordEntered({ id: second.id, externalId: "77" }, owner)).toBe(true);
    // A late process fails an order that has been exported meanwhile.
    const late = { kind: "order-export" as const, attempts: 0, workerId: "", queuedAt: 0 };
    expect(
      await store.jobs.fail(
        { ...late, reference: second.id },
        { now: 1, attempts: 1, reason: "late" },
      ),
    ).toBe(false);
    expect(await store.jobs.retryFailed("order-export", clock.now, second.id)).toBe(0);
    expect(await store.jobs.retryFailed("order-export", clock.now)).toBe(1);
    expect(await recordEntered({ id: first.id, externalId: "78" }, owner)).toBe(false);
    await exportPendingOrders();
    expect(entered()).toEqual(["L-1001"]);
    expect(await row(second.id)).toMatchObject({ external_id: "77", exported_at: clock.now });
    expect(await exported()).toEqual({ waiting: 0, failed: 0 });
  });

  it("that lasts two days fails the export", async () => {
    const { exported, order, exportPendingOrders, baselinker, clock } = await openAll();
    await order();
    baselinker.failWith("html502");
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await exportPendingOrders();
      clock.now += 90 * minute;
    }
    expect(await exported()).toEqual({ waiting: 0, failed: 1 });
  });
});

describe("the call budget", () => {
  it("is shared: exports have priority over syncs, within sixty calls a minute", async () => {
    const { order, store, clock } = await openAll();
    for (let count = 0; count < 15; count += 1) await order();
    const takeCall = (yieldsToExports = true) =>
      store.sync.takeCall({ now: clock.now, maxCalls: 60, yieldsToExports });
    for (let call = 0; call < 30; call += 1) expect(await takeCall()).toBe(0);
    expect(await takeCall()).toBeGreaterThan(0);
    for (let call = 0; call < 30; call += 1) {
      expect(await takeCall(false)).toBe(0);
    }
    expect(await takeCall(false)).toBe(61_000);
  });

  it("counts calls of a process whose clock is a little ahead", async () => {
    const { store, clock } = await openAll();
    const takeCall = (ahead: number) =>
      store.sync.takeCall({ now: clock.now + ahead, maxCalls: 60, yieldsToExports: false });
    for (let call = 0; call < 30; call += 1)
      expect([await takeCall(5000), await takeCall(0)]).toEqual([0, 0]);
    expect(await takeCall(0)).toBe(61_000);
    expect(await takeCall(6000)).toBe(55_000);
    expect(await takeCall(-3_600_000)).toBe(0);
  });
});

/** What the fake keeps of an order submitted by a process that died. */
function sampleParameters(id: string) {
  return { extra_field_1: `L-1001 ${id}`, admin_comments: "" };
}
