import type { Order } from "../../../shop/order/order.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { chunks } from "../chunk.ts";
import { findFacts } from "../payments/payment-facts.ts";
import { lineOf } from "./line-rows.ts";
import { orderOf, timelineOf } from "./order-rows.ts";
import type { Database, Tables } from "../schema.ts";

type Column = "id" | "key" | "number";
type OrderRow = Tables["orders"];

export async function findOrder(db: Database, column: Column, value: string) {
  return (await findOrders(db, column, [value]))[0];
}

/** Reads no payment facts: whoever places or mails an order asks for no more. */
export async function findOrders(db: Database, column: Column, values: readonly string[]) {
  return toOrders(db, await findRows(db, column, values));
}

export async function findRecord(db: Database, column: Column, value: string) {
  return (await findRecords(db, column, [value]))[0];
}

export async function findRecords(db: Database, column: Column, values: readonly string[]) {
  return toRecords(db, await findRows(db, column, values));
}

function findRows(db: Database, column: Column, values: readonly string[]): Promise<OrderRow[]> {
  return db.selectFrom("orders").selectAll().where(column, "in", values).execute();
}

export async function toRecords(
  db: Database,
  rows: readonly OrderRow[],
): Promise<OrderWithFacts[]> {
  const orders = await toOrders(db, rows);
  const facts = await findFacts(db, rows);
  return rows.map((row, index) => ({
    order: orders[index]!,
    timeline: timelineOf(row),
    facts: facts.get(row.id) ?? [],
  }));
}

async function toOrders(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  const lines: Tables["order_lines"][] = [];
  for (const chunk of chunks(rows)) {
    const ids = chunk.map(({ id }) => id);
    const found = db.selectFrom("order_lines").selectAll().where("order_id", "in", ids);
    lines.push(...(await found.orderBy("position").execute()));
  }
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => orderOf(row, (byOrder.get(row.id) ?? []).map(lineOf)));
}

/** Updates the order to itself, which locks it until the commit. */
export async function lockOrder(
  db: Database,
  column: "id" | "number",
  value: string,
): Promise<{ external_id: string | null } | undefined> {
  return db
    .updateTable("orders")
    .set((order) => ({ key: order.ref("key") }))
    .where(column, "=", value)
    .returning("external_id")
    .executeTakeFirst();
}
