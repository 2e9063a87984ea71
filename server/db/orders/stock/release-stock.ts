import type { SelectQueryBuilder } from "kysely";
import { clockToleranceMs } from "../../../../shop/time/clock.ts";
import { isPostgres } from "../../dialect/postgres.ts";
import type { Database, Tables } from "../../schema.ts";

/** On one machine, whose clock may be corrected a little. */
const ownSkewMs = 5000;
/** Each machine may differ from PostgreSQL's clock. */
const maxSkewMs = 2 * clockToleranceMs;

/**
 * Call in the transaction that saves a sync begun at `begunAt`: its stock includes orders exported
 * by then, and those that the owner fulfilled by hand.
 */
export async function releaseStock(db: Database, begunAt: number, now: number): Promise<void> {
  const before = begunAt - (isPostgres(db) ? maxSkewMs : ownSkewMs);
  await releaseLines(db, now, (orders) =>
    orders.where(({ or, and, exists, not, eb, selectFrom }) => {
      const exportJob = selectFrom("jobs")
        .select("reference")
        .where("kind", "=", "order-export")
        .whereRef("reference", "=", "orders.id")
        .where("failed_at", "is", null);
      const byHand = eb(eb.fn.coalesce("dispatched_at", "completed_at"), "<", before);
      return or([eb("exported_at", "<", before), and([byHand, not(exists(exportJob))])]);
    }),
  );
}

export function releaseOrder(db: Database, id: string, now: number): Promise<void> {
  return releaseLines(db, now, (orders) => orders.where("orders.id", "=", id));
}

/** Reserves the stock of an order again, whoever has released it. */
export async function reserveOrder(db: Database, id: string): Promise<void> {
  const lines = db.updateTable("order_lines").set({ stock_released_at: null });
  await lines.where("order_id", "=", id).execute();
}

type OrderOfLine = SelectQueryBuilder<Tables, "orders" | "order_lines", object>;

export async function releaseLines(
  db: Database,
  now: number,
  whose: (orders: OrderOfLine) => OrderOfLine,
): Promise<void> {
  await db
    .updateTable("order_lines")
    .set({ stock_released_at: now })
    .where("stock_released_at", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        whose(selectFrom("orders").whereRef("orders.id", "=", "order_lines.order_id")).select(
          "orders.id",
        ),
      ),
    )
    .execute();
}
