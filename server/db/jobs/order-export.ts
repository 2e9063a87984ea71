import type { Kysely } from "kysely";
import type { Mail } from "./email.ts";
import { claimWarehouseOrder } from "./order-export-queue.ts";
import { insertMails, mailRows } from "./outbox.ts";
import { locksRows } from "../dialect/postgres.ts";
import type { Tables } from "../schema.ts";

/** One process has the order in its hands until its lease ends. */
type Holder = { id: string; owner: string; now: number };

/** The warehouse has the order under its own number. */
type EntryThere = { id: string; now: number; keptAs: string };

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
    /**
     * Readings that begin from here on know of the order. Returns whether it was cancelled
     * meanwhile: then the owner's mail is kept with it.
     */
    recordInWarehouse: (entry: EntryThere, tellOwner: () => Mail): Promise<boolean> =>
      db.transaction().execute((own) => recordInWarehouse(own, entry, tellOwner)),
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
  };
}

/** Behind the order's lock, so that whoever cancels it sees this, or this sees that. */
async function recordInWarehouse(
  db: Kysely<Tables>,
  { id, now, keptAs }: EntryThere,
  tellOwner: () => Mail,
): Promise<boolean> {
  const { cancelled_at: cancelledAt } = await db
    .selectFrom("orders")
    .select("cancelled_at")
    .where("id", "=", id)
    .$if(locksRows(db), (order) => order.forUpdate())
    .executeTakeFirstOrThrow();
  // Whoever learns it first.
  const recorded = await changed(
    db
      .updateTable("warehouse_orders")
      .set({ kept_at: now, kept_as: keptAs, leased_until: 0, last_error: null })
      .where("order_id", "=", id)
      .where("kept_at", "is", null),
  );
  if (!recorded || cancelledAt === null) return false;
  await insertMails(db, mailRows([tellOwner()], now, id));
  return true;
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

/** Insert it in the transaction that accepts the order. */
export function waitingRow({ id, acceptedAt }: { id: string; acceptedAt: number }) {
  return { order_id: id, due_at: acceptedAt, leased_by: "", leased_until: 0, attempts: 0 };
}
