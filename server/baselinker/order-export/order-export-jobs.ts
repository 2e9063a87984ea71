import type { Job } from "../../db/jobs/claim.ts";
import { LeaseLost } from "../../db/jobs/queue.ts";
import type { Outcome, Recorded } from "../../jobs/outcome.ts";
import type { JobHandler, JobLog } from "../../jobs/worker.ts";
import { BaselinkerFailure } from "../client/failure.ts";
import { assertNotBlocked, fingerprint } from "../sync/result.ts";
import { leaseMs, submitOrder, type SubmitDeps } from "./submit-order.ts";

/** A slow reply must not block other orders. */
const maxConcurrent = 2;
const settingsRetryMs = 5 * 60_000;
/**
 * BaseLinker may still be processing a call whose reply was lost; an immediate lookup proves
 * nothing.
 */
const settleMs = 60_000;

/** Exports each accepted order to BaseLinker exactly once. */
export function createOrderExportJobs(deps: SubmitDeps): JobHandler {
  const { store, now, token, log } = deps;
  let pausedUntil = 0;
  let misconfigured = false;

  async function run(job: Job): Promise<Outcome> {
    try {
      assertNotBlocked(await store.sync.state(), deps);
      const outcome = await submitOrder(job, deps);
      misconfigured = false;
      return outcome;
    } catch (error) {
      if (error instanceof LeaseLost) return { kind: "lost" };
      if (error instanceof BaselinkerFailure) return outcomeOf(error, job.reference);
      return { kind: "retry", reason: String(error), minPauseMs: settleMs };
    }
  }

  async function outcomeOf(failure: BaselinkerFailure, order: string): Promise<Outcome> {
    const { kind, message: reason, until } = failure;
    if (kind === "blocked") {
      await store.sync.recordBlock(until!, fingerprint(token));
      return { kind: "rescheduled", runAt: until!, reason };
    }
    if (kind === "refused") return { kind: "failed", reason };
    if (kind === "transport") return { kind: "retry", reason, minPauseMs: settleMs };
    if (!misconfigured)
      log.error({ order, kind, reason }, "Zamówienia czekają na BaseLinkera: popraw ustawienia");
    misconfigured = true;
    pausedUntil = now() + settingsRetryMs;
    return { kind: "rescheduled", runAt: pausedUntil, reason };
  }

  return {
    kind: "order-export",
    leaseMs,
    maxConcurrent: () => (now() < pausedUntil ? 0 : maxConcurrent),
    run,
    recorded: (job, recorded) => logFailure(job, recorded, log),
  };
}

function logFailure({ reference: order }: Job, { kind, reason }: Recorded, log: JobLog): void {
  const details = { order, reason };
  if (kind === "failed")
    log.error(details, "BaseLinker nie przyjął zamówienia. Wprowadź je ręcznie.");
  if (kind === "retry") log.warn(details, "Order export will be retried");
}
