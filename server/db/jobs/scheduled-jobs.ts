import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

export function scheduledJobsTable(db: Kysely<Tables>) {
  return {
    /** For this process alone until the lease ends; false when it is not due or another has it. */
    async claimScheduledJob(name: string, now: number, leaseMs: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("chores")
        .set({ leased_until: now + leaseMs })
        .where("name", "=", name)
        .where("due_at", "<=", now)
        .where("leased_until", "<=", now)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async finishScheduledJob(name: string, now: number, dueAt: number): Promise<void> {
      await db
        .updateTable("chores")
        .set({ done_at: now, due_at: dueAt, leased_until: 0 })
        .where("name", "=", name)
        .execute();
    },
  };
}
