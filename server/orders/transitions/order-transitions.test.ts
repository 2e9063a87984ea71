import { exportingFeatures } from "../../../test/fixtures.ts";
import { createTestMails } from "../../../test/mails.ts";
import { describe, expect, it } from "vitest";
import { renderMail } from "../../../test/render-email.ts";
import { sampleCustomer, sampleOrder, samplePayments } from "../../../test/fixtures.ts";
import {
  storeOrder,
  nextId,
  openTemporaryStore,
  type TestDatabase,
} from "../../../test/temporary-store.ts";
import type { OrderTransition } from "../../../shop/order/status/order-transition.ts";
import type { Mail } from "../../db/emails/email.ts";
import { emailsWithJobs } from "../../db/emails/emails.ts";
import { createOrderTransitions } from "./order-transitions.ts";
import type { OrderDraft } from "../../db/orders/insert-orders.ts";
import { releaseOrder } from "../../db/orders/stock/release-stock.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const origin = "https://sklep.example";
const mail = createTestMails();

async function openLife(known?: TestDatabase) {
  const { db, store, database } = await openTemporaryStore(known);
  const { apply } = createOrderTransitions({
    store,
    mail,
    features: exportingFeatures,
    now: () => noon,
  });
  const accept = async (changes: Partial<OrderDraft> = {}) => {
    const id = nextId();
    const { number: _number, ...draft } = sampleOrder({ id, key: `key of ${id}`, ...changes });
    return storeOrder(store, draft);
  };
  const mails = async () => {
    const rows = await emailsWithJobs(db)
      .select(["content", "order_id"])
      .orderBy("queued_at")
      .execute();
    return rows.map((row) => ({
      ...renderMail(JSON.parse(row.content) as Mail),
      orderId: row.order_id,
    }));
  };
  return { db, store, database, apply, accept, mails };
}

/** SQLite would block the thread of both; separate processes compete in cli/shop.test.ts. */
function openBeside(world: Awaited<ReturnType<typeof openLife>>) {
  return world.database.DATABASE_URL ? openLife(world.database) : world;
}

describe("an order transition", () => {
  it("is stored with the customer's mail, which links to the order's page", async () => {
    const { store, apply, accept, mails } = await openLife();
    const order = await accept();
    expect(await apply("L-1001", { kind: "confirm" })).toMatchObject({
      notification: "confirmed",
    });
    expect(await store.orders.findRecord("number", "L-1001")).toEqual({
      order,
      timeline: { confirmedAt: noon },
      facts: [],
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "order-confirmed",
      to: ["anna@poczta.pl"],
      orderId: order.id,
      subject: "Potwierdzamy zamówienie L-1001 – Latawiec",
    });
    expect(mail?.text).toContain(`${origin}/zamowienie/${order.id}`);
    expect(mail?.html).toContain(`${origin}/zamowienie/${order.id}`);
  });

  it("records a transfer of a statement only where it is exactly what is due", async () => {
    const { store, apply, accept, mails } = await openLife();
    const { id, total } = await accept();
    const transfer = { id: "statement-1", amount: total - 1 };
    expect(await apply("L-1001", { kind: "pay", transfer })).toEqual({
      kind: "other-amount",
      due: total,
    });
    expect([(await store.orders.findRecord("id", id))!.facts, await mails()]).toEqual([[], []]);
  });

  it("to paid records what was due, once, and tells BaseLinker", async () => {
    const { store, apply, accept } = await openLife();
    const { id, total } = await accept();
    await apply("L-1001", { kind: "pay" });
    await apply("L-1001", { kind: "pay" });
    expect((await store.orders.findRecord("id", id))!.facts).toMatchObject([
      { kind: "transfer-received", reference: "L-1001", amount: total, source: "owner" },
    ]);
    expect(await store.jobs.find("payment-export", id)).toMatchObject({ run_at: noon });
  });

  it("to confirmed starts the clock of a transfer alone", async () => {
    const { store, apply, accept } = await openLife();
    const { id } = await accept();
    const online = await accept({ payment: samplePayments.online });
    await apply("L-1001", { kind: "confirm" });
    await apply("L-1002", { kind: "confirm" });
    expect(await store.jobs.find("payment-deadline", id)).toMatchObject({
      run_at: noon + 240 * 3_600_000,
    });
    expect(await store.jobs.find("payment-deadline", online.id)).toBeUndefined();
  });

  it("sends nothing twice when two owners do the same at once", async () => {
    const one = await openLife();
    const other = await openBeside(one);
    await one.accept();
    const owners = [one, other, one, other, one, other];
    const taken = await Promise.all(owners.map(({ apply }) => apply("L-1001", { kind: "pay" })));
    expect(taken.map(({ kind }) => kind).sort()).toEqual(["done", ...Array(5).fill("unchanged")]);
    expect(await one.mails()).toHaveLength(1);
  });

  it("succeeds for the first of two owners who disagree", async () => {
    const one = await openLife();
    const other = await openBeside(one);
    await one.accept();
    const steps: OrderTransition[] = [{ kind: "cancel", reason: "Brak" }, { kind: "confirm" }];
    await Promise.all([one.apply("L-1001", steps[0]!), other.apply("L-1001", steps[1]!)]);
    const { timeline } = (await one.store.orders.findRecord("number", "L-1001"))!;
    expect(timeline.cancelledAt).toBe(noon);
    const kinds = (await one.mails()).map(({ kind }) => kind);
    expect(kinds.includes("order-confirmed")).toBe(timeline.confirmedAt !== undefined);
  });

  it("to cancelled releases the stock, once", async () => {
    const { db, store, apply, accept } = await openLife();
    await accept();
    await accept();
    const { order } = (await store.orders.findRecord("number", "L-1002"))!;
    await releaseOrder(db, order.id, 7);
    for (const number of ["L-1001", "L-1002"]) {
      await apply(number, { kind: "cancel", reason: "Zabrakło misia" });
    }
    const rows = await db
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_id")
      .select("stock_released_at")
      .orderBy("number")
      .execute();
    expect(rows).toEqual([{ stock_released_at: noon }, { stock_released_at: 7 }]);
  });

  it("is not stored when its mail cannot be, and fails for an unknown order", async () => {
    const { db, store, apply, accept } = await openLife();
    expect(await apply("L-9", { kind: "confirm" })).toEqual({ kind: "absent" });
    await accept();
    await db.schema.dropTable("emails").execute();
    await expect(apply("L-1001", { kind: "confirm" })).rejects.toThrow("emails");
    expect((await store.orders.findRecord("number", "L-1001"))?.timeline).toEqual({});
  });

  it("to dispatched refuses the tracking number of another order, unless forced", async () => {
    const { store, apply, accept } = await openLife();
    const payment = samplePayments["on-delivery"];
    for (const number of ["L-1001", "L-1002"]) {
      await accept({ payment });
      await apply(number, { kind: "confirm" });
    }
    const dispatch = { kind: "dispatch", carrier: "dpd", trackingNumber: "123456" } as const;
    expect(await apply("L-1001", dispatch)).toMatchObject({ kind: "done" });
    expect(await apply("L-1002", dispatch)).toEqual({ kind: "tracking-taken", by: "L-1001" });
    const other = { ...dispatch, trackingNumber: "1234567" };
    expect(await apply("L-1002", other)).toMatchObject({ notification: "dispatched" });
    expect(await apply("L-1002", dispatch)).toMatchObject({ kind: "tracking-taken" });
    expect((await store.orders.findRecord("number", "L-1002"))?.timeline).toMatchObject({
      trackingNumber: "1234567",
    });
    expect(await apply("L-1002", dispatch, true)).toMatchObject({ notification: "corrected" });
    expect(await apply("L-1001", dispatch)).toEqual({ kind: "unchanged" });
  });

  it("gives one tracking number to one order, also when two are dispatched at once", async () => {
    const { apply, accept } = await openLife();
    const numbers = ["L-1001", "L-1002", "L-1003"];
    for (const number of numbers) {
      await accept({ payment: samplePayments["on-delivery"] });
      await apply(number, { kind: "confirm" });
    }
    const dispatch = { kind: "dispatch", carrier: "dpd", trackingNumber: "123456" } as const;
    const results = await Promise.all(numbers.map((number) => apply(number, dispatch)));
    const kinds = results.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["done", "tracking-taken", "tracking-taken"]);
  });

  it("is reflected in lists of orders by state and date", async () => {
    const { store, apply, accept } = await openLife();
    const payment = samplePayments["on-delivery"];
    for (const day of [1, 2, 3, 4, 5]) await accept({ payment, acceptedAt: day });
    const stepNames: OrderTransition["kind"][] = ["confirm", "dispatch", "complete"];
    const steps: Record<string, OrderTransition> = {
      confirm: { kind: "confirm" },
      complete: { kind: "complete" },
    };
    for (const [turn, number] of ["L-1002", "L-1003", "L-1004"].entries()) {
      steps.dispatch = { kind: "dispatch", carrier: "dpd", trackingNumber: `12345${turn}` };
      for (const step of stepNames.slice(0, turn + 1)) await apply(number, steps[step]!);
    }
    await apply("L-1005", { kind: "confirm" });
    await apply("L-1005", { kind: "cancel", reason: "Brak" });
    const states = ["accepted", "confirmed", "dispatched", "completed", "cancelled"] as const;
    for (const [turn, state] of states.entries()) {
      const found = await store.orders.list({ state });
      expect(found.map(({ order }) => order.number)).toEqual([`L-100${turn + 1}`]);
      expect(found[0]?.order.lines).toHaveLength(1);
    }
    const some = await store.orders.list({ since: 2, until: 4 });
    expect(some.map(({ order }) => order.number)).toEqual(["L-1002", "L-1003"]);
    expect(await store.orders.list({})).toHaveLength(5);
  });

  it("keeps names and reasons from injecting lines or headers", async () => {
    const { apply, accept, mails } = await openLife();
    const evil = "Ania\r\nBcc: wszyscy@example.com <script>alert(1)</script>";
    await accept({ customer: { ...sampleCustomer, name: evil } });
    await apply("L-1001", { kind: "cancel", reason: evil });
    const [mail] = await mails();
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).not.toMatch(/^Bcc:/m);
    expect(mail?.html).not.toContain("<script>");
  });
});
