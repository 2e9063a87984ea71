import { isBlocked } from "../sync/result.ts";
import { createLanes } from "../../jobs/worker-pool.ts";
import { createRounds } from "../../jobs/poller.ts";
import type { WaitingOrder } from "../../db/jobs/order-export-queue.ts";
import { createSetbacks } from "./failures.ts";
import { leaseMs, sendOrder, type SendMeans } from "./submit-order.ts";

const pollMs = 1000;
/** So that one slow answer holds up nobody. */
const mostLanes = 2;

type Means = SendMeans & {
  /** From 0 up to 1. */
  random?: () => number;
};

/**
 * Enters accepted orders into the warehouse, each once, until it is there or set aside for the
 * owner. Several processes may each do so on the same store.
 */
export function createWarehouseOrders(means: Means) {
  const { store, now, owner, log } = means;
  const setbacks = createSetbacks(means);
  let stopping = false;
  const failed = (error: unknown) =>
    log.error({ err: error }, "Orders for the warehouse cannot use the database");
  const lanes = createLanes<WaitingOrder>({
    most: () => (stopping || setbacks.isPaused() ? 0 : mostLanes),
    async take() {
      if (isBlocked(await store.warehouseState(), means)) return undefined;
      return store.claimWarehouseOrder(owner, now(), leaseMs);
    },
    async work(waiting) {
      try {
        await sendOrder(waiting, means);
        setbacks.forget();
      } catch (error) {
        await setbacks.note(waiting, error);
      }
    },
    failed,
  });
  const rounds = createRounds(pollMs, async () => lanes.open(), failed);
  return {
    /** Resolves when nothing that is due now is left to try. */
    async sendPendingOrders(): Promise<void> {
      lanes.open();
      await lanes.ended();
    },
    start: rounds.start,
    /** Resolves when the calls under way have been answered. */
    async stop(): Promise<void> {
      stopping = true;
      rounds.stop();
      await lanes.ended();
    },
  };
}
