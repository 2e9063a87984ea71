import { isPickup } from "../../shop/order/status/order-timeline.ts";
import type { Order } from "../../shop/order/order.ts";
import { status, type OrdersWorld } from "./baselinker-orders.ts";
import type { FakeOrder } from "../fakes/baselinker/account.ts";
import type { BaselinkerFault } from "../fakes/baselinker/baselinker.ts";
import { refusal } from "../fakes/baselinker/limit.ts";
import { sampleDeliveries } from "../fixtures.ts";
import type { randomFrom } from "../random-from.ts";

export type Random = ReturnType<typeof randomFrom>;

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** A fault of BaseLinker; a blocked token is free again half a minute later. */
export function pickFault(now: number, random: Random): BaselinkerFault {
  return pick(["lost", "drop", "html502", "truncated", refusal(now + 30_000)], random);
}

export async function placeAny({ place }: OrdersWorld, random: Random): Promise<Order> {
  return place(random() < 0.3 ? { delivery: sampleDeliveries.pickup } : {});
}

/** What an owner may do with an order in BaseLinker or with a command of the shop. */
export async function actAnywhere(order: Order, world: OrdersWorld, random: Random): Promise<void> {
  const there = findThere(order, world);
  if (there && random() < 0.5) actThere(order, there, world, random);
  else await actHere(order, world, random);
}

export function findThere({ id }: Order, { account }: OrdersWorld): FakeOrder | undefined {
  return account.orders.find(({ extra_field_1: mark }) => String(mark).endsWith(` ${id}`));
}

const refund = 10_00;

function actThere(
  order: Order,
  there: FakeOrder,
  { panel, account }: OrdersWorld,
  random: Random,
): void {
  const sent = isPickup(order) ? status.ready : status.sent;
  const next: Record<number, number[]> = {
    [status.initial]: [status.confirmed, status.confirmed, sent, status.cancelled],
    [status.confirmed]: [sent, sent, status.cancelled],
    [sent]: [status.done, status.done, status.cancelled],
    [status.cancelled]: [status.confirmed, sent],
  };
  const { order_id: id } = there;
  const own = account.packages.filter((each) => each.order_id === id);
  const paid = Number(there.payment_done);
  const isInvoiced = [...account.invoices.values()].some(({ order_id }) => order_id === id);
  if (!isInvoiced && random() < 0.2) panel.issueInvoice(id, `FV ${id}`);
  const chance = random();
  if (chance < 0.45) {
    const following = next[Number(there.order_status_id)];
    if (following) panel.setStatus(id, pick(following, random));
  } else if (chance < 0.65) panel.book(id, order.total / 100);
  else if (chance < 0.75) panel.book(id, Math.max(0, paid - refund / 100));
  else if (isPickup(order)) return;
  else if (chance < 0.87 && own.length < 2)
    panel.addPackage(id, { courier_package_nr: `P${id}X${own.length}` });
  else if (own.length > 0 && Number(there.order_status_id) === status.sent)
    panel.trackPackage(pick(own, random).package_id, pick([11, 8, 5], random));
}

async function actHere(order: Order, world: OrdersWorld, random: Random): Promise<void> {
  const { number, id } = order;
  const { command, reopen, edit } = world;
  const chance = random();
  if (chance < 0.3) await command(number, { kind: "confirm" });
  else if (chance < 0.42) await command(number, { kind: "pay" });
  else if (chance < 0.52) await world.refund(number, refund);
  else if (chance < 0.64) {
    if (isPickup(order)) await command(number, { kind: "ready" }, true);
    else
      await command(number, { kind: "dispatch", carrier: "dpd", trackingNumber: `S-${id}` }, true);
  } else if (chance < 0.74) await command(number, { kind: "complete" });
  else if (chance < 0.83)
    await command(number, { kind: "cancel", reason: "Klient zrezygnował" }, true);
  else if (chance < 0.91) await reopen(number);
  else await edit(number, { email: `a${Math.floor(random() * 1e6)}@poczta.pl` });
}
