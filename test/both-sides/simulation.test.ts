import { expect, it } from "vitest";
import { minute, openOrdersWorld, type OrdersWorld } from "./baselinker-orders.ts";
import { randomFrom } from "../random-from.ts";
import { expireLeases, openTemporaryStore } from "../temporary-store.ts";
import type { Order } from "../../shop/order/order.ts";
import { actBeyond } from "./act-beyond.ts";
import { actAnywhere, pick, pickFault, placeAny, type Random } from "./actions.ts";
import { expectSame, settle } from "./compare-sides.ts";

/** `ORDERS=200` runs the large one, `SEED=1` another one. */
const orderCount = Number(process.env.ORDERS ?? 10);
const seedShift = Number(process.env.SEED ?? 0);
const simulatedMs = 10 * minute;
const tickMs = 10_000;

/** `late`: the shop stands still for three days, longer than the journal goes back. */
type Journal = "off" | "on" | "later" | "late";

const journals: [Journal, number][] = [
  ["off", 1],
  ["on", 2],
  ["later", 3],
  ["late", 4],
];

it.each(journals)(
  "both sides end the same whatever is done to orders, the journal %s",
  async (journal, seed) => {
    const random = randomFrom(seed * 7919 + seedShift * 104_729);
    const aheadMs = Math.round((random() - 0.5) * 4 * minute);
    const world = await openOrdersWorld({ stock: 10_000, aheadMs });
    const { clock, baselinker, account } = world;
    baselinker.mixedTypes = journal === "on";
    if (journal === "on" || journal === "late") account.orderJournal = [];
    account.deliverLogs = (logs) => [...logs, ...logs].sort(() => random() - 0.5);
    const second = await openTemporaryStore(world.database);
    const stores = [world.store, second.store];
    const orders: Order[] = [];
    const workers = stores.map((store) => world.openWorker(store));
    const begin = clock.now;
    const end = begin + simulatedMs;
    for (let tick = 0; clock.now < end || orders.length < orderCount; tick += 1) {
      const part = (clock.now - begin + tickMs) / (simulatedMs / 2);
      const due = Math.ceil(orderCount * Math.min(1, part));
      while (orders.length < due) orders.push(await placeAny(world, random));
      if (journal === "later" && tick === 20) account.orderJournal = [];
      for (let action = 0; action < Math.max(1, orderCount / 20); action += 1)
        await actAnywhere(pick(orders, random), world, random);
      const fault = random() < 0.2 ? pickFault(clock.now, random) : undefined;
      baselinker.failWith(fault);
      const worker = pick(workers, random);
      const dying = random() < 0.1 ? killSoon(world, stores, random) : Promise.resolve();
      if (journal !== "late" || tick < 20) await Promise.all([worker.runDueJobs(), dying]);
      await world.idle();
      await expireLeases(world.db);
      clock.now += tickMs;
    }
    baselinker.failWith(undefined);
    if (journal === "late") clock.now += 3 * 24 * 60 * minute;
    await settle(orders, world);
    await expectSame(orders, world);
    const beyond = await actBeyond(orders, world, random);
    expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
    if (process.env.ORDERS) console.info(beyond, describeRun(world, orders.length, journal));
  },
  600_000,
);

function describeRun({ baselinker, clock }: OrdersWorld, orders: number, journal: Journal): string {
  const calls = Map.groupBy(baselinker.journal, ({ method }) => method);
  const counts = [...calls].map(([method, { length }]) => `${method} ${length}`).join(", ");
  return `${orders} orders, journal ${journal}: busiest minute ${baselinker.busiestMinute()}, ${counts}, ends ${new Date(clock.now).toISOString()}`;
}

/** A process that dies in the middle: no reply reaches it and it writes nothing any more. */
async function killSoon(
  world: OrdersWorld,
  stores: OrdersWorld["store"][],
  random: Random,
): Promise<void> {
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
