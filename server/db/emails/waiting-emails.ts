import type { ExpressionBuilder } from "kysely";
import { countChanged } from "../changed-rows.ts";
import { emailsWithJobs } from "./emails.ts";
import type { Database, Tables } from "../schema.ts";

export function waitingEmailsTable(db: Database) {
  return {
    async findWaitingReason(): Promise<string | undefined> {
      const waiting = emailsWithJobs(db).select("last_error").where(isPending);
      return (
        (await waiting.orderBy("queued_at").limit(1).executeTakeFirst())?.last_error ?? undefined
      );
    },
    /** The longest-waiting one whose last attempt ended with such an error. */
    async findWaitingAfter(codes: readonly string[]) {
      const jobs = db.selectFrom("jobs").select(["queued_at as since", "last_error as reason"]);
      const waiting = jobs.where((job) => job.and([isPending(job), endedWith(job, codes)]));
      return waiting.orderBy("queued_at").limit(1).executeTakeFirst();
    },
    /** Makes those due that wait for their next attempt since one ended with such an error. */
    async makeDue(now: number, codes: readonly string[]): Promise<number> {
      return countChanged(
        db
          .updateTable("jobs")
          .set({ run_at: now })
          .where((job) => isWaitingAfter(job, now, codes)),
      );
    },
    async areWaiting(now: number, codes: readonly string[]): Promise<boolean> {
      const jobs = db.selectFrom("jobs").select("reference");
      const waiting = jobs.where((job) => isWaitingAfter(job, now, codes)).limit(1);
      return (await waiting.executeTakeFirst()) !== undefined;
    },
  };
}

type JobExpression = ExpressionBuilder<Tables, "jobs">;

function isPending(job: JobExpression) {
  return job.and([
    job("jobs.kind", "=", "email"),
    job("done_at", "is", null),
    job("failed_at", "is", null),
  ]);
}

function isWaitingAfter(job: JobExpression, now: number, codes: readonly string[]) {
  return job.and([isPending(job), job("run_at", ">", now), endedWith(job, codes)]);
}

function endedWith(job: JobExpression, codes: readonly string[]) {
  return job.or(
    codes.flatMap((code) => [job("last_error", "=", code), job("last_error", "like", `${code} %`)]),
  );
}
