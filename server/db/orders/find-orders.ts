import type { OrderRecord } from "../../../shop/order/status/order-timeline.ts";
import { chunks } from "../chunk.ts";
import { lineOf } from "./line-rows.ts";
import { orderOf, timelineOf } from "./order-rows.ts";
import type { Database, Tables } from "../schema.ts";

type Column = "id" | "key" | "number";

export async function findRecord(db: Database, column: Column, value: string) {
  return (await findRecords(db, column, [value]))[0];
}

export async function findRecords(db: Database, column: Column, values: readonly string[]) {
  const orders = db.selectFrom("orders").selectAll().where(column, "in", values);
  return withOrderLines(db, await orders.execute());
}

export async function withOrderLines(
  db: Database,
  orders: readonly Tables["orders"][],
): Promise<OrderRecord[]> {
  const lines: Tables["order_lines"][] = [];
  for (const chunk of chunks(orders)) {
    const ids = chunk.map(({ id }) => id);
    const found = db.selectFrom("order_lines").selectAll().where("order_id", "in", ids);
    lines.push(...(await found.orderBy("position").execute()));
  }
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return orders.map((row) => ({
    order: orderOf(row, (byOrder.get(row.id) ?? []).map(lineOf)),
    timeline: timelineOf(row),
  }));
}

/** Updates the order to itself, which locks it until the commit. */
export async function lockOrder(
  db: Database,
  column: "id" | "number",
  value: string,
): Promise<{ cancelled_at: number | null } | undefined> {
  return db
    .updateTable("orders")
    .set((order) => ({ key: order.ref("key") }))
    .where(column, "=", value)
    .returning("cancelled_at")
    .executeTakeFirst();
}
