import { findRejection } from "../db/connection/db-errors.ts";
import type { JobLog } from "./worker.ts";
import { minuteMs } from "../../shop/time/durations.ts";

/**
 * Pause after a database failure: workers with unwritten outcomes write them first, before jobs
 * with expired leases are claimed.
 */
const recoveryMs = 5000;
const logAgainMs = minuteMs;

export type OutageGuard = ReturnType<typeof createOutageGuard>;

/**
 * An outcome to store. `renewLease` keeps the job from other workers until then; `giveUp` stores
 * instead that it was rejected, so that nobody does the work twice.
 */
type OutcomeToWrite = {
  write: () => Promise<unknown>;
  renewLease: () => Promise<unknown>;
  giveUp: (code: string) => Promise<unknown>;
};

export function createOutageGuard(now: () => number, log: JobLog) {
  let recoveredAt = -Infinity;
  let logAgainAt = -Infinity;
  const unwritten = new Set<OutcomeToWrite>();

  function logOnce(err: unknown, message: string): void {
    if (now() < logAgainAt) return;
    logAgainAt = now() + logAgainMs;
    log.error({ err }, message);
  }

  async function retry(outcome: OutcomeToWrite): Promise<void> {
    try {
      await writeOrGiveUp(outcome, log);
      unwritten.delete(outcome);
    } catch (error) {
      // Fails when the database is down. Otherwise it rejects this outcome alone: others go on.
      await outcome.renewLease();
      logOnce(error, "The outcome of a background job cannot be stored");
    }
  }

  return {
    isOver: () => now() >= recoveredAt,
    note(error: unknown): void {
      recoveredAt = now() + recoveryMs;
      logOnce(error, "Background jobs cannot use the database");
    },
    /** @throws when it could not be written; `writePending` writes it later. */
    async write(outcome: OutcomeToWrite): Promise<void> {
      try {
        await writeOrGiveUp(outcome, log);
      } catch (error) {
        unwritten.add(outcome);
        throw error;
      }
    },
    /** @throws when the database is down. */
    async writePending(): Promise<void> {
      for (const outcome of unwritten) await retry(outcome);
    },
  };
}

async function writeOrGiveUp({ write, giveUp }: OutcomeToWrite, log: JobLog): Promise<void> {
  try {
    await write();
  } catch (error) {
    const code = findRejection(error);
    if (code === undefined) throw error;
    log.error({ err: error }, "The outcome of a background job was rejected");
    await giveUp(code);
  }
}
