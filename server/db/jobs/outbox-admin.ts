import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

export type MailState = "pending" | "failed" | "sent";

/** What the owner sees of the outbox and can change. */
export function outboxAdminTable(db: Kysely<Tables>) {
  return {
    /** Newest first; without a state, all. */
    listMails: (state: MailState | undefined, limit: number) =>
      db
        .selectFrom("outbox")
        .leftJoin("orders", "orders.id", "outbox.order_id")
        .selectAll("outbox")
        .select("orders.number as order_number")
        .$if(state === "sent", (query) => query.where("sent_at", "is not", null))
        .$if(state === "failed", (query) => query.where("failed_at", "is not", null))
        .$if(state === "pending", (query) =>
          query.where("sent_at", "is", null).where("failed_at", "is", null),
        )
        .orderBy("queued_at", "desc")
        .limit(limit)
        .execute(),
    /** Resets the attempts; false if the mail was sent or its text erased. */
    async retryMail(id: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await resetAttempts(db, now)
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async retryFailedMails(now: number): Promise<number> {
      const failed = resetAttempts(db, now).where("failed_at", "is not", null);
      return Number((await failed.executeTakeFirst()).numUpdatedRows);
    },
  };
}

function resetAttempts(db: Kysely<Tables>, now: number) {
  return db
    .updateTable("outbox")
    .set({ attempts: 0, due_at: now, failed_at: null, last_error: null, overdue_reported_at: null })
    .where("sent_at", "is", null)
    .where("mail", "!=", "");
}
