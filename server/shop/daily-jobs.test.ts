import { noFeatures } from "../../test/fixtures.ts";
import { describe, expect, it } from "vitest";
import { createCompletionJobs } from "./complete-orders.ts";
import { createOrderTransitions } from "../orders/transitions/order-transitions.ts";
import { createEmailJobs } from "../email/email-jobs.ts";
import { createWorker } from "../jobs/worker.ts";
import { readEnv } from "../env.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Order } from "../../shop/order/order.ts";
import { sampleDeliveries, sampleOrder, samplePayments } from "../../test/fixtures.ts";
import { createTestMails } from "../../test/mails.ts";
import { createQuietLog } from "../../test/quiet-log.ts";
import { renderMail } from "../../test/render-email.ts";
import { nextId, openTemporaryStore, storeOrder } from "../../test/temporary-store.ts";
import { createMorningMailJobs } from "./morning-mail.ts";
import { putOrder } from "../../test/change-order.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Six in the morning in Poland. */
const dawn = Date.UTC(2026, 10, 20, 5);

async function openShop(days: number | null = 14) {
  const { store, database } = await openTemporaryStore();
  const clock = { now: dawn };
  const now = () => clock.now;
  const log = createQuietLog();
  const mail = createTestMails();
  const env = readEnv({ ...database });
  const sent: Mail[] = [];
  // PostgreSQL's own clock goes on as ever.
  const read = async () => ({
    now: now(),
    trustedAt: now(),
    newestRow: undefined,
    serverNow: undefined,
  });
  const trusted = { ...store.clock, read };
  const openWorker = () =>
    createWorker(
      { store, workerId: nextId(), now, random: () => 0.5, log },
      {
        "morning-mail": createMorningMailJobs({
          env,
          store,
          morningMail: { hour: 7 },
          refundDays: 14,
          mail,
          now,
          log,
        }),
        "order-completion": createCompletionJobs({
          store: { ...store, clock: trusted },
          mail,
          features: noFeatures,
          days: days ?? undefined,
          now,
          log,
        }),
        email: createEmailJobs({
          store,
          now,
          log,
          deliver: async (each) => (sent.push(each), { kind: "sent" }),
        }),
      },
    );
  const workers = [openWorker(), openWorker()];
  const { apply } = createOrderTransitions({ store, mail, features: noFeatures, now });
  return {
    store,
    clock,
    sent,
    apply,
    mornings: () => sent.filter(({ kind }) => kind === "day"),
    place(changes: Partial<Order> = {}) {
      const draft = sampleOrder({ id: nextId(), key: nextId(), acceptedAt: clock.now, ...changes });
      return storeOrder(store, draft);
    },
    /** Lets time pass; two machines do what is due. */
    async later(ms: number) {
      clock.now += ms;
      for (let round = 0; round < 2; round += 1)
        await Promise.all(workers.map((worker) => worker.runDueJobs()));
    },
  };
}

describe("the morning mail", () => {
  it("is sent once a day by two machines, not on the first, and not where nothing waits", async () => {
    const { place, apply, later, mornings, store } = await openShop();
    await place();
    await later(2 * hour);
    await later(hour);
    expect(mornings()).toHaveLength(0);
    for (let hours = 0; hours < 48; hours += 1) await later(hour);
    expect(mornings().map(({ id }) => id)).toEqual(["day-2026-11-21", "day-2026-11-22"]);
    const { subject, text } = renderMail(mornings()[0]!);
    expect(subject).toBe("Dzień w sklepie: sobota, 21 listopada 2026");
    expect(text).toContain("L-1001, Anna Żółć, 114,98");
    expect(text).toContain("npm run shop -- orders confirm L-1001");
    // It names customers: nothing of it stays.
    expect((await store.emails.find("day-2026-11-21"))?.content).toBe("");
    await apply("L-1001", { kind: "cancel", reason: "Pomyłka" });
    await later(day);
    expect(mornings()).toHaveLength(2);
  });

  it("is not sent twice when the clock was set back, nor in the afternoon after an outage", async () => {
    const { place, later, mornings, store, clock } = await openShop();
    await place();
    await later(0);
    await later(day + hour);
    expect(mornings()).toHaveLength(1);
    clock.now -= 30 * 60_000;
    await store.jobs.runNow("morning-mail", clock.now - day);
    await later(hour);
    expect(mornings()).toHaveLength(1);
    // The job itself waits for the next morning, instead of trying again and again.
    expect((await store.jobs.find("morning-mail"))!.run_at).toBeGreaterThan(clock.now);
    await later(day + 8 * hour);
    expect(mornings()).toHaveLength(1);
  });
});

describe("completion", () => {
  const dispatch = { kind: "dispatch", carrier: "dpd", trackingNumber: "52000001" } as const;
  const completed = ({ sent }: { sent: Mail[] }) =>
    sent.filter(({ kind }) => kind === "order-completed").length;

  async function send(shop: Awaited<ReturnType<typeof openShop>>, changes: Partial<Order> = {}) {
    const { number } = await shop.place(changes);
    await shop.apply(number, { kind: "confirm" });
    if (changes.payment === undefined) await shop.apply(number, { kind: "pay" });
    await shop.apply(number, { ...dispatch, trackingNumber: `5200${number}` });
    return number;
  }

  it("follows the dispatch of paid parcels after the configured days, once", async () => {
    const shop = await openShop();
    await send(shop);
    await send(shop, { payment: samplePayments["on-delivery"] });
    const { number } = await shop.place({ delivery: sampleDeliveries.pickup });
    for (const kind of ["confirm", "pay", "ready"] as const) await shop.apply(number, { kind });
    await shop.later(13 * day + 5 * hour);
    expect(completed(shop)).toBe(0);
    await shop.later(day);
    await shop.later(day);
    expect(completed(shop)).toBe(1);
    const done = await shop.store.orders.list({ state: "completed" });
    expect(done.map(({ order }) => order.number)).toEqual(["L-1001"]);
  });

  it("leaves an order alone from which the customer withdrew", async () => {
    const shop = await openShop();
    const number = await send(shop);
    const form = { ...sampleOrder().customer, message: number };
    const receivedAt = shop.clock.now;
    await shop.store.messages.save({ id: "w", key: "w", kind: "withdrawal", form, receivedAt }, []);
    await shop.later(15 * day + 5 * hour);
    expect(completed(shop)).toBe(0);
    await shop.store.messages.finish("w", shop.clock.now);
    await shop.later(day);
    expect(completed(shop)).toBe(1);
  });

  it("leaves an order alone whose parcel came back", async () => {
    const shop = await openShop();
    const number = await send(shop);
    const parcel = { courier: "dpd", number: "52", url: "", at: shop.clock.now };
    const parcels = [{ ...parcel, state: "returned" as const }];
    await putOrder(
      shop.store,
      { number },
      ({ timeline }) => ({ timeline: { ...timeline, parcels } }),
      shop.clock.now,
    );
    await shop.later(15 * day + 5 * hour);
    expect(completed(shop)).toBe(0);
  });

  it("writes to nobody about parcels of long ago, and is off without a setting", async () => {
    const shop = await openShop();
    await send(shop);
    await shop.later(40 * day + 5 * hour);
    expect(completed(shop)).toBe(0);
    expect(await shop.store.orders.list({ state: "completed" })).toHaveLength(1);
    const off = await openShop(null);
    await send(off);
    await off.later(15 * day + 5 * hour);
    expect(await off.store.orders.list({ state: "completed" })).toHaveLength(0);
  });
});
