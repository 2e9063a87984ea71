import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { openTestStock } from "../test/demo-catalogue.ts";
import { sampleOrder } from "../test/fixtures.ts";
import { runInProcess } from "../test/programs/run-command.ts";
import { createDatabase, openTemporaryStore, storeOrder } from "../test/temporary-store.ts";
import { readEnv } from "./env.ts";
import { openShop } from "./shop/shop.ts";

const hour = 3_600_000;
const day = 24 * hour;
const sevenYears = 7 * 365 * day;

/** A shop with twelve orders, six of them completed, that can be opened at any time. */
async function openOrders() {
  const database = await createDatabase();
  const { db, store } = await openTemporaryStore(database);
  const acceptedAt = Date.now() - hour;
  for (let count = 0; count < 12; count += 1) {
    const { number: _, ...draft } = sampleOrder({ id: `o${count}`, key: `k${count}`, acceptedAt });
    const order = await storeOrder(store, draft);
    if (count >= 6) continue;
    const completed = db.updateTable("orders").set({ completed_at: acceptedAt });
    await completed.where("id", "=", order.id).execute();
  }
  const stock = await openTestStock({});
  onTestFinished(() => stock.close());
  return {
    database,
    store,
    names: async () =>
      (await db.selectFrom("orders").select("name").distinct().execute()).map(({ name }) => name),
    alerts: async () =>
      (await store.alerts.list())
        .filter(({ resolvedAt }) => resolvedAt === undefined)
        .map(({ kind }) => kind),
    /** Runs the background work at the start of a shop, and again after two hours. */
    async runAt(start: number): Promise<void> {
      const clock = { now: start };
      const env = readEnv({ ...stock.settings, ...database });
      const shop = await openShop(env, pino({ level: "silent" }), { now: () => clock.now });
      for (const pause of [0, 2 * hour]) {
        clock.now += pause;
        await shop.monitor.run();
        await shop.worker.runDueJobs();
      }
      await shop.close();
    },
  };
}

describe("a clock that leaps", () => {
  it.each([
    ["seven years ahead", sevenYears],
    ["seven years back", -sevenYears],
  ])("%s erases nobody and raises an alert, at every start", async (_, leap) => {
    const orders = await openOrders();
    await orders.runAt(Date.now() + leap);
    await orders.runAt(Date.now() + leap + day);
    expect(await orders.names()).toEqual(["Anna Żółć"]);
    expect(await orders.alerts()).toContain("clock");
    await orders.runAt(Date.now());
    expect(await orders.names()).toEqual(["Anna Żółć"]);
    expect(await orders.alerts()).not.toContain("clock");
  });

  it("is seen by doctor when it went back, until the owner confirms the time", async () => {
    const { database, store } = await openOrders();
    await store.clock.trust(Date.now() + sevenYears);
    const ill = await runInProcess(["doctor"], database);
    expect(ill.code).toBe(1);
    expect(ill.out).toMatch(/^✗ zegar: Zegar cofnął się .*: różnica 255\d dni/m);
    const [, command] = /npm run shop -- (clock .+)/.exec(ill.out)!;
    expect(await runInProcess(command!.split(" "), database)).toMatchObject({ code: 0, err: "" });
    expect((await runInProcess(["doctor"], database)).out).toContain("✓ zegar");
  });

  it("makes no job wait for years once it is right again", async () => {
    const { store } = await openOrders();
    const claim = { workerId: "dead", leaseMs: hour, early: true };
    const job = await store.jobs.claim("retention", { ...claim, now: Date.now() + sevenYears });
    await store.clock.trust(Date.now());
    expect(await store.jobs.find("retention")).toMatchObject({ leased_until: 0 });
    await store.jobs.reschedule(job!, { runAt: Date.now() + sevenYears, attempts: 0 });
    await store.clock.trust(Date.now());
    expect((await store.jobs.find("retention"))!.run_at).toBeLessThanOrEqual(Date.now());
  });
});
