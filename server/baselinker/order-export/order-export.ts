import { isBlocked } from "../sync/result.ts";
import { createWorkerPool } from "../../jobs/worker-pool.ts";
import { createPoller } from "../../jobs/poller.ts";
import type { ClaimedExport } from "../../db/jobs/order-export-queue.ts";
import { createFailureHandler } from "./failures.ts";
import { leaseMs, submitOrder, type SubmitDeps } from "./submit-order.ts";

const pollMs = 1000;
/** A slow reply must not block other orders. */
const maxWorkers = 2;

type Deps = SubmitDeps & {
  /** In [0, 1). */
  random?: () => number;
};

/**
 * Exports each accepted order to BaseLinker exactly once, retrying until it succeeds or fails for
 * good. Several processes may share a store.
 */
export function createOrderExport(deps: Deps) {
  const { store, now, workerId, log } = deps;
  const failures = createFailureHandler(deps);
  let stopping = false;
  const failed = (error: unknown) =>
    log.error({ err: error }, "Order export cannot use the database");
  const pool = createWorkerPool<ClaimedExport>({
    maxWorkers: () => (stopping || failures.isPaused() ? 0 : maxWorkers),
    async take() {
      if (isBlocked(await store.syncState(), deps)) return undefined;
      return store.claimOrderExport(workerId, now(), leaseMs);
    },
    async work(claimed) {
      try {
        await submitOrder(claimed, deps);
        failures.reset();
      } catch (error) {
        await failures.record(claimed, error);
      }
    },
    failed,
  });
  const poller = createPoller(pollMs, async () => pool.start(), failed);
  return {
    /** Resolves when nothing due is left. */
    async exportPendingOrders(): Promise<void> {
      pool.start();
      await pool.drained();
    },
    start: poller.start,
    /** Resolves when running calls have finished. */
    async stop(): Promise<void> {
      stopping = true;
      poller.stop();
      await pool.drained();
    },
  };
}
