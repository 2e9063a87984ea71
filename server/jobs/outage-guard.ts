import type { JobLog } from "./worker.ts";

/**
 * Pause after a database failure: workers with unwritten outcomes write them first, before jobs
 * with expired leases are claimed.
 */
const recoveryMs = 5000;
const logAgainMs = 60_000;
/** The database answers and still rejects it: the lease expires, and the job runs again. */
const maxWrites = 5;

export type OutageGuard = ReturnType<typeof createOutageGuard>;

type Write = () => Promise<unknown>;

/** Pauses the worker while the database is down, and retries outcomes that could not be written. */
export function createOutageGuard(now: () => number, log: JobLog) {
  let recoveredAt = -Infinity;
  let logAgainAt = -Infinity;
  /** With the number of failed writes. */
  const unwritten = new Map<Write, number>();

  async function write(work: Write): Promise<void> {
    try {
      await work();
      unwritten.delete(work);
    } catch (error) {
      const failures = (unwritten.get(work) ?? 0) + 1;
      unwritten.set(work, failures);
      if (failures < maxWrites) throw error;
      unwritten.delete(work);
      log.error({ err: error }, "The outcome of a background job could not be stored");
    }
  }

  return {
    isOver: () => now() >= recoveredAt,
    note(error: unknown): void {
      recoveredAt = now() + recoveryMs;
      if (now() < logAgainAt) return;
      logAgainAt = now() + logAgainMs;
      log.error({ err: error }, "Background jobs cannot use the database");
    },
    write,
    /** Call when the database answers. */
    async writePending(): Promise<void> {
      for (const work of unwritten.keys()) await write(work);
    },
  };
}
