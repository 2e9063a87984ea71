import { describe, expect, it } from "vitest";
import { sampleOrder, samplePayments, shopWithPayu } from "../../test/fixtures.ts";
import { openTestPayments } from "../../test/payments.ts";
import { nextId } from "../../test/temporary-store.ts";
import type { Settlement } from "../../shop/shop-config.ts";
import { createCancellationMail } from "../baselinker/order-export/cancellation-email.ts";
import { recordExported } from "../db/orders/order-exports.ts";
import { createOrderUpdateMail } from "../email/order-update-emails.ts";
import { createPaymentMails } from "../email/payment-emails.ts";
import { createWorker } from "../jobs/worker.ts";
import { deadlineJobs } from "../orders/follow-transition.ts";
import { createOrderTransitions } from "../orders/order-transitions.ts";
import { createUnpaidOrderJobs } from "./unpaid-orders.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ordersTo = "sklep@latawiec.example";

/** The shop and PayU, with the jobs of unpaid orders and the owner. */
async function openAll() {
  const world = await openTestPayments();
  const { store, now, log, payments, origin, db } = world;
  const open = (shop = shopWithPayu) => {
    const jobs = createUnpaidOrderJobs({
      store,
      shop,
      mails: createPaymentMails({ shop, ordersTo, origin, newId: nextId }),
      checkAttempts: payments.checkOpenAttempts,
      cancellationMail: createCancellationMail({ ordersTo, newId: nextId }),
      now,
      log,
    });
    return createWorker({ store, now, random: () => 0.5, log, workerId: "clock" }, jobs);
  };
  const updateMail = createOrderUpdateMail({ shop: shopWithPayu, origin, newId: nextId });
  const owner = createOrderTransitions({
    store,
    updateMail,
    exported: false,
    shop: shopWithPayu,
    now,
  });
  /** As the shop accepts it. */
  const accept = async (settlement: Settlement) => {
    const id = nextId();
    const changes = { id, key: `key of ${id}`, acceptedAt: now() };
    const payment = samplePayments[settlement];
    const { number: _, ...draft } = sampleOrder({ ...changes, payment });
    const accepted = await store.orders.accept(draft, {
      mailsFor: () => [],
      localStock: () => 2,
      jobsFor: (order) => deadlineJobs({ order, timeline: {} }, shopWithPayu),
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
    return (await mails.execute()).map(({ content }) => content.replaceAll("\u00a0", " "));
  };
  return { ...world, owner, accept, runAfter, reminder, open };
}

describe("an order that is paid at PayU", () => {
  it("is reminded of once, then cancelled with a mail, and its stock is free", async () => {
    const { accept, runAfter, reminder, mailKinds, timeline, store } = await openAll();
    const order = await accept("online");
    expect(await store.payments.findDeadline(order.id)).toBe(order.acceptedAt + 48 * hour);
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
    expect(await store.payments.findDeadline(order.id)).toBeUndefined();
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

  it("keeps the time that was promised, or gets more", async () => {
    const { accept, open, advance, timeline, store } = await openAll();
    const order = await accept("online");
    const hours = (cancelHours: number | undefined) =>
      open({
        ...shopWithPayu,
        unpaidOrders: {
          ...shopWithPayu.unpaidOrders,
          online: { reminderHours: undefined, cancelHours },
        },
      });
    await advance(24 * hour);
    await hours(12).runDueJobs();
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    await advance(24 * hour);
    await hours(72).runDueJobs();
    expect(await store.payments.findDeadline(order.id)).toBe(order.acceptedAt + 72 * hour);
    await advance(24 * hour);
    await hours(undefined).runDueJobs();
    expect((await timeline(order)).cancelledAt).toBeUndefined();
    expect(await store.payments.findDeadline(order.id)).toBeUndefined();
  });

  it("asks the owner to cancel it in BaseLinker, which has it", async () => {
    const { accept, runAfter, mailKinds, db, now } = await openAll();
    const order = await accept("online");
    const exported = { id: order.id, now: now(), externalId: "16331079" };
    await db.transaction().execute((trx) =>
      recordExported(trx, exported, () => {
        throw new Error("not cancelled yet");
      }),
    );
    await runAfter(3 * hour);
    await runAfter(2 * day);
    expect(await mailKinds(order)).toEqual([
      "order-cancelled",
      "order-to-cancel",
      "payment-reminder",
    ]);
  });
});

describe("an order by transfer", () => {
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
    await store.payments.change(order.id, () => ({
      facts: [
        {
          kind: "transfer-received",
          reference: "L-1001",
          at: now(),
          source: "owner",
          amount: 5000,
          externalId: "",
          note: "",
        },
      ],
      now: now(),
    }));
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
  const { acceptOrder, owner, runAfter, timeline, store } = await openAll();
  const order = await acceptOrder();
  await owner.apply(order.number, { kind: "confirm" });
  await runAfter(60 * day);
  expect((await timeline(order)).cancelledAt).toBeUndefined();
  expect(await store.payments.findDeadline(order.id)).toBeUndefined();
});
