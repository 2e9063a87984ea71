import { describe, expect, it } from "vitest";
import { openOrdersWorld, status } from "../../../test/both-sides/baselinker-orders.ts";
import { queueJobs } from "../../db/jobs/queue.ts";

async function openPaid() {
  const world = await openOrdersWorld();
  const { order, id } = await world.placeThere();
  /** In grosze, on both sides. */
  const paid = async () => {
    const { payment_done } = world.account.orders.find(({ order_id }) => order_id === id)!;
    const facts = (await world.store.orders.findRecord("id", order.id))!.facts;
    const here = facts.reduce((sum, { kind, amount }) => {
      if (kind === "transfer-received") return sum + amount;
      return kind === "transfer-voided" ? sum - amount : sum;
    }, 0);
    return [here, Math.round(Number(payment_done) * 100)];
  };
  const book = async (grosze: number) => {
    world.panel.book(id, grosze / 100);
    await world.run(6);
  };
  await book(order.total);
  return { ...world, order, id, paid, book };
}

describe("money that the owner takes back in BaseLinker", () => {
  it("of an order that has left asks no customer to pay again", async () => {
    const { order, id, panel, run, book, mails, timeline, paid } = await openPaid();
    panel.setStatus(id, status.done);
    await run(4);
    const before = await mails(order);
    await book(0);
    expect((await mails(order)).slice(before.length)).toEqual(["order-differs"]);
    expect((await timeline(order)).paidAt).toBeDefined();
    expect(await paid()).toEqual([order.total, 0]);
  });

  it("of an order that waits was booked by mistake", async () => {
    const { order, book, mails, paid } = await openPaid();
    await book(0);
    expect(await mails(order)).toEqual(["order-paid", "order-unpaid"]);
    expect(await paid()).toEqual([0, 0]);
  });

  it("in two parts is told twice and overwritten never, and what he books later counts", async () => {
    const { order, book, mails, paid, db, store, clock, run } = await openPaid();
    await book(order.total - 1000);
    await book(order.total - 2000);
    // Nothing has changed here: an export has nothing to say.
    const again = { kind: "payment-export", reference: order.id, restart: true } as const;
    await queueJobs(db, [again], clock.now);
    await run(6);
    expect((await store.jobs.find("payment-export", order.id))?.done_at).not.toBeNull();
    expect(await paid()).toEqual([order.total, order.total - 2000]);
    await book(order.total + 2000);
    expect(await mails(order)).toEqual(["order-paid", "order-differs", "order-differs"]);
    expect(await paid()).toEqual([order.total + 2000, order.total + 2000]);
  });
});
