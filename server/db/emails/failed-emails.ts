import { countChanged } from "../changed-rows.ts";
import { emailsWithJobs } from "./emails.ts";
import type { Database } from "../schema.ts";

export type FailedOrderEmail = {
  id: string;
  content: string;
  recipient: string;
  number: string;
  name: string;
  phone: string;
  failedAt: number | null;
  reason: string | null;
  dispatchedAt: number | null;
};

type FailedCount = { count: number; since: number | undefined };

export function failedEmailsTable(db: Database) {
  return {
    /** Counts those that were not dismissed, to this address and, of no order, to others. */
    countFailed: (address: string) => countFailed(db, address),
    /** Those of orders that were not dismissed, but for the shop's own, oldest first. */
    listFailedOfOrders: (address: string): Promise<FailedOrderEmail[]> =>
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

async function countFailed(db: Database, address: string) {
  return {
    toAddress: await countWhere(db, "=", address),
    toOthers: await countWhere(db, "!=", address),
  };
}

async function countWhere(
  db: Database,
  comparison: "=" | "!=",
  address: string,
): Promise<FailedCount> {
  const { count, since } = await openFailures(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .select(({ fn }) => fn.min<number | null>("failed_at").as("since"))
    .where("recipient", comparison, address)
    .$if(comparison === "!=", (emails) => emails.where("order_id", "is", null))
    .executeTakeFirstOrThrow();
  return { count, since: since ?? undefined };
}

function openFailures(db: Database) {
  return emailsWithJobs(db)
    .where("failed_at", "is not", null)
    .where("emails.kind", "!=", "alert")
    .where((row) =>
      row.or([row("dismissed_at", "is", null), row("dismissed_at", "<", row.ref("failed_at"))]),
    );
}
