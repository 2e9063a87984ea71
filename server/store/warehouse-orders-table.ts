import type { Kysely } from "kysely";
import { claimWarehouseOrder } from "./due-warehouse-orders.ts";
import type { Tables } from "./tables.ts";

/** One process has the order in its hands until its lease ends. */
type Holder = { id: string; owner: string; now: number };

export type OrderInWarehouse = {
  /** Its number there, once it is there. */
  keptAs: string | null;
  /** When it was set aside. */
  failedAt: number | null;
  /** Why the last attempt came to nothing. */
  reason: string | null;
};

export function warehouseOrdersTable(db: Kysely<Tables>) {
  return {
    claimWarehouseOrder: (owner: string, now: number, leaseMs: number) =>
      claimWarehouseOrder(db, owner, now, leaseMs),
    /** Prolongs the lease; false when it was lost. */
    holdWarehouseOrder: (holder: Holder, leaseMs: number): Promise<boolean> =>
      changed(heldBy(db, holder).set({ leased_until: holder.now + leaseMs })),
    /** Before the warehouse is asked to take it; false when it was lost or cancelled meanwhile. */
    askWarehouse: (holder: Holder): Promise<boolean> =>
      changed(
        heldBy(db, holder)
          .set({ asked_at: holder.now })
          .where("order_id", "in", (own) =>
            own.selectFrom("orders").select("id").where("cancelled_at", "is", null),
          ),
      ),
    /** Whoever learns it first: readings that begin from here on know of the order. */
    recordInWarehouse: (id: string, now: number, keptAs: string): Promise<boolean> =>
      changed(
        db
          .updateTable("warehouse_orders")
          .set({ kept_at: now, kept_as: keptAs, leased_until: 0, last_error: null })
          .where("order_id", "=", id)
          .where("kept_at", "is", null),
      ),
    /** Tried again from `dueAt` on. */
    putBackOrder: (holder: Holder, dueAt: number, attempts: number, reason: string) =>
      changed(
        heldBy(db, holder).set({ due_at: dueAt, leased_until: 0, attempts, last_error: reason }),
      ),
    /** The owner has to enter it. */
    setOrderAside: (holder: Holder, reason: string): Promise<boolean> =>
      changed(
        heldBy(db, holder).set({ failed_at: holder.now, leased_until: 0, last_error: reason }),
      ),
    /** Cancelled, and the warehouse never heard of it. */
    async dropWarehouseOrder(id: string): Promise<void> {
      await db.deleteFrom("warehouse_orders").where("order_id", "=", id).execute();
    },
    findInWarehouse: (id: string) => findInWarehouse(db, id),
    countWarehouseOrders: () => countWarehouseOrders(db),
  };
}

/** How the order fares on its way there; undefined for one that stays here. */
function findInWarehouse(db: Kysely<Tables>, id: string): Promise<OrderInWarehouse | undefined> {
  return db
    .selectFrom("warehouse_orders")
    .select(["kept_as as keptAs", "failed_at as failedAt", "last_error as reason"])
    .where("order_id", "=", id)
    .executeTakeFirst();
}

/** How many wait for the warehouse, and how many the owner has to enter. */
async function countWarehouseOrders(db: Kysely<Tables>) {
  const { all, setAside } = await db
    .selectFrom("warehouse_orders")
    .where("kept_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .select(({ fn }) => fn.count<number>("failed_at").as("setAside"))
    .executeTakeFirstOrThrow();
  return { waiting: all - setAside, setAside };
}

function heldBy(db: Kysely<Tables>, { id, owner, now }: Holder) {
  return db
    .updateTable("warehouse_orders")
    .where("order_id", "=", id)
    .where("leased_by", "=", owner)
    .where("leased_until", ">", now);
}

type Change = { executeTakeFirstOrThrow: () => Promise<{ numUpdatedRows: bigint }> };

async function changed(change: Change): Promise<boolean> {
  return (await change.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/** Call it in the transaction that accepts the orders. */
export async function queueForWarehouse(
  db: Kysely<Tables>,
  orders: readonly { id: string; acceptedAt: number }[],
): Promise<void> {
  const rows = orders.map(({ id, acceptedAt }) => ({
    order_id: id,
    due_at: acceptedAt,
    leased_by: "",
    leased_until: 0,
    attempts: 0,
  }));
  if (rows.length > 0) await db.insertInto("warehouse_orders").values(rows).execute();
}
