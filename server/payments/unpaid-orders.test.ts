import { noFeatures } from "../../test/fixtures.ts";
import { createTestMails } from "../../test/mails.ts";
import { describe, expect, it } from "vitest";
import { sampleOrder, samplePayments, shopWithPayu } from "../../test/fixtures.ts";
import { openTestPayments } from "../../test/payments.ts";
import { acceptOrder, nextId } from "../../test/temporary-store.ts";
import type { Settlement } from "../../shop/shop-config.ts";
import { recordExported } from "../orders/record-exported.ts";
import { restoreDatabase } from "../backup/restore.ts";
import { readSnapshot } from "../backup/snapshot.ts";
import { createWorker } from "../jobs/worker.ts";
import { createOrderTransitions } from "../orders/transitions/order-transitions.ts";
import { chooseUnpaidTimes, paymentDeadline } from "../../shop/payment/deadline.ts";
import type { Order } from "../../shop/order/order.ts";
import { findStuckPayments } from "./attempts/stuck-payments.ts";
import { requestRefund } from "./refunds/request-refund.ts";
import { settleAttempt } from "./attempts/settle-attempt.ts";
import { createUnpaidOrderJobs } from "./unpaid-orders.ts";
import { putOrder } from "../../test/change-order.ts";
import { followPlacement } from "../orders/change-order.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The shop and PayU, with the jobs of unpaid orders and the owner. */
async function openAll() {
  const world = await openTestPayments();
  const { store, now, log, payments, origin, db } = world;
  const mail = createTestMails({ shop: shopWithPayu, origin });
  const clockError = { ms: 0 };
  const admitted = { now: true, asked: 0 };
  const open = (
    checkAttempts: typeof payments.checkOpenAttempts | null = payments.checkOpenAttempts,
  ) => {
    const trusted = () => ({ trustedAt: now() - clockError.ms, newestRow: undefined });
    const clock = {
      ...store.clock,
      read: async () => ({ ...trusted(), serverNow: undefined, now: now() }),
    };
    const jobs = createUnpaidOrderJobs({
      store: { ...store, clock },
      mail,
      checkAttempts: checkAttempts ?? undefined,
      features: noFeatures,
      admitsMail: async () => {
        admitted.asked += 1;
        return admitted.now;
      },
      now,
      log,
    });
    return createWorker({ store, now, random: () => 0.5, log, workerId: "clock" }, jobs);
  };
  const deps = { store, mail, features: noFeatures, now };
  const owner = createOrderTransitions(deps);
  /** As the shop accepts it. */
  const accept = async (settlement: Settlement, unpaidOrders = shopWithPayu.unpaidOrders) => {
    const id = nextId();
    const changes = { id, key: `key of ${id}`, acceptedAt: now() };
    const times = chooseUnpaidTimes(settlement, { unpaidOrders, takesOnlinePayments: true });
    const payment = { ...samplePayments[settlement], times };
    const { number: _, ...draft } = sampleOrder({ ...changes, payment });
    const accepted = await acceptOrder(store, draft, {
      localStock: () => 2,
      follow: (order) => ({
        mails: [],
        jobs: followPlacement(order, true, deps).jobs,
      }),
    });
    if ("shortages" in accepted) throw new Error("sold out");
    return accepted.order;
  };
  const clock = open();
  const runAfter = async (ms: number) => {
    await world.advance(ms);
    await clock.runDueJobs();
  };
  const reminder = async () => {
    const mails = db.selectFrom("emails").select("content").where("kind", "=", "payment-reminder");
    return (await mails.execute()).map(({ content }) => content);
  };
  /** The moment at which the order will be cancelled. */
  const deadline = async ({ id }: Order) =>
    paymentDeadline((await store.orders.findRecord("id", id))!).cancelAt;
  return {
    ...world,
    owner,
    deps,
    accept,
    runAfter,
    reminder,
    open,
    deadline,
    clockError,
    admitted,
  };
}

it.each([{ kind: "cancel", reason: "" }, { kind: "pay" }] as const)(
  "work that failed for good alarms nobody once the owner decides: %j",
  async (step) => {
    const { accept, owner, db, store, now, runAfter } = await openAll();
    const { number } = await accept("transfer");
    await owner.apply(number, { kind: "confirm" });
    await db.updateTable("jobs").set({ failed_at: now() }).execute();
    expect(await store.payments.listStuck("payment-deadline", 0)).toHaveLength(1);
    await owner.apply(number, step);
    await runAfter(0);
    expect(await store.payments.listStuck("payment-deadline", 0)).toEqual([]);
    expect(await store.payments.listStuck("payment-reminder", 0)).toEqual([]);
  },
);

describe("an order that is paid at PayU", () => {
  it("is reminded of once, then cancelled with a mail, and its stock is free", async () => {
    const { accept, runAfter, reminder, mailKinds, timeline, deadline } = await openAll();
    const order = await accept("online");
    expect(await deadline(order)).toBe(order.acceptedAt + 48 * hour);
    await runAfter(3 * hour - 1);
    expect(await reminder()).toEqual([]);
    await runAfter(1);
    await runAfter(hour);
    const [text, ...others] = await reminder();
    expect(others).toEqual([]);
    expect(text).toContain("wystarczy zapłacić jeszcze raz na stronie zamówienia");
    expect(text).toContain(`/zamowienie/${order.id}`);
    expect(text).toContain("Na zapłatę czekamy do 22 listopada 2026, godz. 23:00.");
    expect(text).not.toContain("Numer konta");
    await expect(accept("online")).rejects.toThrow("sold out");
    await runAfter(44 * hour - 1);
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    await runAfter(1);
    expect((await timeline(order)).cancelReason).toContain("Zapłata nie dotarła do nas w");
    expect(await mailKinds(order)).toEqual(["order-cancelled", "payment-reminder"]);
    expect(await deadline(order)).toBeUndefined();
    await accept("online");
  });

  it("is left alone once it is paid", async () => {
    const { accept, pay, fake, runAfter, timeline, mailKinds } = await openAll();
    const order = await accept("online");
    await pay(order);
    fake.pay("L-1001-1");
    await fake.deliverDue();
    await runAfter(3 * day);
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    expect(await mailKinds(order)).toEqual(["order-paid"]);
  });

  it("is not cancelled when PayU says, asked at the last moment, that it is paid", async () => {
    const { accept, pay, fake, runAfter, timeline, advance } = await openAll();
    const order = await accept("online");
    await advance(48 * hour - 5 * minute);
    await pay(order);
    fake.order("L-1001-1").status = "COMPLETED";
    fake.order("L-1001-1").paid = order.total;
    await runAfter(5 * minute);
    expect(await timeline(order)).toMatchObject({ paidAt: expect.any(Number) });
    expect((await timeline(order)).cancelledAt).toBeUndefined();
  });

  it("waits for an attempt of which PayU never tells the end, until the owner settles it", async () => {
    const { accept, pay, fake, runAfter, runDueJobs, timeline, store, now, facts, ...world } =
      await openAll();
    const { forwardNotifications } = world;
    const order = await accept("online");
    await pay(order);
    fake.failWith("drop");
    forwardNotifications("http://127.0.0.1:1/");
    const settle = (force = false) => settleAttempt("L-1001-1", force, world.deps);
    expect(await settle()).toEqual({ kind: "early", until: now() + 30 * hour });
    for (let passed = 0; passed < 5; passed += 1) {
      await runAfter(12 * hour);
      await runDueJobs();
    }
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    const stuck = () => findStuckPayments(store, "payment-check", now());
    expect(await stuck()).toMatchObject({ references: ["L-1001-1"] });
    expect(await settle()).toEqual({ kind: "done", number: "L-1001" });
    expect(await settle()).toEqual({ kind: "unchanged", state: "failed" });
    expect(await stuck()).toBeUndefined();
    expect(await facts(order)).toContain(`attempt-settled L-1001-1 ${order.total}`);
    await runAfter(15 * minute);
    expect((await timeline(order)).cancelledAt).toBeDefined();
    await accept("online");
    // PayU's word counts, should it come after all.
    fake.failWith(undefined);
    forwardNotifications(undefined);
    Object.assign(fake.order("L-1001-1"), { status: "PENDING" });
    fake.pay("L-1001-1");
    await fake.deliverDue();
    expect(await facts(order)).toContain(`payment-completed L-1001-1 ${order.total}`);
    expect(await settleAttempt("L-1001-9", false, world.deps)).toEqual({ kind: "absent" });
  });

  it("waits for an attempt that is open, and for PayU while it is down", async () => {
    const { accept, pay, fake, runAfter, timeline, advance } = await openAll();
    const order = await accept("online");
    await advance(48 * hour - 5 * minute);
    await pay(order);
    await runAfter(5 * minute);
    fake.failWith("drop");
    for (let passed = 0; passed < 3; passed += 1) await runAfter(6 * hour);
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    fake.failWith(undefined);
    await advance(6 * hour);
    await runAfter(15 * minute);
    expect((await timeline(order)).cancelledAt).toBeDefined();
  });

  it("takes one mail from the customer's budget, however long it waits for an attempt", async () => {
    const { accept, pay, runAfter, timeline, advance, admitted } = await openAll();
    const order = await accept("online");
    await runAfter(48 * hour - 5 * minute);
    await pay(order);
    const { asked } = admitted;
    await runAfter(5 * minute);
    for (let passed = 0; passed < 3; passed += 1) await runAfter(15 * minute);
    expect(admitted.asked).toBe(asked);
    await advance(day);
    await runAfter(15 * minute);
    expect((await timeline(order)).cancelledAt).toBeDefined();
    expect(admitted.asked).toBe(asked + 1);
  });

  it("is cancelled although the customer begins one payment after another", async () => {
    const { accept, pay, runAfter, runDueJobs, timeline } = await openAll();
    const order = await accept("online");
    await runAfter(48 * hour - 5 * minute);
    await pay(order);
    for (let passed = 0; passed < 5; passed += 1) {
      await runAfter(12 * hour);
      await pay(order);
      await runDueJobs();
    }
    expect((await timeline(order)).cancelledAt).toBeDefined();
  });

  it("is cancelled without a mail where the address has had too many", async () => {
    const { accept, runAfter, admitted, mailKinds, timeline } = await openAll();
    const order = await accept("online");
    admitted.now = false;
    await runAfter(3 * hour);
    await runAfter(45 * hour);
    expect((await timeline(order)).cancelledAt).toBeDefined();
    expect(await mailKinds(order)).toEqual([]);
  });

  it("is not cancelled by a restored backup that lacks the attempt it was paid with", async () => {
    const {
      accept,
      pay,
      fake,
      runAfter,
      advance,
      timeline,
      mailKinds,
      db,
      now,
      store,
      runDueJobs,
    } = await openAll();
    const paid = await accept("online");
    const parts = await readSnapshot(db, now(), (snapshot) => Array.fromAsync(snapshot));
    await pay(paid);
    fake.pay("L-1001-1");
    await advance(48 * hour);
    const backup = (async function* () {
      yield* parts;
    })();
    await restoreDatabase(db, backup, { replace: true, restoredAt: now() });
    expect((await store.orders.findRecord("id", paid.id))!.facts).toHaveLength(3);
    await runAfter(0);
    expect((await timeline(paid)).cancelledAt).toBeUndefined();
    await runDueJobs();
    await runAfter(15 * minute);
    expect((await timeline(paid)).cancelledAt).toBeUndefined();
    expect((await timeline(paid)).paidAt).toBeDefined();
    expect(await mailKinds(paid)).toEqual(["order-paid"]);
  });

  it("waits while PayU is not connected, and while the clock may be wrong", async () => {
    const { accept, open, advance, timeline, runAfter, clockError } = await openAll();
    const order = await accept("online");
    await advance(48 * hour);
    await open(null).runDueJobs();
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    clockError.ms = 8 * day;
    await runAfter(15 * minute);
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    clockError.ms = 0;
    await runAfter(15 * minute);
    expect((await timeline(order)).cancelledAt).toBeDefined();
  });

  it("asks the owner to cancel it in BaseLinker, which has it", async () => {
    const { accept, runAfter, mailKinds, store, deps } = await openAll();
    const order = await accept("online");
    const exported = { id: order.id, externalId: "16331079" };
    await store.transaction((trx) => recordExported(trx, exported, deps));
    await runAfter(3 * hour);
    await runAfter(2 * day);
    expect(await mailKinds(order)).toEqual([
      "order-cancelled",
      "order-to-cancel",
      "payment-reminder",
    ]);
  });
});

it("is cancelled once the part that was paid has gone back after the deadline", async () => {
  const { accept, runAfter, timeline, store, now, deps, admitted } = await openAll();
  const order = await accept("online");
  const at = now();
  const part = { kind: "transfer-received", reference: "L-1001", at, source: "owner" } as const;
  const facts = [{ ...part, amount: 5000, externalId: "", note: "" }];
  await putOrder(store, order, { facts }, at);
  await runAfter(3 * day);
  const { asked } = admitted;
  await runAfter(hour);
  expect((await timeline(order)).cancelledAt).toBeUndefined();
  expect(admitted.asked).toBe(asked);
  const request = { amount: undefined, byHand: true };
  await requestRefund(order.number, request, deps);
  await runAfter(15 * minute);
  expect((await timeline(order)).cancelledAt).toBeDefined();
  await accept("online");
});

describe("an order by transfer", () => {
  it("keeps the ten days it was promised when the clock is checked and five are configured", async () => {
    const { accept, owner, runAfter, store, now, mailKinds, timeline } = await openAll();
    const times = { reminderHours: undefined, cancelHours: 240 };
    const order = await accept("transfer", { online: {}, transfer: times });
    const cancelAt = now() + 10 * day;
    // Confirmed by a shop with five days: the promise was made with the order.
    await owner.apply(order.number, { kind: "confirm" });
    for (let passed = 1; passed < 10; passed += 1) {
      await store.clock.trust(now());
      expect(await store.jobs.find("payment-deadline", order.id)).toMatchObject({
        run_at: cancelAt,
      });
      await runAfter(day);
    }
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    await runAfter(day);
    expect((await timeline(order)).cancelledAt).toBe(cancelAt);
    expect(await mailKinds(order)).toEqual(["order-cancelled", "order-confirmed"]);
  });

  it("has time from its confirmation, with the account in the reminder", async () => {
    const { accept, owner, runAfter, reminder, timeline } = await openAll();
    const order = await accept("transfer");
    await runAfter(30 * day);
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    await owner.apply(order.number, { kind: "confirm" });
    await runAfter(3 * day);
    expect((await reminder())[0]).toContain(shopWithPayu.seller.bank.account);
    expect((await reminder())[0]).toContain("przelewu za zamówienie L-1001: 114,98 PLN");
    await runAfter(7 * day);
    expect((await timeline(order)).cancelledAt).toBeDefined();
  });

  it("is left alone once the owner has the money, or a part of it came", async () => {
    const { accept, owner, runAfter, timeline, store, facts, now } = await openAll();
    const order = await accept("transfer");
    await owner.apply(order.number, { kind: "confirm" });
    const part = { kind: "transfer-received", reference: "L-1001", source: "owner" } as const;
    const fact = { ...part, at: now(), amount: 5000, externalId: "", note: "" };
    await putOrder(store, order, { facts: [fact] }, now());
    await runAfter(20 * day);
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    await owner.apply(order.number, { kind: "pay" });
    expect(await facts(order)).toEqual([
      "transfer-received L-1001 5000",
      "transfer-received L-1001-T2 6498",
    ]);
  });
});

it("leaves orders alone that were accepted before there were deadlines", async () => {
  const { acceptOrder, owner, runAfter, timeline, deadline } = await openAll();
  const order = await acceptOrder({ payment: { ...samplePayments.online, times: {} } });
  await owner.apply(order.number, { kind: "confirm" });
  await runAfter(60 * day);
  expect((await timeline(order)).cancelledAt).toBeUndefined();
  expect(await deadline(order)).toBeUndefined();
});
