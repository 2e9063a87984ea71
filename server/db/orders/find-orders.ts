import type { Kysely } from "kysely";
import type { Order, OrderLine } from "../../../shop/order/order.ts";
import { chunks } from "../chunk.ts";
import { lineOf, orderOf } from "./order-rows.ts";
import type { Tables } from "../schema.ts";

type Column = "id" | "key" | "number";

export async function findOrder(db: Kysely<Tables>, column: Column, value: string) {
  return (await findOrders(db, column, [value]))[0];
}

export async function findOrders(
  db: Kysely<Tables>,
  column: Column,
  values: readonly string[],
): Promise<Order[]> {
  const rows = await db.selectFrom("orders").selectAll().where(column, "in", values).execute();
  const linesOf = await readLines(db, rows);
  return rows.map((row) => orderOf(row, linesOf(row.id)));
}

export async function readLines(db: Kysely<Tables>, orders: readonly { id: string }[]) {
  const lines: Tables["order_lines"][] = [];
  for (const chunk of chunks(orders)) {
    const ids = chunk.map(({ id }) => id);
    const found = db.selectFrom("order_lines").selectAll().where("order_id", "in", ids);
    lines.push(...(await found.orderBy("position").execute()));
  }
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return (id: string): OrderLine[] => (byOrder.get(id) ?? []).map(lineOf);
}
