import { expect, it } from "vitest";
import { minute, openOrdersWorld, status } from "../../../test/baselinker-orders.ts";
import type { FakeOrder } from "../../../test/fakes/baselinker/account.ts";
import type { BaselinkerFault } from "../../../test/fakes/baselinker/baselinker.ts";
import { sampleDeliveries, storedProduct } from "../../../test/fixtures.ts";
import { randomFrom } from "../../../test/random-from.ts";
import { expireLeases, openTemporaryStore, saveInventory } from "../../../test/temporary-store.ts";
import type { Order } from "../../../shop/order/order.ts";
import { listParcels } from "../../../shop/order/delivery/parcel.ts";
import { getOrderState, isPickup } from "../../../shop/order/status/order-timeline.ts";
import { sumTurnover } from "../../../shop/payment/turnover.ts";

/** `ORDERS=200` runs the large one, `SEED=1` another one. */
const orderCount = Number(process.env.ORDERS ?? 10);
const seedShift = Number(process.env.SEED ?? 0);
const simulatedMs = 10 * minute;
const tickMs = 10_000;
const stock = 10_000;
type World = Awaited<ReturnType<typeof openOrdersWorld>>;
type Random = ReturnType<typeof randomFrom>;

const faults: BaselinkerFault[] = [
  "lost",
  "drop",
  "html502",
  "truncated",
  { code: "ERROR_BLOCKED_TOKEN", message: "Query limit exceeded" },
];

const states: Record<number, string> = {
  [status.initial]: "accepted",
  [status.confirmed]: "confirmed",
  [status.sent]: "dispatched",
  [status.ready]: "dispatched",
  [status.done]: "completed",
  [status.cancelled]: "cancelled",
};

type Journal = "off" | "on" | "later" | "late";

it.each<[Journal, number]>([
  ["off", 1],
  ["on", 2],
  ["later", 3],
  ["late", 4],
])(
  "both sides end the same whatever is done to orders, the journal %s",
  async (journal, seed) => {
    const world = await openOrdersWorld({ stock });
    const { clock, baselinker, account } = world;
    const random = randomFrom(seed * 7919 + seedShift * 104_729);
    if (journal === "on") account.orderJournal = [];
    account.deliverLogs = (logs) => [...logs, ...logs].sort(() => random() - 0.5);
    const second = await openTemporaryStore(world.database);
    const stores = [world.store, second.store];
    const orders: Order[] = [];
    const workers = stores.map((store) => world.openWorker(store));
    const begin = clock.now;
    const end = begin + simulatedMs;
    for (let tick = 0; clock.now < end; tick += 1) {
      const part = (clock.now - begin + tickMs) / (simulatedMs / 2);
      const due = Math.ceil(orderCount * Math.min(1, part));
      while (orders.length < due) orders.push(await placeAny(world, random));
      if (journal === "later" && tick === 20) account.orderJournal = [];
      for (let action = 0; action < Math.max(1, orderCount / 20); action += 1)
        await actAnywhere(pick(orders, random), world, random);
      const fault = random() < 0.2 ? pick(faults, random) : undefined;
      baselinker.failWith(fault);
      const worker = pick(workers, random);
      const dying = random() < 0.1 ? killSoon(world, stores, random) : Promise.resolve();
      if (journal !== "late") await Promise.all([worker.runDueJobs(), dying]);
      await world.idle();
      await expireLeases(world.db);
      clock.now += tickMs;
    }
    baselinker.failWith(undefined);
    if (journal === "late") clock.now += 3 * 24 * 60 * minute;
    await settle(world);
    await expectSame(orders, world);
    expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
    if (process.env.ORDERS) console.info(describeRun(world, orders.length, journal));
  },
  600_000,
);

function describeRun({ baselinker, clock }: World, orders: number, journal: Journal): string {
  const calls = Map.groupBy(baselinker.journal, ({ method }) => method);
  const counts = [...calls].map(([method, { length }]) => `${method} ${length}`).join(", ");
  return `${orders} orders, journal ${journal}: busiest minute ${baselinker.busiestMinute()}, ${counts}, ends ${new Date(clock.now).toISOString()}`;
}

async function placeAny({ place }: World, random: Random): Promise<Order> {
  return place(random() < 0.3 ? { delivery: sampleDeliveries.pickup } : {});
}

async function actAnywhere(order: Order, world: World, random: Random): Promise<void> {
  const there = findThere(order, world);
  if (there && random() < 0.5) actThere(order, there, world, random);
  else await actHere(order, world, random);
}

function findThere({ id }: Order, { account }: World): FakeOrder | undefined {
  return account.orders.find(({ extra_field_1: mark }) => String(mark).endsWith(` ${id}`));
}

/** What an owner would do next in BaseLinker. */
function actThere(order: Order, there: FakeOrder, { panel, account }: World, random: Random): void {
  const sent = isPickup(order) ? status.ready : status.sent;
  const next: Record<number, number[]> = {
    [status.initial]: [status.confirmed, status.confirmed, sent, status.cancelled],
    [status.confirmed]: [sent, sent, status.cancelled],
    [sent]: [status.done, status.done, status.cancelled],
    [status.cancelled]: [status.confirmed, sent],
  };
  const { order_id: id } = there;
  const own = account.packages.filter((each) => each.order_id === id);
  const chance = random();
  if (chance < 0.5) {
    const following = next[Number(there.order_status_id)];
    if (following) panel.setStatus(id, pick(following, random));
  } else if (chance < 0.7) panel.book(id, order.total / 100);
  else if (isPickup(order)) return;
  else if (chance < 0.85 && own.length < 2)
    panel.addPackage(id, { courier_package_nr: `P${id}X${own.length}` });
  else if (own.length > 0 && Number(there.order_status_id) === status.sent)
    panel.trackPackage(pick(own, random).package_id, pick([11, 8, 5], random));
}

async function actHere(order: Order, world: World, random: Random): Promise<void> {
  const { number, id } = order;
  const { command, reopen, edit } = world;
  const chance = random();
  if (chance < 0.3) await command(number, { kind: "confirm" });
  else if (chance < 0.45) await command(number, { kind: "pay" });
  else if (chance < 0.6) {
    if (isPickup(order)) await command(number, { kind: "ready" }, true);
    else
      await command(number, { kind: "dispatch", carrier: "dpd", trackingNumber: `S-${id}` }, true);
  } else if (chance < 0.7) await command(number, { kind: "complete" });
  else if (chance < 0.8)
    await command(number, { kind: "cancel", reason: "Klient zrezygnował" }, true);
  else if (chance < 0.9) await reopen(number);
  else await edit(number, { email: `a${Math.floor(random() * 1e6)}@poczta.pl` });
}

/** A process that dies in the middle: no reply reaches it and it writes nothing any more. */
async function killSoon(world: World, stores: World["store"][], random: Random): Promise<void> {
  let left = 3 + Math.floor(random() * 25);
  const mortal = createMortal(pick(stores, random), () => (left -= 1) < 0);
  await world
    .openWorker(mortal, () => left < 0)
    .runDueJobs()
    .catch(() => undefined);
}

function createMortal<Value extends object>(value: Value, isDead: () => boolean): Value {
  return new Proxy(value, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown;
      if (typeof member === "object" && member !== null) return createMortal(member, isDead);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        if (isDead()) throw new Error("killed");
        return (member as (...all: unknown[]) => unknown).apply(target, args);
      };
    },
  });
}

/** Lets both sides come to rest. */
async function settle(world: World): Promise<void> {
  const { clock, store, db, openWorker, account } = world;
  const worker = openWorker();
  const rounds = 12 + Math.ceil(orderCount / 2);
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
  const left = account.products.get(1001)!.stock.bl_206!;
  await saveInventory(store, clock.now, { changed: [storedProduct({ stock: left })] });
}

async function countOpenJobs({ db }: World): Promise<number> {
  const jobs = db.selectFrom("jobs").select("kind").where("done_at", "is", null);
  const kinds = ["order-export", "payment-export", "order-sync"] as const;
  return (await jobs.where("kind", "in", kinds).execute()).length;
}

async function expectSame(orders: readonly Order[], world: World): Promise<void> {
  const { account, store, mails } = world;
  let live = 0;
  let exported = 0;
  for (const order of orders) {
    const { number } = order;
    const there = findThere(order, world);
    const record = (await store.orders.findRecord("id", order.id))!;
    const state = getOrderState(record.timeline);
    // Cancelled before BaseLinker had it.
    if (!there) {
      expect(state).toBe("cancelled");
      continue;
    }
    exported += 1;
    const { balance } = sumTurnover(await store.payments.facts(order.id));
    const parcels = account.packages.filter(({ order_id: id }) => id === there.order_id);
    const numbers = parcels.map(({ courier_package_nr }) => courier_package_nr).sort();
    const here = {
      state,
      balance,
      email: record.order.customer.email,
      parcels: listParcels(record.timeline)
        .map((parcel) => parcel.number)
        .sort(),
    };
    expect({ number, ...here }).toEqual({
      number,
      state: states[Number(there.order_status_id)],
      balance: Math.round(Number(there.payment_done) * 100),
      email: there.email,
      parcels: numbers,
    });
    const counts = Map.groupBy(await mails(order), (kind) => kind);
    const count = (kind: string) => counts.get(`order-${kind}`)?.length ?? 0;
    const once = ["confirmed", "paid", "dispatched", "ready", "completed"];
    for (const kind of once)
      expect(`${kind} ${Math.min(1, count(kind))}`).toBe(`${kind} ${count(kind)}`);
    expect(count("cancelled") - count("reopened")).toBe(state === "cancelled" ? 1 : 0);
    if (state !== "cancelled") live += 1;
  }
  expect(account.orders).toHaveLength(exported);
  expect(account.products.get(1001)!.stock.bl_206).toBe(stock - live);
  expect((await store.stock.readReserved()).get("1001") ?? 0).toBe(0);
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)]!;
}
