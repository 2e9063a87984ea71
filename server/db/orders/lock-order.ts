import type { Database } from "../schema.ts";

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
