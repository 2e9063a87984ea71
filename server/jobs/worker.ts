import type { Job } from "../db/jobs/claim.ts";
import type { JobKind } from "../db/jobs/job-kind.ts";
import type { Store } from "../db/store.ts";
import { createJobPool } from "./job-pool.ts";
import { createOutageGuard } from "./outage-guard.ts";
import type { Outcome, Recorded } from "./outcome.ts";
import { createPoller } from "./poller.ts";

const pollMs = 1000;

type LogLine = (details: object, message: string) => void;

/** Details contain ids and kinds, never personal data. */
export type JobLog = { info: LogLine; warn: LogLine; error: LogLine };

export type JobHandler = {
  leaseMs: number;
  /** 1 unless given. */
  maxConcurrent?: () => number;
  run: (job: Job) => Promise<Outcome>;
  recorded?: (job: Job, recorded: Recorded) => void;
  overdue?: { afterMs: number; report: (reference: string, queuedAt: number) => void };
};

export type JobHandlers = Partial<Record<JobKind, JobHandler | undefined>>;

export type WorkerDeps = {
  store: Pick<Store, "jobs" | "ping">;
  workerId: string;
  now: () => number;
  random: () => number;
  log: JobLog;
};

/** Retries jobs until each is done or has failed for good. Several processes may share a store. */
export function createWorker(deps: WorkerDeps, handlers: JobHandlers) {
  const { store, now, log } = deps;
  const kinds = Object.entries(handlers) as [JobKind, JobHandler | undefined][];
  const running = kinds.filter((entry): entry is RunningKind => entry[1] !== undefined);
  const guard = createOutageGuard(now, log);
  let stopping = false;
  const mayRun = () => !stopping && guard.isOver();
  const poolDeps = { ...deps, guard, mayRun };
  const pools = new Map(running.map((entry) => [entry[0], createJobPool(entry, poolDeps)]));
  const poller = createPoller(pollMs, poll, guard.note);
  const drain = () => Promise.all(pools.values().map((pool) => pool.drained()));

  async function poll(): Promise<void> {
    if (!guard.isOver()) await store.ping();
    await guard.writePending();
    for (const kind of await store.jobs.dueKinds(now())) pools.get(kind)?.start();
    await reportOverdue(running, deps);
  }

  return {
    async runDueJobs(): Promise<void> {
      for (const pool of pools.values()) pool.start();
      await drain();
      await reportOverdue(running, deps);
    },
    start(): void {
      stopping = false;
      poller.start();
    },
    wake: (kind: JobKind) => (poller.isRunning() ? pools.get(kind)?.start() : undefined),
    async stop(): Promise<void> {
      stopping = true;
      await poller.stop();
      await drain();
      await guard.writePending().catch(guard.note);
    },
  };
}

type RunningKind = [JobKind, JobHandler];

async function reportOverdue(running: readonly RunningKind[], { store, now }: WorkerDeps) {
  for (const [kind, { overdue }] of running) {
    if (!overdue) continue;
    const jobs = await store.jobs.reportOverdue(kind, now() - overdue.afterMs, now());
    for (const { reference, queuedAt } of jobs) overdue.report(reference, queuedAt);
  }
}
