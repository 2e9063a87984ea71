import { describe, expect, it } from "vitest";
import { minute, openOrdersWorld, status } from "./baselinker-orders.ts";
import { samplePayments, shopWithPayu, syncingFeatures } from "../fixtures.ts";
import { createTestMails } from "../mails.ts";
import { sumTurnover } from "../../shop/payment/turnover.ts";
import { createWorker } from "../../server/jobs/worker.ts";
import { createUnpaidOrderJobs } from "../../server/payments/unpaid-orders.ts";
import { erasePersonalData } from "../../server/privacy/erasure.ts";
import { putOrder } from "../change-order.ts";
import { paymentDeadline } from "../../shop/payment/deadline.ts";

const hour = 60 * minute;
const day = 24 * hour;

it("a corrected customer whose reply was lost is no news from BaseLinker", async () => {
  const { placeThere, edit, run, mails, baselinker, account } = await openOrdersWorld();
  const { order } = await placeThere();
  await edit(order.number, { email: "nowa@poczta.pl" });
  baselinker.failWith("lost", "setOrderFields");
  await run(1);
  baselinker.failWith(undefined);
  await run(8);
  expect(account.orders).toMatchObject([{ email: "nowa@poczta.pl" }]);
  expect(await mails(order)).toEqual([]);
});

it("a person who is erased while the order is read does not come back", async () => {
  const world = await openOrdersWorld();
  const { placeThere, command, panel, run, baselinker, clock, db, database } = world;
  const { order, id } = await placeThere();
  await command(order.number, { kind: "cancel", reason: "Pomyłka" });
  await run(4);
  panel.addPackage(id, { courier_package_nr: "520000012345" });
  panel.setStatus(id, status.sent);
  // As if it was never read.
  await db.updateTable("orders").set({ external_state: null }).execute();
  const deps = { db, mailFolder: database.DATA_DIR, taxRecordYears: 0 };
  const erasure = { done: undefined as Promise<unknown> | undefined };
  baselinker.faultFor = (method) => {
    if (method !== "getOrderPackages") return undefined;
    erasure.done ??= erasePersonalData(deps, order.customer.email, clock.now + 400 * day);
    return { until: erasure.done };
  };
  await run(4);
  expect(erasure.done).toBeDefined();
  const orders = db.selectFrom("orders").select(["parcels", "external_state", "dispatched_at"]);
  const nothing = { parcels: null, external_state: null, dispatched_at: null };
  expect(await orders.execute()).toEqual([nothing]);
  panel.book(id, 1);
  const before = baselinker.calls("setOrderStatus").length;
  await run(5);
  expect(baselinker.calls("getOrderPackages")).toHaveLength(1);
  expect(baselinker.calls("setOrderStatus")).toHaveLength(before);
});

it("thousands of other shops' orders take at most a quarter of the calls", async () => {
  const { placeThere, panel, run, mails, baselinker, account, clock } = await openOrdersWorld();
  const { order, id, there } = await placeThere();
  for (let count = 1; count <= 6000; count += 1)
    account.orders.push({
      ...there,
      order_id: id + count,
      extra_field_1: "",
      date_confirmed: there.date_confirmed + count,
    });
  const { order: later, id: laterId } = await placeThere();
  const from = clock.now;
  const minutes = 12;
  await run(minutes);
  const calls = baselinker.journal.filter(({ at }) => at >= from).map(({ method }) => method);
  expect(calls.filter((method) => method === "getOrders").length).toBeLessThan(minutes * 16 + 61);
  panel.setStatus(id, status.confirmed);
  panel.setStatus(laterId, status.confirmed);
  await run(12);
  expect(await mails(order)).toEqual(["order-confirmed"]);
  expect(await mails(later)).toEqual(["order-confirmed"]);
});

it("looking for changes is never given up while BaseLinker is away", async () => {
  const { placeThere, panel, openWorker, run, mails, baselinker, clock } = await openOrdersWorld();
  const { order, id } = await placeThere();
  baselinker.failWith("html502");
  const worker = openWorker();
  for (let passed = 0; passed < 70; passed += 1) {
    await worker.runDueJobs();
    clock.now += hour;
  }
  panel.setStatus(id, status.confirmed);
  baselinker.failWith(undefined);
  await run(6);
  expect(await mails(order)).toEqual(["order-confirmed"]);
});

it("money of an order that was cancelled while BaseLinker's reply was lost is told there", async () => {
  const { place, command, run, account, baselinker } = await openOrdersWorld();
  const order = await place();
  baselinker.failWith("lost", "addOrder");
  await run(0);
  await command(order.number, { kind: "pay" });
  await command(order.number, { kind: "cancel", reason: "Pomyłka" });
  await run(0);
  baselinker.failWith(undefined);
  await run(8);
  expect(account.orders).toMatchObject([
    { order_status_id: status.cancelled, payment_done: order.total / 100 },
  ]);
});

describe("money booked in BaseLinker", () => {
  it("is seen although the sum is the one before the shop's refund", async () => {
    const { placeThere, panel, run, refund, clock, account, store } = await openOrdersWorld();
    const { order, id } = await placeThere();
    panel.book(id, order.total / 100);
    await run(4);
    clock.now += 1000;
    await refund(order.number, 1000);
    await run(0);
    expect(account.orders).toMatchObject([{ payment_done: (order.total - 1000) / 100 }]);
    panel.book(id, order.total / 100);
    await run(5);
    expect(sumTurnover((await store.orders.findRecord("id", order.id))!.facts).balance).toBe(
      order.total,
    );
  });

  it("counts once PayU's attempt has come to nothing", async () => {
    const { placeThere, panel, run, mails, store, clock } = await openOrdersWorld();
    const { order, id } = await placeThere();
    const reference = `${order.number}-1`;
    const attempt = { reference, source: "customer", note: "page", externalId: "" } as const;
    const record = (kind: "attempt-started" | "attempt-failed") =>
      putOrder(
        store,
        order,
        { facts: [{ ...attempt, kind, at: clock.now, amount: order.total }] },
        clock.now,
      );
    await record("attempt-started");
    panel.book(id, order.total / 100);
    await run(5);
    expect(await mails(order)).toEqual(["order-differs"]);
    await record("attempt-failed");
    await run(5);
    expect(await mails(order)).toEqual(["order-differs", "order-paid"]);
  });

  it.each([
    ["while the shop was off", 10],
    ["of an order that is no longer watched", 35],
  ])("%s keeps it from being cancelled as unpaid", async (_, days) => {
    const world = await openOrdersWorld();
    const { placeThere, command, run, panel, mails, store, clock, log, timeline } = world;
    const times = shopWithPayu.unpaidOrders.transfer;
    const { order, id } = await placeThere({ payment: { ...samplePayments.transfer, times } });
    await command(order.number, { kind: "confirm" });
    await run(4);
    expect(paymentDeadline({ order, timeline: await timeline(order) }).cancelAt).toBeDefined();
    clock.now += days * day;
    panel.book(id, order.total / 100);
    clock.now += 10 * day;
    const now = () => clock.now;
    const read = async () => ({
      trustedAt: now(),
      newestRow: undefined,
      serverNow: undefined,
      now: now(),
    });
    const unpaid = createUnpaidOrderJobs({
      store: { ...store, clock: { ...store.clock, read } },
      mail: createTestMails(),
      admitsMail: async () => true,
      checkAttempts: undefined,
      features: syncingFeatures,
      now,
      log,
    });
    const clockWorker = createWorker(
      { store, now, random: () => 0.5, log, workerId: "clock" },
      unpaid,
    );
    await clockWorker.runDueJobs();
    await run(4);
    clock.now += hour / 2;
    await clockWorker.runDueJobs();
    expect(await mails(order)).toEqual(["order-confirmed", "order-paid"]);
  });
});

it("a cancellation that was sent by a dead process yields to what was done there since", async () => {
  const { placeThere, command, openWorker, run, panel, mails, account, baselinker, clock, store } =
    await openOrdersWorld();
  const { order, id } = await placeThere();
  panel.setStatus(id, status.confirmed);
  await run(4);
  clock.now += minute;
  await command(order.number, { kind: "cancel", reason: "Pomyłka" });
  let isDead = false;
  baselinker.faultFor = (method) => {
    isDead ||= method === "setOrderStatus";
    return isDead ? "lost" : undefined;
  };
  await openWorker(store, () => isDead).runDueJobs();
  expect(account.orders).toMatchObject([{ order_status_id: status.cancelled }]);
  baselinker.failWith(undefined);
  clock.now += minute;
  panel.setStatus(id, status.confirmed);
  await run(6);
  expect(account.orders).toMatchObject([{ order_status_id: status.confirmed }]);
  expect((await mails(order)).slice(1)).toEqual([
    "order-cancelled",
    "order-reopened",
    "order-differs",
  ]);
});

it("an order that is taken back there to be packed once more stays there", async () => {
  const { placeThere, run, panel, mails, account } = await openOrdersWorld();
  const { order, id } = await placeThere();
  for (const next of [status.sent, status.cancelled, status.confirmed]) {
    panel.setStatus(id, next);
    await run(6);
  }
  expect(account.orders).toMatchObject([{ order_status_id: status.confirmed }]);
  const before = ["order-confirmed", "order-dispatched", "order-cancelled", "order-reopened"];
  expect(await mails(order)).toEqual([...before, "order-differs"]);
  panel.setStatus(id, status.done);
  await run(6);
  expect((await mails(order)).at(-1)).toBe("order-completed");
});

it("a cancellation there yields to the later reopening here", async () => {
  const { placeThere, command, reopen, run, panel, mails, account, clock } =
    await openOrdersWorld();
  const { order, id } = await placeThere();
  panel.setStatus(id, status.confirmed);
  await run(4);
  await command(order.number, { kind: "cancel", reason: "Pomyłka" });
  panel.setStatus(id, status.cancelled);
  clock.now += minute;
  await reopen(order.number);
  await run(6);
  expect(account.orders).toMatchObject([{ order_status_id: status.confirmed }]);
  expect((await mails(order)).slice(1)).toEqual([
    "order-cancelled",
    "order-reopened",
    "order-differs",
  ]);
});

it("a parcel that is removed there goes here, and the one that replaces it is told", async () => {
  const { placeThere, run, panel, timeline, mails, baselinker } = await openOrdersWorld();
  const { order, id } = await placeThere();
  const { package_id: wrong } = panel.addPackage(id, { courier_package_nr: "WRONG" });
  panel.setStatus(id, status.sent);
  await run(4);
  panel.deletePackage(wrong);
  await run(4);
  expect((await timeline(order)).parcels).toEqual([]);
  panel.addPackage(id, { courier_package_nr: "RIGHT" });
  await run(4);
  expect((await timeline(order)).parcels).toMatchObject([{ number: "RIGHT" }]);
  expect(await mails(order)).toEqual(["order-confirmed", "order-dispatched", "order-parcels"]);
  expect(baselinker.calls("createPackageManual")).toEqual([]);
});

it("a parcel named by command while the order is read reaches BaseLinker", async () => {
  const { placeThere, command, run, panel, baselinker, account } = await openOrdersWorld();
  const { order, id } = await placeThere();
  panel.setStatus(id, status.confirmed);
  await run(4);
  const dispatch = { kind: "dispatch", carrier: "dpd", trackingNumber: "0000123525123U" } as const;
  let reads = 0;
  baselinker.faultFor = (method) => {
    // The first reading is that of all orders.
    if (method !== "getOrders" || (reads += 1) !== 2) return undefined;
    return { until: command(order.number, dispatch, true) };
  };
  panel.edit(id, { email: "nowa@poczta.pl" });
  await run(8);
  expect(account.packages).toMatchObject([{ courier_package_nr: "0000123525123U" }]);
  expect(account.orders).toMatchObject([{ order_status_id: status.sent }]);
});

it("a parcel whose number was corrected and put back is followed", async () => {
  const { placeThere, command, run, panel, timeline, account, clock } = await openOrdersWorld();
  const { order } = await placeThere();
  await command(order.number, { kind: "confirm" });
  const dispatch = (trackingNumber: string) =>
    command(order.number, { kind: "dispatch", carrier: "dpd", trackingNumber }, true);
  for (const number of ["0000123525123U", "0000123525124U", "0000123525123U"]) {
    await dispatch(number);
    await run(4);
  }
  const { package_id: parcel } = account.packages.find(
    ({ courier_package_nr: number }) => number === "0000123525123U",
  )!;
  panel.trackPackage(parcel, 5);
  clock.now += 2 * hour;
  await run(4);
  expect((await timeline(order)).completedAt).toBeDefined();
});

it("orders in a status that the owner maps later follow it then", async () => {
  const { placeThere, panel, run, mails, account } = await openOrdersWorld();
  const { order, id } = await placeThere();
  panel.setStatus(id, status.odd);
  await run(12);
  expect(await mails(order)).toEqual(["order-differs"]);
  account.statuses.find((each) => each.id === status.confirmed)!.name = "Stary";
  account.statuses.find((each) => each.id === status.odd)!.name = "Do realizacji";
  await run(14);
  expect(await mails(order)).toEqual(["order-differs", "order-confirmed"]);
  expect(account.orders).toMatchObject([{ order_status_id: status.odd }]);
});
