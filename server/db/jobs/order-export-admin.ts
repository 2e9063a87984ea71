import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/** How an order fares on its way into the warehouse. */
export type OrderExport = {
  /** Its number there, once it is there. */
  keptAs: string | null;
  /** Set when the warehouse may have it already. */
  askedAt: number | null;
  /** When it was set aside. */
  failedAt: number | null;
  /** Why the last attempt came to nothing. */
  reason: string | null;
};

/** What the owner sees of the orders on their way into the warehouse, and may ask of them. */
export function orderExportAdminTable(db: Kysely<Tables>) {
  return {
    /** Undefined for an order that stays here. */
    findOrderExport: (id: string) => findOrderExport(db, id),
    countOrderExports: () => countOrderExports(db),
    /** The numbers of those that were set aside, and since when the oldest of the others waits. */
    orderExportHealth: () => orderExportHealth(db),
    /** An order that was set aside gets all its attempts anew; without an id, every one. */
    async retryOrderExports(id: string | undefined, now: number): Promise<number> {
      const { numUpdatedRows } = await resetAttempts(db, now)
        .$if(id !== undefined, (query) => query.where("order_id", "=", id!))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    /** The owner entered what was set aside; false when it was not. */
    async recordManualEntry(id: string, now: number, keptAs: string): Promise<boolean> {
      const { numUpdatedRows } = await failedExports(db)
        .set({ kept_at: now, kept_as: keptAs, failed_at: null, last_error: null })
        .where("order_id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/**
 * Call it in the transaction that cancels an order: what was set aside is looked at once more, for
 * the warehouse may have it all the same, and the owner need not enter it any longer.
 */
export async function requeueFailedExport(
  db: Kysely<Tables>,
  id: string,
  now: number,
): Promise<void> {
  await resetAttempts(db, now).where("order_id", "=", id).execute();
}

function resetAttempts(db: Kysely<Tables>, now: number) {
  return failedExports(db).set({ attempts: 0, due_at: now, failed_at: null, last_error: null });
}

function failedExports(db: Kysely<Tables>) {
  return db
    .updateTable("warehouse_orders")
    .where("failed_at", "is not", null)
    .where("kept_at", "is", null);
}

function findOrderExport(db: Kysely<Tables>, id: string): Promise<OrderExport | undefined> {
  return db
    .selectFrom("warehouse_orders")
    .select(["kept_as as keptAs", "asked_at as askedAt", "failed_at as failedAt"])
    .select("last_error as reason")
    .where("order_id", "=", id)
    .executeTakeFirst();
}

/** How many wait for the warehouse, and how many the owner has to enter. */
async function countOrderExports(db: Kysely<Tables>) {
  const { all, setAside: aside } = await db
    .selectFrom("warehouse_orders")
    .where("kept_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .select(({ fn }) => fn.count<number>("failed_at").as("setAside"))
    .executeTakeFirstOrThrow();
  return { waiting: all - aside, setAside: aside };
}

async function orderExportHealth(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("warehouse_orders")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["number", "accepted_at", "failed_at"])
    .where("kept_at", "is", null)
    .orderBy("accepted_at")
    .execute();
  return {
    setAside: rows.filter((row) => row.failed_at !== null).map(({ number }) => number),
    waitingSince: rows.find((row) => row.failed_at === null)?.accepted_at,
  };
}
