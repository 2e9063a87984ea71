import { expect, it } from "vitest";
import { minute, openOrdersWorld, status } from "./baselinker-orders.ts";
import { sampleDeliveries, samplePayments } from "../fixtures.ts";
import { calculateOrderTotals } from "../../shop/order/order.ts";
import { isDayEmpty, listDay } from "../../shop/order/day/describe-day.ts";
import { getOrderState, isPickup } from "../../shop/order/status/order-timeline.ts";
import { readDay } from "../../server/orders/read-day.ts";

const kinds = [
  { delivery: sampleDeliveries.courier, payment: samplePayments.transfer },
  { delivery: sampleDeliveries.locker, payment: samplePayments.transfer, locker: "LOD01A" },
  { delivery: sampleDeliveries.courier, payment: samplePayments["on-delivery"] },
  { delivery: sampleDeliveries.pickup, payment: samplePayments["on-delivery"] },
  { delivery: sampleDeliveries.courier, payment: samplePayments.transfer },
];
const mailsOf = {
  transfer: ["confirmed", "paid", "dispatched", "completed"],
  courier: ["confirmed", "dispatched", "completed", "paid"],
  pickup: ["confirmed", "ready", "paid", "completed"],
};

it("needs no command of the shop for a day of thirty orders worked in BaseLinker", async () => {
  const { place, run, account, panel, store, clock, mails, baselinker } = await openOrdersWorld();
  const orders = [];
  for (let count = 0; count < 30; count += 1) {
    const kind = kinds[count % kinds.length]!;
    const line = { productId: "1001", name: "Miś", sku: "M", unitPrice: 4999, quantity: 2 };
    orders.push(
      await place({ ...calculateOrderTotals([line], kind.delivery, kind.payment), ...kind }),
    );
  }
  await run(3);
  const idOf = ({ id }: { id: string }) =>
    account.orders.find(({ extra_field_1: mark }) => String(mark).endsWith(` ${id}`))!.order_id;
  const countTasks = async () =>
    Object.values(listDay(await readDay({ store, now: clock.now }, 14))).flat().length;
  expect(await countTasks()).toBe(30);

  const [cancelled, ...others] = orders;
  panel.setStatus(idOf(cancelled!), status.cancelled);
  for (const order of others) panel.setStatus(idOf(order), status.confirmed);
  await run(3);
  const transfers = others.filter(({ payment }) => payment.settlement === "transfer");
  for (const order of transfers) panel.book(idOf(order), order.total / 100);
  await run(3);
  const [pickups, parcels] = [others.filter(isPickup), others.filter((each) => !isPickup(each))];
  for (const [index, order] of parcels.entries())
    panel.addPackage(idOf(order), { courier_package_nr: `52000000${index}` });
  await run(3);
  for (const order of parcels) panel.setStatus(idOf(order), status.sent);
  for (const order of pickups) panel.setStatus(idOf(order), status.ready);
  await run(3);
  for (const { package_id: id } of account.packages) panel.trackPackage(id, 11);
  clock.now += 20 * 60 * minute;
  await run(3);
  for (const { package_id: id } of account.packages) panel.trackPackage(id, 5);
  for (const order of pickups) {
    panel.book(idOf(order), order.total / 100);
    panel.setStatus(idOf(order), status.done);
  }
  clock.now += 2 * 60 * minute;
  await run(3);
  for (const order of parcels) panel.book(idOf(order), order.total / 100);
  await run(3);

  expect(isDayEmpty(await readDay({ store, now: clock.now }, 14))).toBe(true);
  expect(await mails(cancelled!)).toEqual(["order-cancelled"]);
  const statuses = account.orders.map(({ order_status_id: id }) => String(id)).sort();
  expect(statuses).toEqual([...others.map(() => String(status.done)), String(status.cancelled)]);
  for (const order of others) {
    const { timeline } = (await store.orders.findRecord("id", order.id))!;
    expect([getOrderState(timeline), timeline.paidAt !== undefined]).toEqual(["completed", true]);
    const { settlement } = order.payment;
    const kind = isPickup(order) ? "pickup" : settlement === "transfer" ? "transfer" : "courier";
    expect(await mails(order)).toEqual(mailsOf[kind].map((name) => `order-${name}`));
  }
  expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
});
