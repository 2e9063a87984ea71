import { sql } from "kysely";
import { leaseTime, isPostgres } from "../dialect/postgres.ts";
import type { JobKind } from "./job-kind.ts";
import type { Database } from "../schema.ts";

export type Job = {
  kind: JobKind;
  reference: string;
  attempts: number;
  workerId: string;
  queuedAt: number;
};

export type Claim = {
  workerId: string;
  now: number;
  leaseMs: number;
  early?: boolean;
};

export function jobClaimsTable(db: Database) {
  return {
    async claim(kind: JobKind, claim: Claim): Promise<Job | undefined> {
      const { workerId, now, leaseMs } = claim;
      const claimed = await db
        // As a CTE: inside the condition PostgreSQL would lock other rows than it updates.
        .with("due", () => selectNext(db, kind, claim))
        .updateTable("jobs")
        .set({ leased_by: workerId, leased_until: leaseEnd(db, now, leaseMs) })
        .where("kind", "=", kind)
        .where("reference", "in", (eb) => eb.selectFrom("due").select("due.reference"))
        // Repeats the condition: of two workers that chose the same job only one gets it.
        .where("leased_until", "<=", leaseTime(db, now))
        .where("done_at", "is", null)
        .returning(["reference", "attempts", "queued_at as queuedAt"])
        .executeTakeFirst();
      return claimed && { kind, workerId, ...claimed };
    },
    async dueKinds(now: number): Promise<JobKind[]> {
      const rows = await freeJobs(db, now)
        .select("kind")
        .distinct()
        .where("run_at", "<=", now)
        .execute();
      return rows.map(({ kind }) => kind);
    },
    async drop({ kind, reference, workerId, queuedAt }: Job): Promise<void> {
      await db
        .deleteFrom("jobs")
        .where("kind", "=", kind)
        .where("reference", "=", reference)
        .where("leased_by", "=", workerId)
        .where("queued_at", "=", queuedAt)
        .execute();
    },
  };
}

export function leaseEnd(db: Database, now: number, leaseMs: number) {
  return sql<number>`${leaseTime(db, now)} + ${leaseMs}`;
}

function selectNext(db: Database, kind: JobKind, { now, early = false }: Claim) {
  return freeJobs(db, now)
    .select("reference")
    .where("kind", "=", kind)
    .$if(!early, (jobs) => jobs.where("run_at", "<=", now))
    .orderBy("run_at")
    .limit(1)
    .$if(isPostgres(db), (jobs) => jobs.forUpdate().skipLocked());
}

function freeJobs(db: Database, now: number) {
  return db
    .selectFrom("jobs")
    .where("done_at", "is", null)
    .where("failed_at", "is", null)
    .where("leased_until", "<=", leaseTime(db, now));
}
