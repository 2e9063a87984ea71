import type { Database } from "../schema.ts";

/**
 * Returns the ids of the products of which most pieces were sold since then, the best first. Of a
 * variant its product is counted. An order is a sale once it is confirmed or paid, and none when it
 * is cancelled.
 */
export async function findSoldProducts(
  db: Database,
  since: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .where("orders.accepted_at", ">=", since)
    .where("orders.cancelled_at", "is", null)
    .where((row) =>
      row.or([row("orders.confirmed_at", "is not", null), row("orders.paid_at", "is not", null)]),
    )
    .groupBy((row) => row.fn.coalesce("order_lines.parent_id", "order_lines.product_id"))
    .orderBy((row) => row.fn.sum("order_lines.quantity"), "desc")
    .select((row) => row.fn.coalesce("order_lines.parent_id", "order_lines.product_id").as("id"))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
