import { expect } from "vitest";
import { listParcels } from "../../shop/order/delivery/parcel.ts";
import type { Order } from "../../shop/order/order.ts";
import { getOrderState } from "../../shop/order/status/order-timeline.ts";
import { sumTurnover } from "../../shop/payment/turnover.ts";
import { mailText } from "../../server/db/emails/email.ts";
import { minute, status, type OrdersWorld } from "./baselinker-orders.ts";
import { storedProduct } from "../fixtures.ts";
import { expireLeases, saveInventory } from "../temporary-store.ts";
import { findThere } from "./actions.ts";

const states: Record<number, string> = {
  [status.initial]: "accepted",
  [status.confirmed]: "confirmed",
  [status.sent]: "dispatched",
  [status.ready]: "dispatched",
  [status.done]: "completed",
  [status.cancelled]: "cancelled",
};

/** Lets both sides come to rest, and the owner do what the shop asks of him. */
export async function settle(orders: readonly Order[], world: OrdersWorld): Promise<void> {
  await rest(orders, world);
  for (const order of orders) await answer(order, world);
  await rest(orders, world);
  const { account, store, clock } = world;
  const left = account.products.get(1001)!.stock.bl_206!;
  await saveInventory(store, clock.now, { changed: [storedProduct({ stock: left })] });
}

async function rest(orders: readonly Order[], world: OrdersWorld): Promise<void> {
  const { clock, db, openWorker } = world;
  const worker = openWorker();
  const rounds = 12 + Math.ceil(orders.length / 2);
  for (let round = 0; round < rounds; round += 1) {
    await expireLeases(db);
    await worker.runDueJobs();
    clock.now += round % 4 === 3 ? 65 * minute : 5 * minute;
    if (round > 6 && (await countOpenJobs(world)) === 0) break;
  }
  // The last look at all orders may find some, whose jobs run next.
  for (let look = 0; look < 3; look += 1) {
    clock.now += 65 * minute;
    await worker.runDueJobs();
    await worker.runDueJobs();
  }
}

async function countOpenJobs({ db }: OrdersWorld): Promise<number> {
  const jobs = db.selectFrom("jobs").select("kind").where("done_at", "is", null);
  const kinds = ["order-export", "payment-export", "order-sync", "order-invoice"] as const;
  return (await jobs.where("kind", "in", kinds).execute()).length;
}

/** What he was told of is the owner's to decide: here he refunds, and packs once more. */
async function answer(order: Order, world: OrdersWorld): Promise<void> {
  const there = findThere(order, world);
  if (!there) return;
  const told = (await world.listMails(order)).map(mailText).join();
  const { timeline } = (await world.store.orders.findRecord("id", order.id))!;
  const state = getOrderState(timeline);
  if (state !== states[Number(there.order_status_id)]) {
    expect(told).toMatch(/status cofnięty/i);
    const known = Object.keys(states).map(Number);
    world.panel.setStatus(
      there.order_id,
      known.find((id) => states[id] === state)!,
    );
  }
  const { balance } = sumTurnover((await world.store.orders.findRecord("id", order.id))!.facts);
  const excess = balance - Math.round(Number(there.payment_done) * 100);
  if (excess <= 0) return;
  expect(told).toMatch(/mniejsza suma wpłat/i);
  await world.refund(order.number, excess);
}

export async function expectSame(orders: readonly Order[], world: OrdersWorld): Promise<void> {
  const { account, store } = world;
  let live = 0;
  let exported = 0;
  for (const order of orders) {
    const there = findThere(order, world);
    const { timeline, order: stored } = (await store.orders.findRecord("id", order.id))!;
    const state = getOrderState(timeline);
    await expectMailsOnce(order, world);
    // Cancelled before BaseLinker had it.
    if (!there) {
      expect(state).toBe("cancelled");
      continue;
    }
    exported += 1;
    if (state !== "cancelled") live += 1;
    const { number } = order;
    const { balance } = sumTurnover((await store.orders.findRecord("id", order.id))!.facts);
    const parcels = listParcels(timeline).map((parcel) => parcel.number);
    const packages = account.packages.filter(({ order_id: id }) => id === there.order_id);
    const numbers = packages.map(({ courier_package_nr }) => courier_package_nr);
    const invoices = [...account.invoices.values()];
    expect({
      number,
      invoice: timeline.invoiceNumber,
      state,
      balance,
      email: stored.customer.email,
      parcels: parcels.sort(),
    }).toEqual({
      number,
      invoice: invoices.find(({ order_id }) => order_id === there.order_id)?.number,
      state: states[Number(there.order_status_id)],
      balance: Math.round(Number(there.payment_done) * 100),
      email: there.email,
      parcels: numbers.sort(),
    });
  }
  expect(account.orders).toHaveLength(exported);
  expect(account.products.get(1001)!.stock.bl_206).toBe(world.stock - live);
  expect((await store.stock.readReserved()).get("1001") ?? 0).toBe(0);
}

/** Each step of the order has its mail, and no mail is there twice. */
async function expectMailsOnce(order: Order, world: OrdersWorld): Promise<void> {
  const { number } = order;
  const { timeline } = (await world.store.orders.findRecord("id", order.id))!;
  const all = await world.listMails(order);
  const counts = Map.groupBy(all, ({ kind }) => kind);
  const count = (kind: string) => counts.get(`order-${kind}`)?.length ?? 0;
  const once = (at: number | undefined) => (at === undefined ? 0 : 1);
  const { confirmedAt, dispatchedAt, completedAt, cancelledAt, paidAt } = timeline;
  expect({
    number,
    confirmed: count("confirmed"),
    dispatched: count("dispatched") + count("ready"),
    completed: count("completed"),
    cancelled: count("cancelled") - count("reopened"),
    invoiced: count("invoiced"),
  }).toEqual({
    number,
    confirmed: once(confirmedAt),
    dispatched: once(dispatchedAt),
    completed: once(completedAt),
    cancelled: once(cancelledAt),
    invoiced: timeline.invoiceNumber === undefined ? 0 : 1,
  });
  // A payment that was taken back, or came before a reopening, may come once more.
  const again = count("unpaid") + count("reopened");
  expect(count("paid")).toBeLessThanOrEqual(1 + again);
  if (paidAt !== undefined) expect(count("paid") + count("reopened")).toBeGreaterThan(0);
  const told = counts.get("order-differs") ?? [];
  expect(new Set(told.map(mailText)).size).toBe(told.length);
}
