import { countChanged } from "../changed-rows.ts";
import { emailsWithJobs } from "./emails.ts";
import type { Database } from "../schema.ts";

export function failedEmailsTable(db: Database) {
  return {
    /** Counts those that were not dismissed, to this address. */
    countFailedTo: (address: string) => count(openFailures(db).where("recipient", "=", address)),
    /** Counts those that were not dismissed, of no order and to other addresses. */
    countFailedToOthers: (address: string) =>
      count(openFailures(db).where("recipient", "!=", address).where("order_id", "is", null)),
    /** Those of orders that were not dismissed, but for the shop's own, oldest first. */
    listFailedOfOrders: (address: string) =>
      openFailures(db)
        .innerJoin("orders", "orders.id", "emails.order_id")
        .select(["emails.id", "emails.content", "emails.recipient", "number", "name", "phone"])
        .select(["failed_at as failedAt", "last_error as reason", "dispatched_at as dispatchedAt"])
        .where("recipient", "!=", address)
        .orderBy("failed_at")
        .execute(),
    async dismiss(now: number, id?: string): Promise<number> {
      const failed = db.selectFrom("jobs").select("reference").where("kind", "=", "email");
      return countChanged(
        db
          .updateTable("emails")
          .set({ dismissed_at: now })
          .$if(id !== undefined, (emails) => emails.where("id", "=", id!))
          .where("id", "in", failed.where("failed_at", "is not", null)),
      );
    },
  };
}

async function count(emails: ReturnType<typeof openFailures>) {
  const found = await emails
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .select(({ fn }) => fn.min<number | null>("failed_at").as("since"))
    .executeTakeFirstOrThrow();
  return { count: found.count, since: found.since ?? undefined };
}

function openFailures(db: Database) {
  return emailsWithJobs(db)
    .where("failed_at", "is not", null)
    .where("emails.kind", "!=", "alert")
    .where((row) =>
      row.or([row("dismissed_at", "is", null), row("dismissed_at", "<", row.ref("failed_at"))]),
    );
}
