import { expect } from "vitest";
import type { Order } from "../../shop/order/order.ts";
import type { OrdersWorld } from "./baselinker-orders.ts";
import { findThere, pick, pickFault, type Random } from "./actions.ts";

/**
 * Edits lines of orders, splits, removes and merges them in BaseLinker, in spite of faults. Each
 * order concerned is told once, and none changes here.
 */
export async function actBeyond(
  orders: readonly Order[],
  world: OrdersWorld,
  random: Random,
): Promise<number> {
  const { panel, baselinker, clock, run, mails, timeline } = world;
  const there = orders.filter((order) => findThere(order, world));
  const read = async (each: Order) => JSON.stringify(await timeline(each));
  const before = await Promise.all(there.map(read));
  const counts = await Promise.all(there.map(countTold));
  const concerned = new Set<Order>();
  const acts: ((id: number, other: number) => unknown)[] = [
    (id) => panel.editLine(id, 0, { quantity: 2 }),
    (id) => panel.split(id),
    (id) => panel.remove(id),
    (id, other) => panel.merge(other, id),
  ];
  for (let index = 0; index + 1 < there.length; index += 2) {
    const [order, other] = [there[index]!, there[index + 1]!];
    const act = index / 2 < acts.length ? acts[index / 2]! : pick(acts, random);
    act(findThere(order, world)!.order_id, findThere(other, world)!.order_id);
    concerned.add(order);
    if (act === acts[3]) concerned.add(other);
    baselinker.failWith(random() < 0.3 ? pickFault(clock.now, random) : undefined);
    if (index % 20 === 0) await run(1);
  }
  baselinker.failWith(undefined);
  await run(15 + there.length / 10);
  // They are read once more where the journal is on.
  for (const order of there) {
    const found = findThere(order, world);
    if (found) panel.edit(found.order_id, {});
  }
  await run(3 + there.length / 15);
  expect(await Promise.all(there.map(read))).toEqual(before);
  const told = await Promise.all(there.map(countTold));
  const news = there.map((each, index) => [each.number, told[index]! - counts[index]!]);
  expect(news).toEqual(there.map((each) => [each.number, concerned.has(each) ? 1 : 0]));
  return concerned.size;

  async function countTold(order: Order): Promise<number> {
    return (await mails(order)).filter((kind) => kind === "order-differs").length;
  }
}
