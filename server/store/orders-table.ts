import type { Kysely } from "kysely";
import type { Order, OrderLine } from "../../shop/order.ts";
import type { Mail } from "../mail.ts";
import { createGroupCommit } from "./group-commit.ts";
import { openShelf, type OwnStock, type ShortLine } from "./held-stock-table.ts";
import { inParts } from "./in-parts.ts";
import { lineOf, lineRows, orderOf, orderRow } from "./order-rows.ts";
import { insertMails, mailRows } from "./outbox-table.ts";
import type { Tables } from "./tables.ts";
import { queueForWarehouse } from "./warehouse-orders-table.ts";

export type OrderDraft = Omit<Order, "number">;

type OrderMeans = {
  mailsFor: (order: Order) => readonly Mail[];
  ownStock: OwnStock | undefined;
  /** Whether the warehouse gets the order as well. */
  sentOn?: boolean;
};

type Wish = OrderMeans & { draft: OrderDraft };

/** Kept now or before; or there is too little of something by now, and nothing is kept. */
export type KeptOrder = { order: Order; repeated: boolean } | { short: ShortLine[] };

export function ordersTable(db: Kysely<Tables>) {
  const keepOrder = createGroupCommit(db, { lock: lockNumbers, write: keepOrders });
  return {
    /** Keeps the order and its mails, or finds the one that its key made before. */
    acceptOrder: (draft: OrderDraft, means: OrderMeans): Promise<KeptOrder> =>
      keepOrder({ draft, ...means }),
    findOrder: (id: string) => findOrder(db, "id", id),
    findOrderByKey: (key: string) => findOrder(db, "key", key),
    findOrderByNumber: (number: string) => findOrder(db, "number", number),
  };
}

/** Writes the counter to itself: from here to the commit no other process can take an order. */
async function lockNumbers(db: Kysely<Tables>): Promise<void> {
  await moveCounter(db, 0);
}

async function keepOrders(db: Kysely<Tables>, wishes: readonly Wish[]): Promise<KeptOrder[]> {
  const keys = wishes.map(({ draft }) => draft.key);
  const known = await findOrders(db, "key", keys);
  const orders = new Map(known.map((order) => [order.key, order]));
  const fresh = new Map<string, Wish>();
  for (const wish of wishes) {
    const { key } = wish.draft;
    if (!orders.has(key) && !fresh.has(key)) fresh.set(key, wish);
  }
  const short = await findShort(db, [...fresh.values()]);
  const taken = [...fresh.values()].filter(({ draft }) => !short.has(draft.key));
  for (const order of await insertOrders(db, taken)) orders.set(order.key, order);
  return wishes.map((wish) => {
    const { key } = wish.draft;
    const order = orders.get(key);
    return order ? { order, repeated: fresh.get(key) !== wish } : { short: short.get(key)! };
  });
}

/** By key, those that come too late for what is left. They all stand before one shelf. */
async function findShort(db: Kysely<Tables>, wishes: readonly Wish[]) {
  const wanted = wishes.map(({ draft: { key, lines } }) => {
    return { key, lines: lines.map(({ productId: id, quantity }) => ({ id, quantity })) };
  });
  const short = new Map<string, ShortLine[]>();
  const ids = new Set(wanted.flatMap(({ lines }) => lines.map(({ id }) => id)));
  if (ids.size === 0) return short;
  const shelf = await openShelf(db, [...ids], wishes[0]?.ownStock);
  for (const { key, lines } of wanted) {
    const missing = shelf.take(lines);
    if (missing.length > 0) short.set(key, missing);
  }
  return short;
}

async function insertOrders(db: Kysely<Tables>, wishes: readonly Wish[]): Promise<Order[]> {
  if (wishes.length === 0) return [];
  const last = await moveCounter(db, wishes.length);
  const first = last - wishes.length + 1;
  const orders = wishes.map(({ draft }, place) => ({ ...draft, number: `L-${first + place}` }));
  const mails = orders.flatMap((order, place) =>
    mailRows(wishes[place]!.mailsFor(order), order.acceptedAt, order.id),
  );
  for (const part of inParts(orders.map(orderRow)))
    await db.insertInto("orders").values(part).execute();
  for (const part of inParts(orders.flatMap(lineRows)))
    await db.insertInto("order_lines").values(part).execute();
  await insertMails(db, mails);
  await queueForWarehouse(
    db,
    orders.filter((_, place) => wishes[place]!.sentOn),
  );
  return orders;
}

/** Returns the number of the last order. */
async function moveCounter(db: Kysely<Tables>, by: number): Promise<number> {
  const { value } = await db
    .updateTable("counters")
    .set((counter) => ({ value: counter("value", "+", by) }))
    .where("name", "=", "order_number")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

type Column = "id" | "key" | "number";

async function findOrder(db: Kysely<Tables>, column: Column, value: string) {
  return (await findOrders(db, column, [value]))[0];
}

async function findOrders(
  db: Kysely<Tables>,
  column: Column,
  values: readonly string[],
): Promise<Order[]> {
  const rows = await db.selectFrom("orders").selectAll().where(column, "in", values).execute();
  const linesOf = await readLines(db, rows);
  return rows.map((row) => orderOf(row, linesOf(row.id)));
}

/** The lines of each of these orders, as they were ordered. */
export async function readLines(db: Kysely<Tables>, orders: readonly { id: string }[]) {
  const lines: Tables["order_lines"][] = [];
  for (const part of inParts(orders)) {
    const ids = part.map(({ id }) => id);
    const found = db.selectFrom("order_lines").selectAll().where("order_id", "in", ids);
    lines.push(...(await found.orderBy("position").execute()));
  }
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return (id: string): OrderLine[] => (byOrder.get(id) ?? []).map(lineOf);
}
