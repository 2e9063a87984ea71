import { BaselinkerFailure } from "../client/failure.ts";
import { markOf } from "../sync/result.ts";
import { pauseAfter } from "../../jobs/retry-schedule.ts";
import type { WaitingOrder } from "../../db/jobs/order-export-queue.ts";
import { OrderLost, type SendMeans } from "./submit-order.ts";

const patientMs = 5 * 60_000;
/** A call whose answer got lost may still be at work over there; to look at once proves nothing. */
const settleMs = 60_000;

type Means = Pick<SendMeans, "store" | "now" | "owner" | "token" | "log"> & {
  random?: () => number;
};

/** What becomes of an order that could not be entered. The customer never hears of it. */
export function createSetbacks(means: Means) {
  const { store, now, owner, token, log, random = Math.random } = means;
  let pausedUntil = 0;
  let alerted = false;

  async function note(waiting: WaitingOrder, error: unknown): Promise<void> {
    if (error instanceof OrderLost) return;
    const { kind, until, message } = readFailure(error);
    const holder = { id: waiting.id, owner, now: now() };
    const details = { order: waiting.id, kind, reason: message };
    if (kind === "blocked") {
      await store.noteBlock(until!, markOf(token));
      await store.putBackOrder(holder, until!, waiting.attempts, message);
    } else if (kind === "token" || kind === "settings") {
      pausedUntil = now() + patientMs;
      await store.putBackOrder(holder, pausedUntil, waiting.attempts, message);
      if (!alerted) log.error(details, "Orders for the warehouse wait: correct the settings");
      alerted = true;
    } else {
      const attempts = waiting.attempts + 1;
      const pause = kind === "refused" ? undefined : pauseAfter(attempts, random());
      if (pause === undefined) {
        await store.setOrderAside(holder, message);
        return log.error(details, "BaseLinker nie przyjął zamówienia. Wprowadź je ręcznie.");
      }
      await store.putBackOrder(holder, now() + Math.max(pause, settleMs), attempts, message);
      log.warn(details, "The order will be entered into the warehouse later");
    }
  }

  return {
    note,
    isPaused: () => now() < pausedUntil,
    /** An order went through: the settings are right again. */
    forget: () => (alerted = false),
  };
}

function readFailure(error: unknown): Pick<BaselinkerFailure, "kind" | "until" | "message"> {
  if (error instanceof BaselinkerFailure) return error;
  const message = error instanceof Error ? error.message : "unknown error";
  return { kind: "transport", until: undefined, message };
}
