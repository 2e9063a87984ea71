import type { Insertable } from "kysely";
import type { Order } from "../../../shop/order/order.ts";
import type { Mail } from "../emails/email.ts";
import { findRecords } from "./find-orders.ts";
import { openAvailableStock, type LocalStock, type StockShortage } from "./stock-reservations.ts";
import { lineRows, orderRow } from "./order-rows.ts";
import { emailRow } from "../emails/emails.ts";
import { jobRow, type QueuedJob } from "../jobs/queue.ts";
import { chunks } from "../chunk.ts";
import type { Database, Tables } from "../schema.ts";

export type OrderDraft = Omit<Order, "number">;

export type OrderOptions = {
  mailsFor: (order: Order) => readonly Mail[];
  localStock: LocalStock | undefined;
  /** Whether the order is exported to BaseLinker. */
  exported?: boolean;
  /** Further jobs that follow from the order. */
  jobsFor?: (order: Order) => readonly QueuedJob[];
};

type OrderInsert = OrderOptions & { draft: OrderDraft };

/** Inserted, already existed, or out of stock. */
export type InsertedOrder = { order: Order; repeated: boolean } | { shortages: StockShortage[] };

/** The two steps of a transaction that inserts a batch of orders. */
export const orderInsertion = {
  /** Locks the counter row until the commit. */
  lock: async (db: Database): Promise<void> => void (await advanceCounter(db, 0)),
  write: insertOrRepeat,
};

async function insertOrRepeat(db: Database, requests: readonly OrderInsert[]) {
  const orders = await findKnown(db, requests);
  const firstByKey = new Map<string, OrderInsert>();
  for (const request of requests) {
    const { key } = request.draft;
    if (!orders.has(key) && !firstByKey.has(key)) firstByKey.set(key, request);
  }
  const shortages = await findShortages(db, [...firstByKey.values()]);
  const accepted = [...firstByKey.values()].filter(({ draft }) => !shortages.has(draft.key));
  for (const order of await insertOrders(db, accepted)) orders.set(order.key, order);
  return requests.map((request) => {
    const { key } = request.draft;
    const order = orders.get(key);
    return order
      ? { order, repeated: firstByKey.get(key) !== request }
      : { shortages: shortages.get(key)! };
  });
}

/** By key. A repeated key is rare, so only the keys are selected first. */
async function findKnown(db: Database, requests: readonly OrderInsert[]) {
  const keys = requests.map(({ draft }) => draft.key);
  const rows = await db.selectFrom("orders").select("key").where("key", "in", keys).execute();
  const knownKeys = rows.map(({ key }) => key);
  const records = knownKeys.length > 0 ? await findRecords(db, "key", knownKeys) : [];
  return new Map(records.map(({ order }) => [order.key, order]));
}

/** Returns shortages by key. The requests compete for the same stock, in order. */
async function findShortages(db: Database, requests: readonly OrderInsert[]) {
  const shortages = new Map<string, StockShortage[]>();
  const ids = new Set(requests.flatMap(({ draft }) => draft.lines.map((line) => line.productId)));
  if (ids.size === 0) return shortages;
  const available = await openAvailableStock(db, [...ids], requests[0]?.localStock);
  for (const { draft } of requests) {
    const shortage = available.reserve(draft.lines);
    if (shortage.length > 0) shortages.set(draft.key, shortage);
  }
  return shortages;
}

async function insertOrders(db: Database, requests: readonly OrderInsert[]): Promise<Order[]> {
  if (requests.length === 0) return [];
  const last = await advanceCounter(db, requests.length);
  const first = last - requests.length + 1;
  const orders = requests.map(({ draft }, index) => ({ ...draft, number: `L-${first + index}` }));
  const queued = orders.map((order, index) => queuedRows(order, requests[index]!));
  await insertRows(db, "orders", orders.map(orderRow));
  await insertRows(db, "order_lines", orders.flatMap(lineRows));
  const emails = queued.flatMap((rows) => rows.emails);
  await insertRows(db, "emails", emails);
  const jobs = queued.flatMap((rows) => rows.jobs);
  await insertRows(db, "jobs", jobs);
  return orders;
}

function queuedRows(order: Order, { mailsFor, exported, jobsFor = () => [] }: OrderInsert) {
  const { id: orderId, acceptedAt } = order;
  const emails = mailsFor(order).map((mail) => emailRow(mail, orderId));
  const jobs = emails.map(({ id }) => jobRow("email", id, acceptedAt));
  if (exported) jobs.push(jobRow("order-export", orderId, acceptedAt));
  for (const { kind, reference, runAt } of jobsFor(order))
    jobs.push(jobRow(kind, reference, acceptedAt, runAt));
  return { emails, jobs };
}

async function insertRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const chunk of chunks(rows)) await db.insertInto(table).values(chunk).execute();
}

/** Returns the last number of the batch. */
async function advanceCounter(db: Database, by: number): Promise<number> {
  const { value } = await db
    .updateTable("counters")
    .set((row) => ({ value: row("value", "+", by) }))
    .where("name", "=", "order_number")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
