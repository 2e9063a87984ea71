import { emailsWithJobs } from "./emails.ts";
import type { Database } from "../schema.ts";

type FailedCount = { count: number; since: number | undefined };

export function failedEmailsTable(db: Database) {
  return {
    countFailed: (address: string) => countFailed(db, address),
    async dismiss(now: number, id?: string): Promise<number> {
      const failed = db.selectFrom("jobs").select("reference").where("kind", "=", "email");
      const { numUpdatedRows } = await db
        .updateTable("emails")
        .set({ dismissed_at: now })
        .$if(id !== undefined, (emails) => emails.where("id", "=", id!))
        .where("id", "in", failed.where("failed_at", "is not", null))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
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
  const { count, since } = await emailsWithJobs(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .select(({ fn }) => fn.min<number | null>("failed_at").as("since"))
    .where("failed_at", "is not", null)
    .where("emails.kind", "!=", "alert")
    .where((row) =>
      row.or([row("dismissed_at", "is", null), row("dismissed_at", "<", row.ref("failed_at"))]),
    )
    .where("recipient", comparison, address)
    .executeTakeFirstOrThrow();
  return { count, since: since ?? undefined };
}
