import type { ExpressionBuilder } from "kysely";
import { countChanged, didUpdate } from "../changed-rows.ts";
import type { JobKind } from "./job-kind.ts";
import type { Database, Tables } from "../schema.ts";

export type JobHealth = { waiting: number; failed: number; waitingSince: number | undefined };

export function jobAdminTable(db: Database) {
  return {
    async health(kind: JobKind): Promise<JobHealth> {
      const { failed } = await db
        .selectFrom("jobs")
        .select(({ fn }) => fn.countAll<number>().as("failed"))
        .where("kind", "=", kind)
        .where("failed_at", "is not", null)
        .executeTakeFirstOrThrow();
      const { waiting, since } = await pendingJobs(db, [kind])
        .select(({ fn }) => fn.countAll<number>().as("waiting"))
        .select(({ fn }) => fn.min<number | null>("queued_at").as("since"))
        .executeTakeFirstOrThrow();
      return { waiting, failed, waitingSince: since ?? undefined };
    },
    async reportOverdue(kind: JobKind, since: number, now: number) {
      const overdue = await pendingJobs(db, [kind])
        .select(["reference", "queued_at as queuedAt"])
        .where("queued_at", "<=", since)
        .where("overdue_reported_at", "is", null)
        .execute();
      const reported: typeof overdue = [];
      for (const job of overdue) {
        const update = jobOf(db, kind, job.reference)
          .set({ overdue_reported_at: now })
          .where("overdue_reported_at", "is", null);
        if (await didUpdate(update)) reported.push(job);
      }
      return reported;
    },
    /** Also repeats those of parts of the reference (`REFERENCE/…`). */
    retryFailed: (kind: JobKind, now: number, reference?: string): Promise<number> =>
      countChanged(
        resetAttempts(db, kind, now)
          .where("failed_at", "is not", null)
          .$if(reference !== undefined, (jobs) => jobs.where((job) => isPartOf(job, reference!))),
      ),
  };
}

function isPartOf(job: ExpressionBuilder<Tables, "jobs">, reference: string) {
  return job.or([job("reference", "=", reference), job("reference", "like", `${reference}/%`)]);
}

export async function countDueJobs(
  db: Database,
  kinds: readonly JobKind[],
  now: number,
): Promise<number> {
  const { count } = await pendingJobs(db, kinds)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("run_at", "<=", now)
    .executeTakeFirstOrThrow();
  return count;
}

export function resetAttempts(db: Database, kind: JobKind, now: number) {
  const fresh = { attempts: 0, run_at: now, failed_at: null, last_error: null };
  return db
    .updateTable("jobs")
    .set({ ...fresh, overdue_reported_at: null })
    .where("kind", "=", kind)
    .where("done_at", "is", null);
}

function jobOf(db: Database, kind: JobKind, reference: string) {
  return db.updateTable("jobs").where("kind", "=", kind).where("reference", "=", reference);
}

function pendingJobs(db: Database, kinds: readonly JobKind[]) {
  return db
    .selectFrom("jobs")
    .where("kind", "in", kinds)
    .where("done_at", "is", null)
    .where("failed_at", "is", null);
}
