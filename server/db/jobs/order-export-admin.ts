import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

/** The state of an order's export to BaseLinker. */
export type OrderExport = {
  /** Its number in BaseLinker once exported. */
  keptAs: string | null;
  /** Set when BaseLinker may have the order already. */
  askedAt: number | null;
  /** When it failed for good. */
  failedAt: number | null;
  /** Error of the last attempt. */
  reason: string | null;
};

/** What the owner sees of exports and can change. */
export function orderExportAdminTable(db: Kysely<Tables>) {
  return {
    findOrderExport: (id: string) => findOrderExport(db, id),
    countOrderExports: () => countOrderExports(db),
    /**
     * Returns the numbers of failed exports, and since when the oldest other one has been waiting.
     */
    orderExportHealth: () => orderExportHealth(db),
    /** Resets the attempts of a failed export; without an id, of every one. */
    async retryOrderExports(id: string | undefined, now: number): Promise<number> {
      const { numUpdatedRows } = await resetAttempts(db, now)
        .$if(id !== undefined, (query) => query.where("order_id", "=", id!))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    /** Records that the owner entered a failed order by hand; false if it had not failed. */
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
 * Call in the transaction that cancels an order: BaseLinker may have a failed export after all, so
 * it is looked up once more.
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
