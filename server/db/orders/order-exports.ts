import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { didUpdate } from "../changed-rows.ts";
import type { Job } from "../jobs/claim.ts";
import { jobsTable } from "../jobs/queue.ts";
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
  };
}

/** Ends the failed export of an order that the owner entered by hand; false if it had not failed. */
export function finishFailedExport(db: Database, id: string, now: number): Promise<boolean> {
  const failed = db
    .updateTable("jobs")
    .set({ done_at: now, failed_at: null, last_error: null })
    .where("kind", "=", "order-export")
    .where("reference", "=", id)
    .where("failed_at", "is not", null);
  return didUpdate(failed);
}

function orderJobs(db: Database) {
  return db
    .selectFrom("jobs")
    .innerJoin("orders", "orders.id", "jobs.reference")
    .where("jobs.kind", "=", "order-export");
}
