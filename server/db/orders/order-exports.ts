import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { didUpdate } from "../changed-rows.ts";
import type { Mail } from "../emails/email.ts";
import { queueMails } from "../emails/emails.ts";
import type { Job } from "../jobs/claim.ts";
import { jobsTable, queueJobs } from "../jobs/queue.ts";
import { findFacts } from "../payments/payment-facts.ts";
import { patchState } from "./external-orders.ts";
import { lockOrder } from "./find-orders.ts";
import type { Database } from "../schema.ts";

export type OrderExport = {
  externalId: string | null;
  /** Set when BaseLinker may have the order already. */
  submittedAt: number | null;
  cancelledAt: number | null;
  failedAt: number | null;
  reason: string | null;
};

type ExportedOrder = { id: string; now: number; externalId: string };

type Submission = { now: number; leaseMs: number; sent: Pick<ExternalState, "contact" | "buyer"> };

export function orderExportsTable(db: Database) {
  return {
    findExport: (id: string): Promise<OrderExport | undefined> =>
      orderJobs(db)
        .select(["external_id as externalId", "submitted_at as submittedAt"])
        .select("cancelled_at as cancelledAt")
        .select(["failed_at as failedAt", "last_error as reason"])
        .where("orders.id", "=", id)
        .executeTakeFirst(),
    /**
     * Call just before submitting; false if the order was cancelled. `sent` has the fingerprints of
     * the customer that BaseLinker gets. @throws LeaseLost
     */
    markSubmitted: (job: Job, { now, leaseMs, sent }: Submission): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockOrder(trx, "id", job.reference);
        await jobsTable(trx).confirmLease(job, now, leaseMs);
        await patchState(trx, job.reference, sent);
        const order = trx.updateTable("orders").set({ submitted_at: now });
        return didUpdate(order.where("id", "=", job.reference).where("cancelled_at", "is", null));
      }),
    async listFailedExports(): Promise<string[]> {
      const failed = orderJobs(db).select("number").where("failed_at", "is not", null);
      return (await failed.orderBy("accepted_at").orderBy("number").execute()).map(
        ({ number }) => number,
      );
    },
    /** Records that the owner entered a failed order by hand; false if it had not failed. */
    recordManualEntry: (id: string, now: number, externalId: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const failed = trx
          .updateTable("jobs")
          .set({ done_at: now, failed_at: null, last_error: null })
          .where("kind", "=", "order-export")
          .where("reference", "=", id)
          .where("failed_at", "is not", null);
        return (await didUpdate(failed)) && recordExternalId(trx, { id, now, externalId });
      }),
  };
}

/**
 * Records that BaseLinker has the order; later syncs include it. Locks the order, so that this and
 * a cancellation see each other. Returns whether it was cancelled meanwhile, and then queues the
 * mail to the owner. Only the first record counts.
 */
export async function recordExported(
  db: Database,
  exported: ExportedOrder,
  cancellationMail: (() => Mail) | undefined,
): Promise<boolean> {
  const order = await lockOrder(db, "id", exported.id);
  if (!(await recordExternalId(db, exported)) || order?.cancelled_at === null) return false;
  if (cancellationMail) await queueMails(db, [cancellationMail()], exported.now, exported.id);
  return true;
}

async function recordExternalId(db: Database, { id, now, externalId }: ExportedOrder) {
  const order = db.updateTable("orders").set({ exported_at: now, external_id: externalId });
  const recorded = await didUpdate(order.where("id", "=", id).where("exported_at", "is", null));
  if (!recorded) return false;
  // Its changes wait for its number, its payment too unless it was cancelled meanwhile.
  const payment = { kind: "payment-export", reference: id, restart: true } as const;
  await queueJobs(db, (await findFacts(db, [{ id }])).has(id) ? [payment] : [], now);
  await jobsTable(db).runNow("order-sync", now, id);
  return true;
}

function orderJobs(db: Database) {
  return db
    .selectFrom("jobs")
    .innerJoin("orders", "orders.id", "jobs.reference")
    .where("jobs.kind", "=", "order-export");
}
