import type { Kysely } from "kysely";
import { locksRows } from "../dialect/postgres.ts";
import type { Tables } from "../schema.ts";

/** An order leased for export by one process. */
export type ClaimedExport = {
  id: string;
  attempts: number;
  askedAt: number | null;
  cancelledAt: number | null;
};

export async function claimOrderExport(
  db: Kysely<Tables>,
  workerId: string,
  now: number,
  leaseMs: number,
): Promise<ClaimedExport | undefined> {
  return (
    db
      // As a CTE: inside the condition PostgreSQL would lock other rows than it updates.
      .with("due", () =>
        dueExports(db, now)
          .select("order_id")
          .where("leased_until", "<=", now)
          .orderBy("due_at")
          .limit(1)
          .$if(locksRows(db), (due) => due.forUpdate().skipLocked()),
      )
      .updateTable("warehouse_orders")
      .set({ leased_by: workerId, leased_until: now + leaseMs })
      .where("order_id", "in", (eb) => eb.selectFrom("due").select("due.order_id"))
      .where("leased_until", "<=", now)
      .where("kept_at", "is", null)
      .returning(["order_id as id", "attempts", "asked_at as askedAt"])
      .returning((eb) =>
        eb
          .selectFrom("orders")
          .whereRef("orders.id", "=", "warehouse_orders.order_id")
          .select("cancelled_at")
          .as("cancelledAt"),
      )
      .executeTakeFirst()
  );
}

function dueExports(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom("warehouse_orders")
    .where("kept_at", "is", null)
    .where("failed_at", "is", null)
    .where("due_at", "<=", now);
}

export async function countDueExports(db: Kysely<Tables>, now: number): Promise<number> {
  const { count } = await dueExports(db, now)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
