import type { Job } from "../db/jobs/claim.ts";
import type { JobKind } from "../db/jobs/job-kind.ts";
import type { OutageGuard } from "./outage-guard.ts";
import { recordOutcome, type Outcome } from "./outcome.ts";
import type { JobHandler, WorkerDeps } from "./worker.ts";

const renewalsPerLease = 5;

type PoolDeps = WorkerDeps & { guard: OutageGuard; mayRun: () => boolean };

/** Each runner that finds a job starts another one, and ends when there is none. */
export function createJobPool([kind, handler]: [JobKind, JobHandler], deps: PoolDeps) {
  const { store, workerId, now, guard, mayRun } = deps;
  const runners = new Set<Promise<void>>();
  const maxRunners = () => (mayRun() ? (handler.maxConcurrent?.() ?? 1) : 0);

  function start(): void {
    if (runners.size >= maxRunners()) return;
    const runner: Promise<void> = runDue()
      .catch(guard.note)
      .finally(() => runners.delete(runner));
    runners.add(runner);
  }

  async function runDue(): Promise<void> {
    const { leaseMs } = handler;
    while (maxRunners() > 0) {
      const job = await store.jobs.claim(kind, { workerId, now: now(), leaseMs });
      if (!job) return;
      start();
      await runJob(job, handler, deps);
    }
  }

  return {
    start,
    async drained(): Promise<void> {
      while (runners.size > 0) await Promise.all(runners);
    },
  };
}

async function runJob(job: Job, handler: JobHandler, deps: PoolDeps): Promise<void> {
  const { store, now, guard } = deps;
  const { leaseMs } = handler;
  const renewLease = () => store.jobs.renew(job, now(), leaseMs);
  const renewal = setInterval(
    () => void renewLease().catch(guard.note),
    leaseMs / renewalsPerLease,
  );
  const outcome = await handler.run(job).catch(retryAfter);
  clearInterval(renewal);
  const record = async (result: Outcome) => {
    const recorded = await recordOutcome(job, result, deps);
    if (recorded) handler.recorded?.(job, recorded);
  };
  const giveUp = (code: string) => {
    const reason = `done or tried, but the outcome cannot be stored: ${code}`;
    return record({ kind: "failed", reason });
  };
  await guard.write({ write: () => record(outcome), renewLease, giveUp });
}

function retryAfter(error: unknown): Outcome {
  return { kind: "retry", reason: error instanceof Error ? error.message : "unknown error" };
}
