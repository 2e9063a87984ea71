import type { JobChange } from "../../../shop/order/change/effects.ts";
import type { Database } from "../schema.ts";
import { jobAdminTable } from "./job-admin.ts";
import { finishedJob, jobsTable, queueJobs } from "./queue.ts";

/** Call in the transaction of what the jobs follow from. */
export async function changeJobs(
  db: Database,
  jobs: readonly JobChange[],
  now: number,
): Promise<void> {
  for (const job of jobs) await changes[job.change](db, job, now);
}

type Change = (db: Database, job: JobChange, now: number) => Promise<unknown>;

const changes: Record<JobChange["change"], Change> = {
  queue: (db, { change: _, ...job }, now) => queueJobs(db, [job], now),
  restart: (db, { change: _, ...job }, now) => queueJobs(db, [{ ...job, restart: true }], now),
  hasten: (db, { kind, reference }, now) => jobsTable(db).runNow(kind, now, reference),
  repeat: (db, { kind, reference }, now) => jobAdminTable(db).retryFailed(kind, now, reference),
  finish: (db, job, now) => finishedJob(db, job, now).execute(),
};
