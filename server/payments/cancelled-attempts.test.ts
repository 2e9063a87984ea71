import { describe, expect, it } from "vitest";
import { openTestPayments } from "../../test/payments.ts";
import { expireLeases } from "../../test/temporary-store.ts";
import { createWorker } from "../jobs/worker.ts";
import { putOrder } from "../../test/change-order.ts";

const minute = 60_000;
const total = 11_498;
const cancelled = { cancelledAt: 5, cancelReason: "Brak" };

/** An order whose customer has opened two of PayU's pages; PayU sends no notifications. */
async function openTwoPages() {
  const world = await openTestPayments();
  const { acceptOrder, pay, fake, store, runDueJobs, now, facts } = world;
  const order = await acceptOrder();
  await pay(order);
  await pay(order);
  fake.notifications.faults.delayMs = Infinity;
  return {
    ...world,
    order,
    statuses: () => Object.values(fake.account.balances()).map(({ status }) => status),
    /** The customer pays the first page, and the shop hears of it. */
    async payFirst() {
      fake.pay("L-1001-1");
      await store.jobs.runNow("payment-check", now(), "L-1001-1");
      await runDueJobs();
    },
    cancel: () => putOrder(store, order, { timeline: cancelled }, now()),
    facts: () => facts(order),
  };
}

describe("the pages of PayU that are still open", () => {
  it("are closed once another one was paid", async () => {
    const { payFirst, statuses, facts, fake, store } = await openTwoPages();
    await payFirst();
    expect(statuses()).toEqual(["COMPLETED", "CANCELED"]);
    expect(await facts()).toContain(`payment-cancelled L-1001-2 ${total}`);
    expect(fake.calls("cancelOrder")).toHaveLength(1);
    expect(await store.jobs.health("payment-check")).toMatchObject({ waiting: 0, failed: 0 });
  });

  it.each([
    ["was cancelled", cancelled],
    ["was paid by transfer", { paidAt: 5 }],
  ])("are closed once the order %s", async (_, timeline) => {
    const { order, store, now, runDueJobs, statuses } = await openTwoPages();
    await putOrder(store, order, { timeline }, now());
    await runDueJobs();
    expect(statuses()).toEqual(["CANCELED", "CANCELED"]);
  });

  it("stay open while the order is to be paid", async () => {
    const { order, store, now, advance, runDueJobs, statuses, fake } = await openTwoPages();
    const timeline = { confirmedAt: 5 };
    await putOrder(store, order, { timeline }, now());
    await advance(10 * minute);
    await runDueJobs();
    expect(statuses()).toEqual(["NEW", "NEW"]);
    expect(fake.calls("cancelOrder")).toEqual([]);
  });

  it("and are paid meanwhile count, and the owner is notified", async () => {
    const { payFirst, statuses, facts, fake, mailKinds, order } = await openTwoPages();
    fake.pay("L-1001-2");
    await payFirst();
    expect(fake.calls("cancelOrder")).toHaveLength(1);
    expect(statuses()).toEqual(["COMPLETED", "COMPLETED"]);
    expect(await facts()).toContain(`payment-completed L-1001-2 ${total}`);
    expect(await mailKinds(order)).toEqual(["order-paid", "payment-discrepancy"]);
  });

  it.each([
    "drop",
    "lost",
    { http: 503 },
    { http: 400, statusCode: "ERROR_VALUE_INVALID" },
  ] as const)("are closed although PayU answers at first with %j", async (fault) => {
    const { cancel, runDueJobs, advance, statuses, fake, facts } = await openTwoPages();
    // By now the shop asks every hour.
    await advance(61 * minute);
    await runDueJobs();
    await cancel();
    fake.failWith(fault, "cancelOrder");
    await runDueJobs();
    fake.failWith(undefined);
    await advance(5 * minute);
    await runDueJobs();
    expect(statuses()).toEqual(["CANCELED", "CANCELED"]);
    expect((await facts()).filter((fact) => fact.startsWith("payment-cancelled"))).toHaveLength(2);
  });

  it("are closed by another process when one dies before it can tell", async () => {
    const { db, cancel, store, open, now, log, statuses, facts, fake } = await openTwoPages();
    await cancel();
    const leaseMs = 2 * minute;
    for (const workerId of ["dies", "dies too"]) {
      const job = await store.jobs.claim("payment-check", { workerId, now: now(), leaseMs });
      fake.cancel(job!.reference);
    }
    await expireLeases(db);
    const deps = { store, now, random: () => 0.5, log, workerId: "lives" };
    await createWorker(deps, open().jobs()).runDueJobs();
    expect(statuses()).toEqual(["CANCELED", "CANCELED"]);
    expect((await facts()).filter((fact) => fact.startsWith("payment-cancelled"))).toHaveLength(2);
  });

  it("are closed although the process that opened one died before PayU's answer", async () => {
    const { acceptOrder, pay, fake, store, runDueJobs, now } = await openTestPayments();
    const order = await acceptOrder();
    fake.failWith("lost", "createOrder");
    await pay(order);
    fake.failWith(undefined);
    await putOrder(store, order, { timeline: cancelled }, now());
    await runDueJobs();
    await fake.advance(5 * minute);
    await runDueJobs();
    expect(Object.values(fake.account.balances())).toMatchObject([{ status: "CANCELED" }]);
  });
});
