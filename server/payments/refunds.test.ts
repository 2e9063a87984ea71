import { exportingFeatures } from "../../test/fixtures.ts";
import { createTestMails } from "../../test/mails.ts";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createOrderTransitions } from "../orders/transitions/order-transitions.ts";
import { reopenOrder } from "../orders/transitions/reopen-order.ts";
import { shopWithPayu } from "../../test/fixtures.ts";
import { openTestPayments } from "../../test/payments.ts";
import type { Order } from "../../shop/order/order.ts";
import type { RefundRequest } from "../../shop/payment/refund/refund.ts";
import { requestRefund } from "./refunds/request-refund.ts";

const minute = 60_000;
const hour = 60 * minute;
const total = 11_498;

/** A shop with an order that was paid at PayU in so many attempts. */
async function openPaid(attempts = 1) {
  const world = await openTestPayments();
  const order = await world.acceptOrder();
  for (let index = 1; index <= attempts; index += 1) await world.pay(order);
  for (let index = 1; index <= attempts; index += 1) world.fake.pay(`L-1001-${index}`);
  await world.fake.deliverDue();
  const mail = createTestMails({ shop: shopWithPayu, origin: world.origin });
  const { store, now, fake } = world;
  const refund = (changes: Partial<RefundRequest> = {}, { number }: Order = order) => {
    const request = { amount: undefined, byHand: false, ...changes };
    return requestRefund(number, request, { store, mail, features: exportingFeatures, now });
  };
  const refundFacts = async () =>
    (await world.facts(order)).filter((fact) => fact.startsWith("refund"));
  const refundMails = async () => {
    const rows = await world.db.selectFrom("emails").select(["kind", "content"]).execute();
    return rows
      .filter(({ content }) => /[Zz]wr(ot|ac)/.test(content))
      .map(({ kind }) => kind)
      .sort();
  };
  const payuRefunds = (reference = "L-1001-1") => fake.order(reference).refunds;
  const job = (reference = "L-1001-R1") => store.jobs.find("refund", reference);
  return { ...world, order, refund, refundFacts, refundMails, payuRefunds, job };
}

function signNotification(notification: object, secondKey: string) {
  const body = Buffer.from(JSON.stringify(notification));
  const hash = createHash("sha256").update(body).update(secondKey).digest("hex");
  return { body, signature: `signature=${hash};algorithm=SHA-256` };
}

describe("a refund through PayU", () => {
  it("is asked for once and followed to the end, by a notification", async () => {
    const { refund, runDueJobs, payuRefunds, refundFacts, refundMails, fake, job } =
      await openPaid();
    expect(await refund({ amount: 5000 })).toMatchObject({
      kind: "requested",
      refunds: [{ reference: "L-1001-R1", amount: 5000, state: "requested" }],
    });
    await runDueJobs();
    await runDueJobs();
    expect(payuRefunds()).toMatchObject([{ amount: 5000, status: "PENDING" }]);
    expect(await refundMails()).toEqual([]);
    fake.settleRefund(payuRefunds()[0]!.refundId, "FINALIZED");
    await fake.deliverDue();
    expect(await refundFacts()).toEqual([
      "refund-requested L-1001-R1 5000",
      "refund-completed L-1001-R1 5000",
    ]);
    expect(await refundMails()).toEqual(["payment-discrepancy", "payment-refund"]);
    await fake.advance(hour);
    await runDueJobs();
    expect((await job())?.done_at).not.toBeNull();
    expect(fake.calls("refund")).toHaveLength(1);
    expect(await refundMails()).toHaveLength(2);
  });

  it("is followed to the end by asking, where no notification comes", async () => {
    const { refund, runDueJobs, payuRefunds, refundFacts, advance, store, order, now } =
      await openPaid();
    await refund();
    await runDueJobs();
    payuRefunds()[0]!.status = "FINALIZED";
    await advance(minute);
    await runDueJobs();
    expect(await refundFacts()).toEqual([
      `refund-requested L-1001-R1 ${total}`,
      `refund-completed L-1001-R1 ${total}`,
    ]);
    // BaseLinker hears that the sum is lower.
    const told = await store.jobs.find("payment-export", order.id);
    expect(told).toMatchObject({ queued_at: now(), done_at: null });
  });

  it("is asked for by a notification that names only PayU's own id, and is never foreign", async () => {
    const { refund, runDueJobs, payuRefunds, refundFacts, refundMails, fake, advance } =
      await openPaid();
    await refund();
    await runDueJobs();
    await advance(20 * minute);
    await runDueJobs();
    const [made] = payuRefunds();
    const reference = made!.extRefundId;
    made!.extRefundId = undefined;
    fake.settleRefund(made!.refundId, "FINALIZED");
    made!.extRefundId = reference;
    await fake.deliverDue();
    expect(await refundFacts()).toHaveLength(1);
    await runDueJobs();
    expect(await refundFacts()).toHaveLength(2);
    Object.assign(made!, { status: "PENDING", extRefundId: undefined });
    fake.settleRefund(made!.refundId, "FINALIZED");
    await fake.deliverDue();
    expect(await refundMails()).toEqual(["payment-discrepancy", "payment-refund"]);
  });

  it.each([{}, { amount: {}, currencyCode: "PLN" }, { amount: "11498", currencyCode: ["PLN"] }])(
    "is not ended by a notification of it that states %j",
    async (stated) => {
      const { refund, runDueJobs, refundFacts, fake, payments } = await openPaid();
      await refund();
      await runDueJobs();
      const { orderId } = fake.order("L-1001-1");
      const notification = {
        orderId,
        refund: { extRefundId: "L-1001-R1", status: "FINALIZED", ...stated },
      };
      const { signature, body } = signNotification(notification, fake.secondKey);
      expect(await payments.receiveNotification(signature, body)).toBe(200);
      await runDueJobs();
      expect(await refundFacts()).toEqual(["refund-requested L-1001-R1 11498"]);
    },
  );

  it("that has ended is not foreign to a late notification without PayU's id", async () => {
    const { refund, runDueJobs, payuRefunds, refundMails, fake, payments } = await openPaid();
    await refund();
    await runDueJobs();
    fake.settleRefund(payuRefunds()[0]!.refundId, "FINALIZED");
    await fake.deliverDue();
    const { orderId } = fake.order("L-1001-1");
    const late = { orderId, refund: { extRefundId: "L-1001-R1", status: "FINALIZED" } };
    const { signature, body } = signNotification(late, fake.secondKey);
    expect(await payments.receiveNotification(signature, body)).toBe(200);
    expect(await refundMails()).toEqual(["payment-discrepancy", "payment-refund"]);
  });

  it("that PayU was still making is not rejected when its repetition is", async () => {
    const { refund, runDueJobs, payuRefunds, refundFacts, fake, advance } = await openPaid();
    fake.failWith("lost", "refund");
    await refund({ amount: 5000 });
    await runDueJobs();
    let lookups = 0;
    fake.faultFor = (method) => {
      if (method === "refund") return { http: 400, statusCode: "BUSINESS_ERROR" };
      if (method !== "findRefunds") return undefined;
      lookups += 1;
      return lookups === 1 ? { http: 200, body: { refunds: [] } } : undefined;
    };
    await advance(minute);
    await runDueJobs();
    expect(fake.calls("refund")).toHaveLength(2);
    fake.settleRefund(payuRefunds()[0]!.refundId, "FINALIZED");
    await fake.deliverDue();
    expect(await refundFacts()).toEqual([
      "refund-requested L-1001-R1 5000",
      "refund-completed L-1001-R1 5000",
    ]);
  });

  it("that PayU rejects is told to the owner alone, and can be made again", async () => {
    const { refund, runDueJobs, payuRefunds, refundFacts, refundMails, fake } = await openPaid();
    await refund();
    await runDueJobs();
    fake.settleRefund(payuRefunds()[0]!.refundId, "CANCELED");
    await fake.deliverDue();
    expect(await refundMails()).toEqual(["payment-discrepancy"]);
    expect(await refund()).toMatchObject({ refunds: [{ reference: "L-1001-R2" }] });
    fake.failWith({ http: 400, statusCode: "BUSINESS_ERROR" }, "refund");
    await runDueJobs();
    expect(await refundFacts()).toEqual([
      `refund-requested L-1001-R1 ${total}`,
      `refund-rejected L-1001-R1 ${total}`,
      `refund-requested L-1001-R2 ${total}`,
      `refund-rejected L-1001-R2 ${total}`,
    ]);
    expect(await refundMails()).toEqual(["payment-discrepancy", "payment-discrepancy"]);
  });

  it("that PayU rejects after the order was reopened leaves the order paid", async () => {
    const world = await openPaid();
    const { order, refund, runDueJobs, payuRefunds, fake, timeline, mailKinds, store, now } = world;
    const mail = createTestMails({ shop: shopWithPayu, origin: world.origin });
    const owner = { store, mail, features: exportingFeatures, now };
    const reason = "Ostatni miś okazał się uszkodzony.";
    await createOrderTransitions(owner).apply(order.number, { kind: "cancel", reason });
    await refund();
    await runDueJobs();
    await reopenOrder(order.number, { localStock: undefined, force: true }, owner);
    expect((await timeline(order)).paidAt).toBeUndefined();
    fake.settleRefund(payuRefunds()[0]!.refundId, "CANCELED");
    await fake.deliverDue();
    expect((await timeline(order)).paidAt).toBeDefined();
    expect((await mailKinds(order)).filter((kind) => kind === "order-paid")).toHaveLength(2);
  });

  it.each(["lost", "html502", "drop", "truncated"] as const)(
    "is made once though the reply is %s",
    async (fault) => {
      const { refund, runDueJobs, payuRefunds, fake, advance, job } = await openPaid();
      await refund();
      fake.failWith(fault, "refund");
      await runDueJobs();
      expect((await job())?.attempts).toBe(1);
      fake.failWith(undefined);
      await advance(minute);
      await runDueJobs();
      expect(payuRefunds()).toMatchObject([{ amount: total, extRefundId: "L-1001-R1" }]);
      expect((await job())?.attempts).toBe(0);
    },
  );

  it("waits for right settings, and is visible once PayU did not answer for two days", async () => {
    const { refund, runDueJobs, fake, advance, job, store, now, refundFacts } = await openPaid();
    await refund();
    fake.failWith({ http: 403, body: { error: "access_denied" } }, "findRefunds");
    await runDueJobs();
    expect(await job()).toMatchObject({ attempts: 0, run_at: now() + 5 * minute });
    fake.failWith("drop");
    for (let tries = 0; tries < 60; tries += 1) {
      await advance(2 * hour);
      await runDueJobs();
    }
    expect((await job())?.failed_at).not.toBeNull();
    expect(await refundFacts()).toHaveLength(1);
    fake.failWith(undefined);
    expect(await store.jobs.retryFailed("refund", now(), "L-1001-R1")).toBe(1);
    await runDueJobs();
    expect(fake.order("L-1001-1").refunds).toHaveLength(1);
  });

  it("of an order paid twice gives each payment back to where it came from", async () => {
    const { refund, runDueJobs, payuRefunds } = await openPaid(2);
    await refund({ amount: total });
    await refund({ amount: 1000 });
    await runDueJobs();
    expect(payuRefunds("L-1001-2")).toMatchObject([{ amount: total }]);
    expect(payuRefunds("L-1001-1")).toMatchObject([{ amount: 1000 }]);
  });

  it("is never more than was paid, also by many commands at once", async () => {
    const { refund, runDueJobs, payuRefunds } = await openPaid();
    const results = await Promise.all(Array.from({ length: 5 }, () => refund({ amount: 5000 })));
    expect(results.map(({ kind }) => kind).sort()).toEqual([
      ...Array(2).fill("requested"),
      ...Array(3).fill("too-much"),
    ]);
    await runDueJobs();
    expect(payuRefunds()).toHaveLength(2);
  });

  it("keeps clear of a refund with the same reference from before a restored backup", async () => {
    const { refund, runDueJobs, payuRefunds, refundFacts, fake } = await openPaid();
    await refund({ amount: 700 });
    fake.order("L-1001-1").refunds.push({
      refundId: "5000",
      extRefundId: "L-1001-R1",
      amount: 100,
      description: "sprzed kopii",
      status: "FINALIZED",
      createdAt: 0,
      statusAt: 0,
    });
    await runDueJobs();
    expect(await refundFacts()).toContain("refund-rejected L-1001-R1 700");
    expect(payuRefunds()).toHaveLength(1);
  });

  it("made in PayU's panel is told to the owner once", async () => {
    const { order, fake, refundMails, refundFacts, facts, refund, db } = await openPaid();
    fake.order("L-1001-1").refunds.push({
      refundId: "777",
      extRefundId: undefined,
      amount: 300,
      description: "z panelu",
      status: "PENDING",
      createdAt: 0,
      statusAt: 0,
    });
    fake.settleRefund("777", "FINALIZED");
    await fake.deliverDue();
    expect(await refundMails()).toEqual(["payment-discrepancy"]);
    expect(await refundFacts()).toEqual([]);
    const { content } = await db
      .selectFrom("emails")
      .select("content")
      .where("id", "=", "payu-refund-777")
      .executeTakeFirstOrThrow();
    expect(content).toContain("orders refund L-1001 --amount 3,00 --by-hand");
    await refund({ amount: 300, byHand: true });
    expect(await facts(order)).toContain("refund-completed L-1001-R1 300");
  });
});

describe("a refund by hand", () => {
  it("is done at once, with the customer's mail and nothing for PayU", async () => {
    const { refund, runDueJobs, refundFacts, refundMails, fake } = await openPaid();
    await refund({ byHand: true, amount: 2000 });
    await runDueJobs();
    expect(await refundFacts()).toEqual([
      "refund-requested L-1001-R1 2000",
      "refund-completed L-1001-R1 2000",
    ]);
    expect(await refundMails()).toEqual(["payment-refund"]);
    expect(fake.calls("refund")).toEqual([]);
  });

  it("writes to nobody whose data were erased", async () => {
    const { refund, refundMails, db } = await openPaid();
    await db.updateTable("orders").set({ email: "" }).execute();
    expect(await refund({ byHand: true })).toMatchObject({ kind: "requested" });
    expect(await refundMails()).toEqual([]);
  });

  it("of an unknown order is not stored", async () => {
    const { refund, order } = await openPaid();
    expect(await refund({}, { ...order, number: "L-7" })).toEqual({ kind: "absent" });
  });
});
