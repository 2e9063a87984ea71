import { BaselinkerFailure } from "../client/failure.ts";
import { fingerprint } from "../sync/result.ts";
import { pauseAfter } from "../../jobs/retry-schedule.ts";
import type { ClaimedExport } from "../../db/jobs/order-export-queue.ts";
import { OrderLeaseLost, type SubmitDeps } from "./submit-order.ts";

const settingsRetryMs = 5 * 60_000;
/**
 * BaseLinker may still be processing a call whose reply was lost; an immediate lookup proves
 * nothing.
 */
const settleMs = 60_000;

type Deps = Pick<SubmitDeps, "store" | "now" | "workerId" | "token" | "log"> & {
  random?: () => number;
};

/** Reschedules or fails an export, depending on the error. */
export function createFailureHandler(deps: Deps) {
  const { store, now, workerId, token, log, random = Math.random } = deps;
  let pausedUntil = 0;
  let alerted = false;

  async function record(claimed: ClaimedExport, error: unknown): Promise<void> {
    if (error instanceof OrderLeaseLost) return;
    const { kind, until, message } = readFailure(error);
    const lease = { id: claimed.id, workerId, now: now() };
    const details = { order: claimed.id, kind, reason: message };
    if (kind === "blocked") {
      await store.recordBlock(until!, fingerprint(token));
      await store.rescheduleOrderExport(lease, until!, claimed.attempts, message);
    } else if (kind === "token" || kind === "settings") {
      pausedUntil = now() + settingsRetryMs;
      await store.rescheduleOrderExport(lease, pausedUntil, claimed.attempts, message);
      if (!alerted) log.error(details, "Zamówienia czekają na BaseLinkera: popraw ustawienia");
      alerted = true;
    } else {
      const attempts = claimed.attempts + 1;
      const pause = kind === "refused" ? undefined : pauseAfter(attempts, random());
      if (pause === undefined) {
        await store.failOrderExport(lease, message);
        return log.error(details, "BaseLinker nie przyjął zamówienia. Wprowadź je ręcznie.");
      }
      await store.rescheduleOrderExport(
        lease,
        now() + Math.max(pause, settleMs),
        attempts,
        message,
      );
      log.warn(details, "Order export will be retried");
    }
  }

  return {
    record,
    isPaused: () => now() < pausedUntil,
    /** Called after a success: the settings are right again. */
    reset: () => (alerted = false),
  };
}

function readFailure(error: unknown): Pick<BaselinkerFailure, "kind" | "until" | "message"> {
  if (error instanceof BaselinkerFailure) return error;
  const message = error instanceof Error ? error.message : "unknown error";
  return { kind: "transport", until: undefined, message };
}
