import { sql } from "kysely";
import type { InventoryProduct } from "../../catalogue/inventory.ts";
import type { Database } from "../../schema.ts";
import { reservedLines } from "./stock-reservations.ts";

/**
 * Lines that were ordered before the shop knew what is in a bundle, or in an earlier version, reserve
 * its parts from now on. Call in the transaction that saves a sync.
 */
export async function reserveParts(db: Database): Promise<void> {
  const ordered = reservedLines(db).select("product_id").where("parts", "is", null);
  const sets = await db
    .selectFrom("catalogue_products")
    .select(["id", "product"])
    .where("id", "in", ordered)
    .where("product", "like", sql.lit('%"bundle":[{%'))
    .execute();
  for (const { id, product } of sets) {
    const { bundle } = JSON.parse(product) as InventoryProduct;
    const lines = db.updateTable("order_lines").set({ parts: JSON.stringify(bundle) });
    await lines
      .where("product_id", "=", id)
      .where("parts", "is", null)
      .where("stock_released_at", "is", null)
      .execute();
  }
}
