import { exportingFeatures } from "../../../test/fixtures.ts";
import { createTestMails } from "../../../test/mails.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { openFakeBaselinker } from "../../../test/fakes/baselinker/baselinker.ts";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { sampleOrder, sampleShop as shop } from "../../../test/fixtures.ts";
import { acceptOrder, openTemporaryStore } from "../../../test/temporary-store.ts";
import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import { recordEntered, recordExported } from "../../orders/record-exported.ts";
import { createWorker } from "../../jobs/worker.ts";
import { undoPayment } from "../../orders/transitions/undo-payment.ts";
import { requestRefund } from "../../payments/refunds/request-refund.ts";
import { createOrderTransitions } from "../../orders/transitions/order-transitions.ts";
import { createPaymentExportJobs } from "./payment-export-jobs.ts";
import { putOrder } from "../../../test/change-order.ts";

const start = Date.UTC(2026, 10, 20, 22);
const minute = 60_000;
const hour = 60 * minute;

/** The fake BaseLinker with an order, and a shop whose order is not exported yet. */
async function openAll() {
  const clock = { now: start };
  const now = () => clock.now;
  const baselinker = await openFakeBaselinker({ now });
  onTestFinished(baselinker.close);
  baselinker.account.orders.push({
    order_id: 16_331_079,
    date_add: 0,
    date_confirmed: 0,
    confirmed: true,
  });
  const { store } = await openTemporaryStore();
  const log = createQuietLog();
  const { number: _, ...draft } = sampleOrder({ acceptedAt: start });
  const options = { localStock: () => 100, exported: true };
  const accepted = await acceptOrder(store, draft, options);
  if ("shortages" in accepted) throw new Error("the order was not stored");
  const { order } = accepted;
  let afterReply: (() => Promise<void>) | undefined;
  const post: typeof fetch = async (...args) => {
    const response = await fetch(...args);
    await afterReply?.();
    return response;
  };
  const mail = createTestMails({ shop });
  const open = (token = baselinker.token) => {
    const wait = async (ms: number) => void (clock.now += ms);
    const { url } = baselinker;
    const jobs = createPaymentExportJobs({
      store,
      url,
      token,
      fetch: post,
      now,
      wait,
      mail,
      log,
      features: exportingFeatures,
    });
    return createWorker(
      { store, now, random: () => 0.5, log, workerId: "one" },
      { "payment-export": jobs },
    );
  };
  const { runDueJobs } = open();
  const owner = createOrderTransitions({ store, mail, features: exportingFeatures, now });
  const exportOrder = (externalId = "16331079") =>
    store.transaction((trx) => recordExported(trx, { id: order.id, externalId }, ownerDeps));
  const ownerDeps = { store, mail, features: exportingFeatures, now };
  const undo = () => undoPayment(order.number, ownerDeps);
  const refund = (amount: number) =>
    requestRefund(order.number, { amount, byHand: true }, ownerDeps);
  const payments = () => baselinker.calls("setOrderPayment").map(({ parameters }) => parameters);
  const job = () => store.jobs.find("payment-export", order.id);
  return {
    clock,
    store,
    log,
    order,
    open,
    runDueJobs,
    owner,
    exportOrder,
    ownerDeps,
    payments,
    job,
    baselinker,
    refund,
    undo,
    duringCall: (work: () => Promise<void>) => {
      afterReply = async () => {
        afterReply = undefined;
        await work();
      };
    },
  };
}

describe("a paid order", () => {
  it("tells BaseLinker once what was paid, as soon as BaseLinker has the order", async () => {
    const { clock, owner, order, runDueJobs, payments, exportOrder, job } = await openAll();
    await owner.apply(order.number, { kind: "pay" });
    await runDueJobs();
    expect(payments()).toEqual([]);
    clock.now += 5000;
    await exportOrder();
    await runDueJobs();
    await runDueJobs();
    expect(payments()).toEqual([
      {
        order_id: 16_331_079,
        payment_done: 114.98,
        payment_date: start / 1000,
        payment_comment: "Wpłata L-1001",
        external_payment_id: "L-1001",
      },
    ]);
    expect((await job())?.done_at).toBe(clock.now);
  });

  it("tells the sum of all payments, with the id at PayU", async () => {
    const { owner, store, order, runDueJobs, payments, exportOrder, baselinker } = await openAll();
    const fact = (changes: Partial<PaymentFact>): PaymentFact => ({
      kind: "attempt-started",
      reference: "L-1001-1",
      at: start,
      source: "payu",
      amount: 10_000,
      externalId: "",
      note: "page",
      ...changes,
    });
    const externalId = "WZHF5FFDRJ140731GUEST000P01";
    const facts = [fact({}), fact({ kind: "payment-completed", externalId })];
    await putOrder(store, order, { facts }, start);
    await owner.apply(order.number, { kind: "pay" });
    await exportOrder();
    await runDueJobs();
    expect(payments()).toHaveLength(1);
    expect(baselinker.account.orders[0]).toMatchObject({
      payment_done: 114.98,
      payment_comment: "PayU L-1001-1",
      external_payment_id: externalId,
    });
  });

  it("is told as lower after a refund, and as nothing once its mark was a mistake", async () => {
    const { owner, order, runDueJobs, payments, exportOrder, refund, undo } = await openAll();
    const sentBalances = () =>
      payments().map((call) => (call as { payment_done: number }).payment_done);
    await exportOrder();
    await owner.apply(order.number, { kind: "pay" });
    await runDueJobs();
    await refund(3000);
    await runDueJobs();
    expect(sentBalances()).toEqual([114.98, 84.98]);
    await refund(8498);
    await owner.apply(order.number, { kind: "cancel", reason: "Pomyłka" });
    await runDueJobs();
    expect(sentBalances()).toEqual([114.98, 84.98, 0]);
    expect(await undo()).toEqual({ kind: "refunded" });
  });

  it("tells the money that moves while BaseLinker is told", async () => {
    const { owner, order, runDueJobs, payments, exportOrder, undo, duringCall } = await openAll();
    await exportOrder();
    await owner.apply(order.number, { kind: "pay" });
    duringCall(async () => expect(await undo()).toMatchObject({ kind: "done", unpaid: true }));
    await runDueJobs();
    expect(payments()).toMatchObject([{ payment_done: 114.98 }, { payment_done: 0 }]);
  });

  it("is told once while an earlier attempt to pay ends without money", async () => {
    const { owner, order, store, runDueJobs, payments, exportOrder, duringCall, clock } =
      await openAll();
    await exportOrder();
    await owner.apply(order.number, { kind: "pay" });
    const attempt = {
      reference: "L-1001-1",
      at: clock.now,
      source: "payu",
      amount: 11_498,
    } as const;
    const rejected = { ...attempt, kind: "attempt-failed", externalId: "", note: "" } as const;
    duringCall(async () => {
      await putOrder(store, order, { facts: [rejected] }, clock.now);
    });
    await runDueJobs();
    await runDueJobs();
    expect(payments()).toHaveLength(1);
  });

  it("waits for an order that the owner enters by hand", async () => {
    const { clock, owner, order, store, runDueJobs, payments, job, ownerDeps } = await openAll();
    const claim = { workerId: "two", now: clock.now, leaseMs: minute };
    const orderJob = (await store.jobs.claim("order-export", claim))!;
    await store.jobs.fail(orderJob, { now: clock.now, attempts: 1, reason: "ERROR_PRODUCT" });
    await owner.apply(order.number, { kind: "pay" });
    await runDueJobs();
    expect((await job())?.run_at).toBe(clock.now + hour);
    await recordEntered({ id: order.id, externalId: "16331079" }, ownerDeps);
    await runDueJobs();
    expect(payments()).toHaveLength(1);
  });

  it("tells nothing when it was cancelled before BaseLinker had it", async () => {
    const { owner, order, runDueJobs, payments, job } = await openAll();
    await owner.apply(order.number, { kind: "pay" });
    await owner.apply(order.number, { kind: "cancel", reason: "Pomyłka" });
    await runDueJobs();
    expect(payments()).toEqual([]);
    expect(await job()).toBeUndefined();
  });

  it("waits out lost replies and wrong settings, and gives up when BaseLinker refuses", async () => {
    const { clock, owner, order, open, exportOrder, payments, job, log, baselinker } =
      await openAll();
    await exportOrder();
    await owner.apply(order.number, { kind: "pay" });
    await open("wrong").runDueJobs();
    expect(payments()).toEqual([{}]);
    expect((await job())?.run_at).toBe(clock.now + 5 * minute);
    expect(log.of("error")[0]?.message).toBe("Wpłaty czekają na BaseLinkera: popraw ustawienia");
    clock.now += 5 * minute;
    baselinker.account.orders.length = 0;
    await open().runDueJobs();
    expect((await job())?.last_error).toContain("ERROR_ORDER_ID");
    expect((await job())?.failed_at).toBe(clock.now);
    expect(payments()).toHaveLength(2);
  });
});
