import { describe, expect, it } from "vitest";
import { samplePayments } from "../../test/fixtures.ts";
import { openTestPayments } from "../../test/payments.ts";
import { createTransfer } from "../../shop/payment/transfer/receive-transfer.ts";
import { putOrder } from "../../test/change-order.ts";

const minute = 60_000;
const hour = 60 * minute;
const total = 11_498;

describe("an attempt to pay", () => {
  it("is stored with its check before PayU hears of it", async () => {
    const { acceptOrder, pay, facts, fake, store } = await openTestPayments();
    const order = await acceptOrder();
    let known: string[] = [];
    const arrived = fake.reached("createOrder").then(async () => (known = await facts(order)));
    fake.failWith({ delayMs: 200 }, "createOrder");
    const started = await pay(order);
    await arrived;
    expect(known).toEqual([`attempt-started L-1001-1 ${total}`]);
    expect(started).toEqual({ kind: "redirect", url: expect.stringContaining(`${fake.url}/pay/`) });
    expect(await facts(order)).toEqual([
      `attempt-started L-1001-1 ${total}`,
      `attempt-opened L-1001-1 ${total}`,
    ]);
    expect(await store.jobs.health("payment-check")).toMatchObject({ waiting: 1 });
    expect(fake.account.wrongSums).toEqual([]);
  });

  it("is one of its own each time", async () => {
    const { acceptOrder, pay, fake } = await openTestPayments();
    const order = await acceptOrder();
    await Promise.all([pay(order), pay(order), pay(order, "777123")]);
    expect(Object.keys(fake.account.balances()).sort()).toEqual([
      "L-1001-1",
      "L-1001-2",
      "L-1001-3",
    ]);
  });

  it.each([
    ["is cancelled", { cancelledAt: 1, cancelReason: "Brak" }],
    ["is paid", { paidAt: 1 }],
  ])("is not made for an order that %s", async (_, timeline) => {
    const { acceptOrder, pay, fake, store, facts } = await openTestPayments();
    const order = await acceptOrder();
    await putOrder(store, order, { timeline }, 1);
    expect(await pay(order)).toEqual({ kind: "not-due" });
    expect(await facts(order)).toEqual([]);
    expect(fake.journal).toEqual([]);
  });

  it("is made ten times a day at most, whoever has the link", async () => {
    const { acceptOrder, pay, advance, facts, fake } = await openTestPayments();
    const order = await acceptOrder();
    for (let count = 0; count < 10; count += 1)
      expect(await pay(order)).toMatchObject({ kind: "redirect" });
    expect(await pay(order)).toEqual({ kind: "too-many" });
    expect(await pay(order, "777123")).toEqual({ kind: "too-many" });
    expect(fake.calls("createOrder")).toHaveLength(10);
    await advance(24 * 3_600_000);
    expect(await pay(order)).toMatchObject({ kind: "redirect" });
    expect(await facts(order)).toContain(`attempt-started L-1001-11 ${order.total}`);
  });

  it("is made as soon as PayU is back, however often the customer tried meanwhile", async () => {
    const { acceptOrder, pay, advance, runDueJobs, fake } = await openTestPayments();
    const order = await acceptOrder();
    fake.failWith({ http: 503 });
    for (let count = 0; count < 10; count += 1) await pay(order);
    fake.failWith(undefined);
    expect(await pay(order)).toEqual({ kind: "too-many" });
    await advance(2 * minute);
    await runDueJobs();
    expect(await pay(order)).toMatchObject({ kind: "redirect" });
  });

  it("is not made for a transfer or an unknown order", async () => {
    const { acceptOrder, pay } = await openTestPayments();
    const order = await acceptOrder({ payment: samplePayments.transfer });
    expect(await pay(order)).toEqual({ kind: "not-due" });
    expect(await pay({ ...order, id: "unknown" })).toEqual({ kind: "not-due" });
  });

  it("that PayU refuses has failed, and the next one succeeds", async () => {
    const { acceptOrder, pay, facts } = await openTestPayments();
    const order = await acceptOrder();
    expect(await pay(order, "700701")).toEqual({ kind: "refused" });
    expect(await pay(order, "777123")).toEqual({ kind: "sent" });
    expect(await facts(order)).toContain(`attempt-failed L-1001-1 ${total}`);
  });

  /** An order whose first attempt only PayU knows, as after a restored backup. */
  async function loseFirstAttempt() {
    const shop = await openTestPayments();
    const order = await shop.acceptOrder();
    await shop.pay(order);
    await shop.db.deleteFrom("payment_facts").execute();
    await shop.db.deleteFrom("jobs").where("kind", "=", "payment-check").execute();
    return { ...shop, order };
  }

  it("takes another reference where PayU has the first one from before a restored backup", async () => {
    const { order, pay, facts, fake } = await loseFirstAttempt();
    expect(await pay(order)).toMatchObject({ kind: "redirect" });
    expect(await facts(order)).toEqual([
      `attempt-started L-1001-1 ${total}`,
      `attempt-opened L-1001-1 ${total}`,
      `attempt-started L-1001-2 ${total}`,
      `attempt-opened L-1001-2 ${total}`,
    ]);
    expect(fake.account.orders.size).toBe(2);
  });

  it("finds the payment that a restored backup has lost, and takes no second one", async () => {
    const { order, pay, fake, timeline } = await loseFirstAttempt();
    fake.pay("L-1001-1");
    expect(await pay(order)).toEqual({ kind: "not-due" });
    expect((await timeline(order)).paidAt).toBeDefined();
    expect(fake.account.orders.size).toBe(1);
  });

  it.each([
    ["another amount, which another shop took", { totalAmount: String(total + 1) }],
    ["another buyer, whose order the backup lost", { buyer: { email: "jan@poczta.pl" } }],
  ])("counts no payment of %s", async (_, changes) => {
    const { order, pay, facts, fake, timeline } = await loseFirstAttempt();
    fake.pay("L-1001-1");
    Object.assign(fake.order("L-1001-1").request, changes);
    expect(await pay(order)).toMatchObject({ kind: "redirect" });
    expect(await facts(order)).toContain(`attempt-failed L-1001-1 ${total}`);
    expect((await timeline(order)).paidAt).toBeUndefined();
  });
});

describe("a paid attempt", () => {
  it.each([false, true])(
    "pays the order once, with one mail and one job for BaseLinker (repeated: %s)",
    async (repeated) => {
      const { acceptOrder, pay, fake, timeline, mailKinds, facts, store } =
        await openTestPayments();
      const order = await acceptOrder();
      await pay(order);
      Object.assign(fake.notifications.faults, { copies: repeated ? 3 : 1, reordered: repeated });
      fake.pay("L-1001-1");
      await fake.deliverDue();
      expect(fake.notifications.deliveries.map(({ http }) => http)).not.toContain(503);
      expect((await timeline(order)).paidAt).toBe(fake.schedule.now());
      expect(await mailKinds(order)).toEqual(["order-paid"]);
      expect(await facts(order)).toContain(`payment-completed L-1001-1 ${total}`);
      expect(await store.jobs.health("payment-export")).toMatchObject({ waiting: 1 });
    },
  );

  it("is found by asking where no notification comes", async () => {
    const { acceptOrder, pay, fake, timeline, advance, runDueJobs } = await openTestPayments();
    fake.notifications.faults.delayMs = Infinity;
    const order = await acceptOrder();
    await pay(order);
    fake.pay("L-1001-1");
    await runDueJobs();
    expect((await timeline(order)).paidAt).toBeUndefined();
    await advance(2 * minute);
    await runDueJobs();
    expect((await timeline(order)).paidAt).toBeDefined();
  });

  it("is asked for after 2, 10 and 60 minutes and then every hour until it has expired", async () => {
    const { acceptOrder, pay, fake, advance, runDueJobs, facts } = await openTestPayments();
    fake.notifications.faults.delayMs = Infinity;
    const order = await acceptOrder();
    await pay(order);
    const start = fake.schedule.now();
    for (let minutes = 0; minutes < 26 * 60; minutes += 2) {
      await advance(2 * minute);
      await runDueJobs();
    }
    const asked = fake.calls("findOrder").map(({ at }) => (at - start) / minute);
    expect(asked.slice(0, 5)).toEqual([2, 10, 60, 120, 180]);
    expect(asked.at(-1)).toBe(24 * 60);
    expect(await facts(order)).toContain(`payment-cancelled L-1001-1 ${total}`);
  });

  it.each(["lost", "drop", "html502"] as const)(
    "agrees with PayU although the reply to the attempt was: %s",
    async (fault) => {
      const { acceptOrder, pay, fake, timeline, advance, runDueJobs } = await openTestPayments();
      fake.notifications.faults.delayMs = Infinity;
      const order = await acceptOrder();
      fake.failWith(fault, "createOrder");
      expect(await pay(order, "777123")).toEqual({ kind: "sent" });
      fake.failWith(undefined);
      await advance(2 * minute);
      await runDueJobs();
      const { paid, status } = fake.account.balances()["L-1001-1"]!;
      expect(status).toBe(fault === "drop" ? "CANCELED" : "COMPLETED");
      expect(paid).toBe(fault === "drop" ? 0 : total);
      expect((await timeline(order)).paidAt !== undefined).toBe(paid > 0);
      expect(await pay(order)).toMatchObject({ kind: paid > 0 ? "not-due" : "redirect" });
    },
  );

  it("is not counted after a lost reply where the reference is another shop's", async () => {
    const world = await openTestPayments();
    const { acceptOrder, pay, fake, timeline, advance, facts, payments, store } = world;
    fake.notifications.faults.delayMs = Infinity;
    const order = await acceptOrder();
    fake.failWith("lost", "createOrder");
    await pay(order, "777123");
    fake.failWith(undefined);
    fake.order("L-1001-1").request.buyer = { email: "jan@poczta.pl" };
    await advance(2 * minute);
    // Two machines ask at the same moment.
    const ask = async () =>
      payments.checkOpenAttempts((await store.orders.findRecord("id", order.id))!);
    await Promise.all([ask(), ask()]);
    expect((await timeline(order)).paidAt).toBeUndefined();
    expect(await facts(order)).toContain(`attempt-failed L-1001-1 ${total}`);
  });

  it("is known after an hour without PayU, while customers wait no longer than its time limit", async () => {
    const world = await openTestPayments();
    const { acceptOrder, pay, fake, timeline, advance, runDueJobs } = world;
    const paid = await acceptOrder();
    await pay(paid);
    fake.pay("L-1001-1");
    fake.failWith("drop");
    const waiting = await acceptOrder();
    expect(await pay(waiting)).toEqual({ kind: "unavailable" });
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await advance(10 * minute);
      await runDueJobs();
    }
    fake.failWith(undefined);
    await advance(hour);
    await runDueJobs();
    expect((await timeline(paid)).paidAt).toBeDefined();
    expect(await pay(waiting)).toMatchObject({ kind: "redirect" });
    expect(Object.values(fake.account.balances()).filter(({ paid }) => paid > 0)).toHaveLength(1);
  });
});

describe("money that the shop cannot settle by itself", () => {
  it("paid twice is counted, and the owner is notified", async () => {
    const { acceptOrder, pay, fake, mailKinds, facts, store } = await openTestPayments();
    const order = await acceptOrder();
    await Promise.all([pay(order), pay(order)]);
    fake.pay("L-1001-1");
    fake.pay("L-1001-2");
    await fake.deliverDue();
    expect(await mailKinds(order)).toEqual(["order-paid", "payment-discrepancy"]);
    expect(
      (await facts(order)).filter((fact) => fact.startsWith("payment-completed")),
    ).toHaveLength(2);
    expect(await store.jobs.health("payment-export")).toMatchObject({ waiting: 1 });
  });

  it("for a cancelled order leaves it cancelled, and the owner is notified", async () => {
    const { acceptOrder, pay, fake, mailKinds, timeline, store, facts } = await openTestPayments();
    const order = await acceptOrder();
    await pay(order);
    const cancelled = { cancelledAt: 5, cancelReason: "Brak" };
    await putOrder(store, order, { timeline: cancelled }, 5);
    fake.pay("L-1001-1");
    await fake.deliverDue();
    expect(await timeline(order)).toEqual(cancelled);
    expect(await mailKinds(order)).toEqual(["payment-discrepancy"]);
    expect(await facts(order)).toContain(`payment-completed L-1001-1 ${total}`);
  });

  it("of another amount counts only when PayU says so itself", async () => {
    const world = await openTestPayments();
    const { acceptOrder, pay, fake, mailKinds, timeline, facts, log } = world;
    const order = await acceptOrder();
    await pay(order);
    fake.notifications.faults.amountOffset = -1000;
    fake.pay("L-1001-1");
    await fake.deliverDue();
    expect((await timeline(order)).paidAt).toBeUndefined();
    expect(await mailKinds(order)).toEqual(["payment-discrepancy"]);
    expect(await facts(order)).toContain(`payment-mismatch L-1001-1 ${total - 1000}`);
    expect(log.of("error")).toHaveLength(1);
    await world.advance(2 * minute);
    await world.runDueJobs();
    expect(await facts(order)).toContain(`payment-completed L-1001-1 ${total}`);
    expect((await timeline(order)).paidAt).toBeDefined();
  });

  it("in PayU's panel called like an order that was paid by transfer is told to the owner", async () => {
    const { acceptOrder, payments, now, fake, db, store, facts } = await openTestPayments();
    const order = await acceptOrder();
    const transfer = createTransfer(
      { order, facts: [] },
      { amount: total, at: now(), source: "owner", externalId: "" },
    );
    await putOrder(store, order, { facts: [transfer] }, now());
    const paid = {
      orderId: "WZHF5FFDRJ140731GUEST000P01",
      extOrderId: order.number,
      merchantPosId: fake.posId,
      currencyCode: "PLN",
      totalAmount: String(total),
      status: "COMPLETED",
    };
    const body = JSON.stringify({ order: paid });
    const signature = fake.notifications.sign(body);
    expect(await payments.receiveNotification(signature, Buffer.from(body))).toBe(200);
    expect(await facts(order)).toEqual([`transfer-received ${order.number} ${total}`]);
    const mails = await db.selectFrom("emails").select("kind").execute();
    expect(mails).toEqual([{ kind: "payment-discrepancy" }]);
  });

  it("for no known order is told to the owner once", async () => {
    const { acceptOrder, pay, fake, db } = await openTestPayments();
    const order = await acceptOrder();
    await pay(order);
    await db.deleteFrom("payment_facts").execute();
    fake.notifications.faults.copies = 3;
    fake.pay("L-1001-1");
    await fake.deliverDue();
    const mails = await db.selectFrom("emails").select(["kind", "content"]).execute();
    expect(mails).toEqual([
      { kind: "payment-discrepancy", content: expect.stringContaining("L-1001-1") },
    ]);
  });
});

describe("a notification", () => {
  it("that is forged changes nothing", async () => {
    const { acceptOrder, pay, fake, timeline, facts } = await openTestPayments();
    const order = await acceptOrder();
    await pay(order);
    const before = await facts(order);
    fake.notifications.faults.forged = true;
    fake.pay("L-1001-1");
    await fake.deliverDue();
    expect(fake.notifications.deliveries.map(({ http }) => http)).toEqual([400, 400]);
    expect(await facts(order)).toEqual(before);
    expect((await timeline(order)).paidAt).toBeUndefined();
  });

  it("is answered with 200 only after it is stored, and comes again otherwise", async () => {
    const { acceptOrder, pay, fake, timeline, db, advance } = await openTestPayments();
    const order = await acceptOrder();
    await pay(order);
    fake.pay("L-1001-1");
    await db.schema.alterTable("payment_facts").renameTo("unreachable").execute();
    await fake.deliverDue();
    expect(fake.notifications.deliveries.map(({ http }) => http)).toEqual([503, 503]);
    await db.schema.alterTable("unreachable").renameTo("payment_facts").execute();
    await advance(minute);
    expect((await timeline(order)).paidAt).toBeDefined();
  });

  it("before the customer returns and after gives the same", async () => {
    const world = await openTestPayments();
    const { acceptOrder, pay, fake, payments, store, timeline, mailKinds } = world;
    const order = await acceptOrder();
    await pay(order);
    fake.notifications.faults.delayMs = minute;
    fake.pay("L-1001-1");
    await payments.check((await store.orders.findRecord("id", order.id))!);
    const { paidAt } = await timeline(order);
    expect(paidAt).toBeDefined();
    await fake.advance(minute);
    expect((await timeline(order)).paidAt).toBe(paidAt);
    expect(await mailKinds(order)).toEqual(["order-paid"]);
  });
});
