import { expect, it } from "vitest";
import { minute, openOrdersWorld, status } from "./baselinker-orders.ts";

const day = 24 * 60 * minute;

it.each([
  ["with the journal", true],
  ["without the journal", false],
])("orders are read again once a clock that was ahead is right, %s", async (_, journal) => {
  const { placeThere, panel, run, timeline, clock, store, account } = await openOrdersWorld();
  if (journal) account.orderJournal = [];
  const { order, id } = await placeThere();
  const { package_id: parcel } = panel.addPackage(id, { courier_package_nr: "PACZKA1" });
  panel.setStatus(id, status.sent);
  const right = clock.now;
  // The order is not so old that nobody watches it.
  clock.now += 20 * day;
  await run(12);
  clock.now = right + 15 * minute;
  await store.clock.trust(clock.now);
  // Nobody may cancel it as unpaid yet.
  expect(await store.externalOrders.ensureRead(order.id, clock.now)).toBe(false);
  account.orderJournal = undefined;
  panel.book(id, order.total / 100);
  panel.trackPackage(parcel, 5);
  await run(15);
  expect(await timeline(order)).toMatchObject({
    paidAt: expect.any(Number),
    completedAt: expect.any(Number),
  });
  expect(await store.externalOrders.ensureRead(order.id, clock.now)).toBe(true);
});

it("orders are read although a clock was ahead when the first reading began", async () => {
  const { place, panel, run, timeline, clock, store, account } = await openOrdersWorld();
  const right = clock.now;
  clock.now += 40 * day;
  await run(3);
  clock.now = right + 15 * minute;
  await store.clock.trust(clock.now);
  const order = await place();
  await run(6);
  panel.setStatus(account.orders[0]!.order_id, status.confirmed);
  await run(6);
  expect((await timeline(order)).confirmedAt).toBeDefined();
});
