import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, inject, it, onTestFinished } from "vitest";
import type { Order } from "../../shop/order/order.ts";
import { minute, openOrdersWorld, type OrdersWorld } from "./baselinker-orders.ts";
import { childEnv } from "../programs/child-env.ts";
import { randomFrom } from "../random-from.ts";
import { actAnywhere, pick, pickFault, placeAny } from "./actions.ts";
import { expectSame, settle } from "./compare-sides.ts";
import { createFastClock, type ClockSetting } from "./fast-clock.ts";

/** `ORDERS=200` runs ten simulated minutes, `SEED=1` another run; the small one takes seconds. */
const orderCount = Number(process.env.ORDERS ?? 8);
const seed = Number(process.env.SEED ?? 1);
const isLarge = orderCount > 50;
const simulatedMs = isLarge ? 10 * minute : 3 * minute;
/** Fast enough, and slow enough for calls to arrive in the minute that they were counted in. */
const speed = isLarge ? 2 : 30;
/** On PostgreSQL the jobs run in two processes at once. */
const processCount = inject("postgres") === "" ? 1 : 2;
const script = fileURLToPath(new URL("./order-process.ts", import.meta.url));

it("both sides end the same although processes are killed at any moment", async () => {
  const setting = { begin: Date.UTC(2026, 10, 20, 8), startedAt: Date.now(), speed };
  const clock = createFastClock(setting);
  const world = await openOrdersWorld({ stock: 10_000, clock });
  const random = randomFrom(seed * 7919);
  const { baselinker, account } = world;
  account.orderJournal = seed % 2 === 0 ? [] : undefined;
  baselinker.faultFor = () => (random() < 0.1 ? pickFault(clock.now, random) : undefined);
  const shops = Array.from({ length: processCount }, () => openProcess(world, setting));
  await Promise.all(shops.map(({ start }) => start()));
  const orders: Order[] = [];
  const begin = clock.now;
  let kills = 0;
  for (let nextKill = 0; clock.now < begin + simulatedMs || orders.length < orderCount;) {
    const due = 1 + (orderCount * (clock.now - begin)) / (simulatedMs / 2);
    while (orders.length < Math.min(orderCount, Math.floor(due)))
      orders.push(await placeAny(world, random));
    await actAnywhere(pick(orders, random), world, random);
    if (clock.now > nextKill) {
      await pick(shops, random).restart();
      kills += 1;
      nextKill = clock.now + random() * minute;
    }
    await pause((simulatedMs / speed / orderCount / 4) * random());
  }
  await Promise.all(shops.map(({ kill }) => kill()));
  baselinker.failWith(undefined);
  clock.stop();
  await settle(orders, world);
  await expectSame(orders, world);
  expect(baselinker.busiestMinute()).toBeLessThanOrEqual(60);
  expect([orders.length, kills > 1]).toEqual([orderCount, true]);
  if (isLarge)
    console.info(
      `seed ${seed}: ${kills} kills, ${baselinker.journal.length} calls, busiest minute ${baselinker.busiestMinute()}`,
    );
}, 1_200_000);

/** A shop's process that shares database and BaseLinker. */
function openProcess({ database, baselinker, db }: OrdersWorld, clock: ClockSetting) {
  let running = { kill: async (): Promise<void> => undefined };
  async function start(): Promise<void> {
    const workerId = randomUUID();
    const { url, token } = baselinker;
    const child = spawn(
      process.execPath,
      [script, JSON.stringify({ url, token, workerId, clock })],
      { env: { ...childEnv, ...database }, stdio: ["ignore", "pipe", "inherit"] },
    );
    const exited = once(child, "exit");
    running = {
      async kill() {
        child.kill("SIGKILL");
        await exited;
        // Others need not wait until they end.
        const jobs = db.updateTable("jobs").set({ leased_until: 0 });
        await jobs.where("leased_by", "=", workerId).execute();
      },
    };
    await once(child.stdout, "data");
  }
  onTestFinished(() => running.kill());
  return {
    start,
    kill: () => running.kill(),
    async restart(): Promise<void> {
      await running.kill();
      await start();
    },
  };
}
