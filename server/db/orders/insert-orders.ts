import type { Kysely } from "kysely";
import type { Order } from "../../../shop/order/order.ts";
import type { Mail } from "../jobs/email.ts";
import { findOrders } from "./find-orders.ts";
import { openShelf, type OwnStock, type ShortLine } from "./stock-reservations.ts";
import { lineRows, orderRow } from "./order-rows.ts";
import { mailRows } from "../jobs/outbox.ts";
import { locksRows } from "../dialect/postgres.ts";
import { createStatements, type Statements } from "../prepared-queries.ts";
import type { Tables } from "../schema.ts";
import { waitingRow } from "../jobs/order-export.ts";

export type OrderDraft = Omit<Order, "number">;

export type OrderMeans = {
  mailsFor: (order: Order) => readonly Mail[];
  ownStock: OwnStock | undefined;
  /** Whether the warehouse gets the order as well. */
  sentOn?: boolean;
};

type Wish = OrderMeans & { draft: OrderDraft };

/** Kept now or before; or there is too little of something by now, and nothing is kept. */
export type KeptOrder = { order: Order; repeated: boolean } | { short: ShortLine[] };

/** The two halves of a transaction that takes a batch of orders. */
export function createAcceptance() {
  const statements = createStatements();
  return {
    /**
     * Writes the counter to itself: from here to the commit no other process can take an order.
     * SQLite lets nobody else write in any case.
     */
    async lock(db: Kysely<Tables>): Promise<void> {
      if (locksRows(db)) await moveCounter(statements(db), 0);
    },
    write: (db: Kysely<Tables>, wishes: readonly Wish[]): Promise<KeptOrder[]> =>
      keepOrders(statements(db), wishes),
  };
}

async function keepOrders(own: Statements, wishes: readonly Wish[]): Promise<KeptOrder[]> {
  const orders = await findKnown(own, wishes);
  const fresh = new Map<string, Wish>();
  for (const wish of wishes) {
    const { key } = wish.draft;
    if (!orders.has(key) && !fresh.has(key)) fresh.set(key, wish);
  }
  const short = await findShort(own, [...fresh.values()]);
  const taken = [...fresh.values()].filter(({ draft }) => !short.has(draft.key));
  for (const order of await insertOrders(own, taken)) orders.set(order.key, order);
  return wishes.map((wish) => {
    const { key } = wish.draft;
    const order = orders.get(key);
    return order ? { order, repeated: fresh.get(key) !== wish } : { short: short.get(key)! };
  });
}

/** By key. Hardly ever is there one, so only the keys are asked for at first. */
async function findKnown(own: Statements, wishes: readonly Wish[]) {
  const keys = wishes.map(({ draft }) => draft.key);
  const rows = await own.select("known", keys, (some) =>
    own.db.selectFrom("orders").select("key").where("key", "in", some),
  );
  const known = rows.map(({ key }) => key);
  const orders = known.length > 0 ? await findOrders(own.db, "key", known) : [];
  return new Map(orders.map((order) => [order.key, order]));
}

/** By key, those that come too late for what is left. They all stand before one shelf. */
async function findShort(own: Statements, wishes: readonly Wish[]) {
  const wanted = wishes.map(({ draft: { key, lines } }) => {
    return { key, lines: lines.map(({ productId: id, quantity }) => ({ id, quantity })) };
  });
  const short = new Map<string, ShortLine[]>();
  const ids = new Set(wanted.flatMap(({ lines }) => lines.map(({ id }) => id)));
  if (ids.size === 0) return short;
  const shelf = await openShelf(own, [...ids], wishes[0]?.ownStock);
  for (const { key, lines } of wanted) {
    const missing = shelf.take(lines);
    if (missing.length > 0) short.set(key, missing);
  }
  return short;
}

async function insertOrders(own: Statements, wishes: readonly Wish[]): Promise<Order[]> {
  if (wishes.length === 0) return [];
  const last = await moveCounter(own, wishes.length);
  const first = last - wishes.length + 1;
  const orders = wishes.map(({ draft }, place) => ({ ...draft, number: `L-${first + place}` }));
  const mails = orders.flatMap((order, place) =>
    mailRows(wishes[place]!.mailsFor(order), order.acceptedAt, order.id),
  );
  const sentOn = orders.filter((_, place) => wishes[place]!.sentOn);
  await own.insert("orders", orders.map(orderRow));
  await own.insert("order_lines", orders.flatMap(lineRows));
  await own.insert("outbox", mails);
  await own.insert("warehouse_orders", sentOn.map(waitingRow));
  return orders;
}

/** Returns the number of the last order. */
async function moveCounter(own: Statements, by: number): Promise<number> {
  const name = "order_number";
  const [counter] = await own.run("counter", [by, name], () =>
    own.db
      .updateTable("counters")
      .set((row) => ({ value: row("value", "+", by) }))
      .where("name", "=", name)
      .returning("value"),
  );
  return counter!.value;
}
