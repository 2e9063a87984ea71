import { sql, type ExpressionBuilder } from "kysely";
import { listStockUnits } from "../../../../shop/order/order.ts";
import type { Database, Tables } from "../../schema.ts";
import { parseParts } from "../line-rows.ts";

export type Stock = ReadonlyMap<string, number>;

type ReservedRow = { id: string; parts: string | null; reserved: number | string | null };

/** Pieces by id: the line of a bundle reserves its parts. */
export function sumReserved(rows: readonly ReservedRow[]): Map<string, number> {
  const reserved = new Map<string, number>();
  for (const { id: productId, parts, reserved: count } of rows) {
    const units = listStockUnits({
      productId,
      ...(parts !== null && { parts: parseParts(parts) }),
    });
    for (const { id, quantity } of units)
      reserved.set(id, (reserved.get(id) ?? 0) + quantity * Number(count));
  }
  return reserved;
}

export function reservedLines(db: Pick<ExpressionBuilder<Tables, never>, "selectFrom">) {
  return db.selectFrom("order_lines").where("stock_released_at", "is", null);
}

export function selectReserved(db: Database) {
  return reservedLines(db)
    .select(["product_id as id", sql<string>`''`.as("product"), "parts"])
    .select(({ fn }) => fn.sum<number | null>("quantity").as("reserved"))
    .groupBy(["product_id", "parts"]);
}

/** What lines of these ids and all those of bundles reserve, among whose parts they may be. */
export function selectReservedOf(db: Database, ids: readonly string[]) {
  return selectReserved(db)
    .where("parts", "is", null)
    .where("product_id", "in", ids)
    .unionAll(selectReserved(db).where("parts", "is not", null));
}
