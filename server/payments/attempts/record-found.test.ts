import { exportingFeatures } from "../../../test/fixtures.ts";
import { createTestMails } from "../../../test/mails.ts";
import { describe, expect, it } from "vitest";
import { openTestPayments } from "../../../test/payments.ts";
import { shopWithPayu } from "../../../test/fixtures.ts";
import { requestRefund } from "../refunds/request-refund.ts";

const total = 11_498;

async function openPayments() {
  const world = await openTestPayments();
  const { fake, payments, acceptOrder, db } = world;
  const order = await acceptOrder();
  return {
    ...world,
    order,
    record: (externalId: string, of = order) => payments.recordFound(of, externalId),
    idOf: (reference: string) => fake.order(reference).orderId,
    /** The backup that was restored is older than the attempts. */
    async loseAttempts() {
      await db.deleteFrom("payment_facts").execute();
      await db.deleteFrom("jobs").where("kind", "=", "payment-check").execute();
    },
  };
}

describe("a payment that the owner has found in PayU's panel", () => {
  it("that ended as unknown is recorded as its attempt", async () => {
    const { order, pay, fake, record, idOf, facts, timeline } = await openPayments();
    fake.duplicateNamesOrder = false;
    fake.failWith("lost", "createOrder");
    await pay(order);
    fake.failWith(undefined);
    fake.notifications.faults.delayMs = Infinity;
    fake.pay("L-1001-1");
    const recorded = { kind: "recorded", reference: "L-1001-1", amount: total, paid: true };
    expect(await record(idOf("L-1001-1"))).toEqual(recorded);
    expect(await record(idOf("L-1001-1"))).toEqual(recorded);
    expect(await facts(order)).toEqual([
      `attempt-started L-1001-1 ${total}`,
      `attempt-opened L-1001-1 ${total}`,
      `payment-completed L-1001-1 ${total}`,
    ]);
    expect((await timeline(order)).paidAt).toBeDefined();
  });

  it("that a restored backup has lost is recorded, and can be refunded through PayU", async () => {
    const world = await openPayments();
    const { order, pay, fake, record, idOf, loseAttempts, store, now, runDueJobs } = world;
    await pay(order);
    await pay(order);
    await pay(order);
    await loseAttempts();
    fake.pay("L-1001-3");
    expect(await record(idOf("L-1001-3"))).toMatchObject({ reference: "L-1001-3", paid: true });
    const mail = createTestMails({ shop: shopWithPayu, origin: world.origin });
    const request = { amount: undefined, byHand: false };
    await requestRefund(order.number, request, { store, mail, features: exportingFeatures, now });
    await runDueJobs();
    expect(fake.order("L-1001-3").refunds).toMatchObject([{ amount: total }]);
  });

  it("leaves the references of later attempts free", async () => {
    const { order, pay, fake, record, idOf, loseAttempts, facts } = await openPayments();
    await pay(order);
    await pay(order);
    await loseAttempts();
    fake.pay("L-1001-2");
    Object.assign(fake.order("L-1001-2").request, { totalAmount: "100" });
    expect(await record(idOf("L-1001-2"))).toMatchObject({ amount: 100, paid: false });
    expect(await pay(order)).toMatchObject({ kind: "redirect" });
    expect(await facts(order)).toContain(`attempt-started L-1001-3 ${total - 100}`);
  });

  it("that the owner has made there has its own id as reference", async () => {
    const { order, acceptOrder, pay, fake, record, idOf, loseAttempts, facts, advance, db } =
      await openPayments();
    await pay(await acceptOrder());
    const id = idOf("L-1002-1");
    await loseAttempts();
    fake.order(id).request.extOrderId = "panel-7";
    fake.pay(id);
    expect(await record(id)).toMatchObject({ kind: "recorded", reference: id, paid: true });
    expect(await facts(order)).toContain(`payment-completed ${id} ${total}`);
    await advance(0);
    expect(await facts(order)).toHaveLength(3);
    expect(await db.selectFrom("emails").select("kind").execute()).toEqual([
      { kind: "order-paid" },
    ]);
  });

  it("is refused where it is not this order's, or no money came", async () => {
    const { order, acceptOrder, pay, fake, record, idOf, facts } = await openPayments();
    const other = await acceptOrder();
    await pay(order);
    await pay(other);
    const id = idOf("L-1001-1");
    expect(await record(id)).toEqual({ kind: "unfinished", status: "NEW" });
    fake.pay("L-1001-1");
    expect(await record(id, other)).toEqual({ kind: "other-order", number: "L-1001" });
    fake.order(id).request.extOrderId = "panel-7";
    expect(await record(id, other)).toEqual({ kind: "other-order", number: "L-1001" });
    fake.order(id).request.currencyCode = "EUR";
    expect(await record(id)).toEqual({ kind: "foreign" });
    expect(await record("WZHF5FFDRJ999999GUEST000P01")).toEqual({ kind: "unknown" });
    fake.failWith("drop");
    expect(await record(id)).toMatchObject({ kind: "unavailable" });
    expect(await facts(other)).toHaveLength(2);
  });
});
