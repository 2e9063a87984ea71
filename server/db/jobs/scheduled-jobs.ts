import type { Kysely } from "kysely";
import type { Tables } from "../schema.ts";

export function scheduledJobsTable(db: Kysely<Tables>) {
  return {
    /** Leases a due job; false if it is not due or another process has it. */
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
