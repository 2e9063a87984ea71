import { sql, type ExpressionBuilder } from "kysely";
import { listStockUnits } from "../../../../shop/order/order.ts";
import { parseParts } from "../line-rows.ts";
import { releaseLines } from "./release-stock.ts";
import type { Database, Tables } from "../../schema.ts";

export function stockReservationsTable(db: Database) {
  return {
    /** Changes whenever a reservation is added, changed or released; cheap to read. */
    async reservationsVersion(): Promise<string> {
      const { value, reserved, sets } = await reservedLines(db)
        .select(({ fn, selectFrom }) => [
          fn.countAll<number>().as("reserved"),
          fn.count<number>("parts").as("sets"),
          selectFrom("counters").select("value").where("name", "=", "order_number").as("value"),
        ])
        .executeTakeFirstOrThrow();
      return `${value} ${reserved} ${sets}`;
    },
    readReserved: async () => sumReserved(await selectReserved(db).execute()),
    /** Releases reservations by age, where no sync does it. */
    releaseOld: (acceptedBefore: number, now: number): Promise<void> =>
      releaseLines(db, now, (orders) => orders.where("accepted_at", "<", acceptedBefore)),
  };
}

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

function selectReserved(db: Database) {
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
