import { createCredentialsRecord } from "../../jobs/credentials-record.ts";
import type { Job } from "../../db/jobs/claim.ts";
import { LeaseLost } from "../../db/jobs/queue.ts";
import type { OrderExport } from "../../db/orders/order-exports.ts";
import type { Database } from "../../db/schema.ts";
import type { Store } from "../../db/store.ts";
import type { Outcome, Recorded } from "../../jobs/outcome.ts";
import type { JobHandler, JobLog } from "../../jobs/worker.ts";
import type { ChangeDeps } from "../../orders/change-order.ts";
import { acquireBaselinkerCall } from "../client/acquire-call.ts";
import { createBaselinker, type Baselinker } from "../client/baselinker.ts";
import type { CallDeps } from "../client/call.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import { assertNotBlocked, fingerprint, problemOf } from "../sync/result.ts";
import { hourMs, minuteMs } from "../../../shop/time/durations.ts";

/** Longer than a call and the pauses around it. */
export const leaseMs = 2 * minuteMs;
/** A slow reply must not block other orders. */
const maxConcurrent = 2;
const settingsRetryMs = 5 * minuteMs;
/** A call whose reply was lost may still be running: an immediate lookup proves nothing. */
const settleMs = minuteMs;

type Export = {
  /** @throws BaselinkerFailure, LeaseLost */
  submit: (job: Job, baselinker: Baselinker) => Promise<Outcome>;
  yieldsToExports?: boolean;
  /** Written once a job has failed for good. */
  whenFailed?: (trx: Database, job: Job, failure: BaselinkerFailure) => Promise<void>;
  messages: { misconfigured: string; failed: string; retried: string };
};

export type ExportDeps = CallDeps &
  ChangeDeps & {
    store: Store;
    log: JobLog;
  };

export function createExportJobs(jobs: Export, deps: ExportDeps): JobHandler {
  const { submit, whenFailed, messages } = jobs;
  const { store, now, log } = deps;
  const credentials = createCredentialsRecord("baselinker", deps);
  let pausedUntil = 0;
  let misconfigured = false;

  async function run(job: Job): Promise<Outcome> {
    try {
      assertNotBlocked(await store.sync.state(), deps);
      const outcome = await submit(job, createJobClient(job, jobs, deps));
      misconfigured = false;
      if (outcome.kind === "done") await credentials.accept();
      return outcome;
    } catch (error) {
      if (error instanceof LeaseLost) return { kind: "lost" };
      if (error instanceof BaselinkerFailure) return outcomeOf(error, job);
      return { kind: "retry", reason: String(error), minPauseMs: settleMs };
    }
  }

  async function outcomeOf(failure: BaselinkerFailure, job: Job): Promise<Outcome> {
    const { kind, message: reason } = failure;
    if (kind === "blocked") return waitForBlock(failure, deps);
    const end = { reason, whenFailed: async (trx: Database) => whenFailed?.(trx, job, failure) };
    if (kind === "refused") return { kind: "failed", ...end };
    if (kind === "transport") return { kind: "retry", minPauseMs: settleMs, ...end };
    if (!misconfigured) log.error({ order: job.reference, kind, reason }, messages.misconfigured);
    misconfigured = true;
    await credentials.refuse(problemOf(failure));
    pausedUntil = now() + settingsRetryMs;
    return { kind: "rescheduled", runAt: pausedUntil, reason };
  }

  return {
    leaseMs,
    maxConcurrent: () => (now() < pausedUntil ? 0 : maxConcurrent),
    run,
    recorded: (job, recorded) => logRecorded(job, recorded, messages, log),
  };
}

async function waitForBlock(
  { message: reason, until }: BaselinkerFailure,
  { store, token }: ExportDeps,
): Promise<Outcome> {
  await store.sync.recordBlock(until!, fingerprint(token));
  return { kind: "rescheduled", runAt: until!, reason };
}

function createJobClient(job: Job, { yieldsToExports = false }: Export, deps: ExportDeps) {
  const options = { lease: { job, leaseMs }, yieldsToExports };
  return createBaselinker({ ...deps, acquireCall: () => acquireBaselinkerCall(deps, options) });
}

/** The export makes the job due earlier; a rejected order is entered by hand. */
export function waitForExport({ cancelledAt, failedAt }: OrderExport, now: number): Outcome {
  if (cancelledAt !== null) return { kind: "dropped" };
  return { kind: "rescheduled", runAt: now + (failedAt === null ? minuteMs : hourMs) };
}

function logRecorded(
  { reference: order }: Job,
  { kind, reason }: Recorded,
  messages: Export["messages"],
  log: JobLog,
): void {
  if (kind === "failed") log.error({ order, reason }, messages.failed);
  if (kind === "retry") log.warn({ order, reason }, messages.retried);
}
