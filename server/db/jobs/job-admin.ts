import { countChanged, didUpdate } from "../changed-rows.ts";
import type { JobKind } from "./job-kind.ts";
import type { Database } from "../schema.ts";

export type JobHealth = { waiting: number; failed: number; waitingSince: number | undefined };

export function jobAdminTable(db: Database) {
  return {
    find: (kind: JobKind, reference = "") =>
      db
        .selectFrom("jobs")
        .selectAll()
        .where("kind", "=", kind)
        .where("reference", "=", reference)
        .executeTakeFirst(),
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
        const update = db
          .updateTable("jobs")
          .set({ overdue_reported_at: now })
          .where("kind", "=", kind)
          .where("reference", "=", job.reference)
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
          .$if(reference !== undefined, (query) =>
            query.where((job) =>
              job.or([
                job("reference", "=", reference!),
                job("reference", "like", `${reference}/%`),
              ]),
            ),
          ),
      ),
  };
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

function pendingJobs(db: Database, kinds: readonly JobKind[]) {
  return db
    .selectFrom("jobs")
    .where("kind", "in", kinds)
    .where("done_at", "is", null)
    .where("failed_at", "is", null);
}
