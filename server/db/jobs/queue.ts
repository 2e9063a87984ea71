import { sql, type Insertable } from "kysely";
import { sanitizeLine } from "../../../shop/text/sanitize-text.ts";
import { didUpdate } from "../changed-rows.ts";
import type { JobKind } from "./job-kind.ts";
import type { Database, Tables } from "../schema.ts";
import { lockOrder } from "../orders/find-orders.ts";
import { leaseTime } from "../dialect/postgres.ts";
import { leaseEnd, type Job } from "./claim.ts";

export class LeaseLost extends Error {}

export type Retry = { runAt: number; attempts: number; reason?: string | undefined };

type Failure = { now: number; attempts: number; reason: string };

export type Write = (transaction: Database) => Promise<void>;

/** The queue of all background work. Times in milliseconds since 1970. */
export function jobsTable(db: Database) {
  return {
    renew: (job: Job, now: number, leaseMs: number): Promise<boolean> =>
      didUpdate(leasedJob(db, job).set({ leased_until: leaseEnd(db, now, leaseMs) })),
    /**
     * Extends the lease before a call that must not be made twice. In a transaction it locks the job
     * until the commit. @throws LeaseLost
     */
    async confirmLease(job: Job, now: number, leaseMs: number): Promise<void> {
      const confirmed = leasedJob(db, job)
        .set({ leased_until: leaseEnd(db, now, leaseMs) })
        .where("leased_until", ">", leaseTime(db, now));
      if (!(await didUpdate(confirmed))) throw new LeaseLost("another process holds the lease");
    },
    finish: (job: Job, now: number, note?: string, write?: Write): Promise<boolean> =>
      updateWith(db, job, write, (trx) => finishedJob(trx, job, now, note)),
    reschedule: (job: Job, retry: Retry, write?: Write): Promise<boolean> => {
      const { runAt: run_at, attempts, reason } = retry;
      const changes = { ...released, run_at, attempts, last_error: toLine(reason) };
      return updateWith(db, job, write, (trx) => leasedJob(trx, job).set(changes));
    },
    fail: (job: Job, failure: Failure, write?: Write): Promise<boolean> => {
      const { now: failed_at, attempts, reason } = failure;
      const failed = { ...released, failed_at, attempts, last_error: toLine(reason) };
      return updateWith(db, job, write, (trx) => leasedJob(trx, job).set(failed));
    },
    runNow: (kind: JobKind, now: number, reference = ""): Promise<boolean> =>
      didUpdate(
        unfinishedJob(db, { kind, reference }).set({ run_at: now }).where("run_at", ">", now),
      ),
    find: (kind: JobKind, reference = "") =>
      db
        .selectFrom("jobs")
        .selectAll()
        .where("kind", "=", kind)
        .where("reference", "=", reference)
        .executeTakeFirst(),
    /** Makes sure that a scheduled job is there, due now. */
    schedule: (kind: JobKind, now: number): Promise<void> =>
      queueJobs(db, [{ kind, reference: "", restart: true }], now),
  };
}

/** PostgreSQL rejects NUL, which a broken server may send. */
function toLine(reason: string | undefined): string | null {
  return reason === undefined ? null : sanitizeLine(reason);
}

function updateWith(
  db: Database,
  { reference }: Job,
  write: Write | undefined,
  update: (transaction: Database) => ReturnType<typeof leasedJob>,
): Promise<boolean> {
  if (!write) return didUpdate(update(db));
  return db.transaction().execute(async (trx) => {
    // As commands do: an order is locked before its jobs. `ID/…` is a part of one.
    await lockOrder(trx, "id", reference.split("/")[0]!);
    const updated = await didUpdate(update(trx));
    if (updated) await write(trx);
    return updated;
  });
}

/** Insert in the transaction that needs the work done. */
export function jobRow(
  kind: JobKind,
  reference: string,
  now: number,
  runAt = now,
): Insertable<Tables["jobs"]> {
  return { kind, reference, queued_at: now, run_at: runAt, attempts: 0, ...released };
}

export type QueuedJob = {
  kind: JobKind;
  reference: string;
  runAt?: number;
  /** Begins a job anew that exists, done or not; one that is running ends first. */
  restart?: boolean;
};

/** Call in the transaction that needs the work done. */
export async function queueJobs(db: Database, jobs: readonly QueuedJob[], now: number) {
  for (const { kind, reference, runAt, restart } of jobs) {
    const row = jobRow(kind, reference, now, runAt);
    const { leased_by: _by, leased_until: _until, ...begun } = row;
    const fresh = { last_error: null, overdue_reported_at: null, done_at: null, failed_at: null };
    await db
      .insertInto("jobs")
      .values(row)
      .onConflict((key) =>
        restart
          ? key.columns(["kind", "reference"]).doUpdateSet({ ...begun, ...fresh })
          : // One that is running must not be dropped; one that has failed begins anew.
            key
              .columns(["kind", "reference"])
              .doUpdateSet({
                queued_at: now,
                attempts: unlessFailed("attempts"),
                run_at: unlessFailed("run_at"),
                failed_at: null,
              })
              .where("jobs.done_at", "is", null),
      )
      .execute();
  }
}

function unlessFailed(column: "attempts" | "run_at") {
  const [old, fresh] = [sql.ref(`jobs.${column}`), sql.ref(`excluded.${column}`)];
  return sql<number>`case when jobs.failed_at is null then ${old} else ${fresh} end`;
}

export function finishedJob(
  db: Database,
  job: Pick<Job, "kind" | "reference">,
  now: number,
  note?: string,
) {
  const done = { ...released, done_at: now, failed_at: null, last_error: toLine(note) };
  return unfinishedJob(db, job).set(done);
}

const released = { leased_by: "", leased_until: 0 };

function leasedJob(db: Database, job: Job) {
  return unfinishedJob(db, job).where("leased_by", "=", job.workerId);
}

function unfinishedJob(db: Database, { kind, reference }: Pick<Job, "kind" | "reference">) {
  return db
    .updateTable("jobs")
    .where("kind", "=", kind)
    .where("reference", "=", reference)
    .where("done_at", "is", null);
}
