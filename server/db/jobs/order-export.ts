import type { Kysely } from "kysely";
import type { Mail } from "./email.ts";
import { claimOrderExport } from "./order-export-queue.ts";
import { insertMails, mailRows } from "./outbox.ts";
import { locksRows } from "../dialect/postgres.ts";
import type { Tables } from "../schema.ts";

type Lease = { id: string; workerId: string; now: number };

type ExportedOrder = { id: string; now: number; keptAs: string };

export function orderExportTable(db: Kysely<Tables>) {
  return {
    claimOrderExport: (workerId: string, now: number, leaseMs: number) =>
      claimOrderExport(db, workerId, now, leaseMs),
    /** Renews the lease; false if it was lost. */
    renewOrderExport: (lease: Lease, leaseMs: number): Promise<boolean> =>
      didUpdate(leasedRow(db, lease).set({ leased_until: lease.now + leaseMs })),
    /** Call before submitting; false if the lease was lost or the order cancelled. */
    markOrderSubmitted: (lease: Lease): Promise<boolean> =>
      didUpdate(
        leasedRow(db, lease)
          .set({ asked_at: lease.now })
          .where("order_id", "in", (eb) =>
            eb.selectFrom("orders").select("id").where("cancelled_at", "is", null),
          ),
      ),
    /**
     * Marks the order as exported; later syncs include it. Returns whether it was cancelled
     * meanwhile, and then queues the mail to the owner.
     */
    recordOrderExported: (
      exported: ExportedOrder,
      cancellationMail: () => Mail,
    ): Promise<boolean> =>
      db.transaction().execute((trx) => recordOrderExported(trx, exported, cancellationMail)),
    rescheduleOrderExport: (lease: Lease, dueAt: number, attempts: number, reason: string) =>
      didUpdate(
        leasedRow(db, lease).set({ due_at: dueAt, leased_until: 0, attempts, last_error: reason }),
      ),
    /** Gives up; the owner has to enter the order. */
    failOrderExport: (lease: Lease, reason: string): Promise<boolean> =>
      didUpdate(
        leasedRow(db, lease).set({ failed_at: lease.now, leased_until: 0, last_error: reason }),
      ),
    /** Removes a cancelled order that BaseLinker never got. */
    async dropOrderExport(id: string): Promise<void> {
      await db.deleteFrom("warehouse_orders").where("order_id", "=", id).execute();
    },
  };
}

/** Locks the order, so that this and a cancellation see each other. */
async function recordOrderExported(
  db: Kysely<Tables>,
  { id, now, keptAs }: ExportedOrder,
  cancellationMail: () => Mail,
): Promise<boolean> {
  const { cancelled_at: cancelledAt } = await db
    .selectFrom("orders")
    .select("cancelled_at")
    .where("id", "=", id)
    .$if(locksRows(db), (order) => order.forUpdate())
    .executeTakeFirstOrThrow();
  // Only the first process records it.
  const recorded = await didUpdate(
    db
      .updateTable("warehouse_orders")
      .set({ kept_at: now, kept_as: keptAs, leased_until: 0, last_error: null })
      .where("order_id", "=", id)
      .where("kept_at", "is", null),
  );
  if (!recorded || cancelledAt === null) return false;
  await insertMails(db, mailRows([cancellationMail()], now, id));
  return true;
}

function leasedRow(db: Kysely<Tables>, { id, workerId, now }: Lease) {
  return db
    .updateTable("warehouse_orders")
    .where("order_id", "=", id)
    .where("leased_by", "=", workerId)
    .where("leased_until", ">", now);
}

type UpdateQuery = { executeTakeFirstOrThrow: () => Promise<{ numUpdatedRows: bigint }> };

async function didUpdate(query: UpdateQuery): Promise<boolean> {
  return (await query.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/** Insert in the transaction that accepts the order. */
export function exportRow({ id, acceptedAt }: { id: string; acceptedAt: number }) {
  return { order_id: id, due_at: acceptedAt, leased_by: "", leased_until: 0, attempts: 0 };
}
