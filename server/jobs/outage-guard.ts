import type { JobLog } from "./worker.ts";

/**
 * Pause after a database failure: workers with unwritten outcomes write them first, before jobs
 * with expired leases are claimed.
 */
const recoveryMs = 5000;
const logAgainMs = 60_000;

export type OutageGuard = ReturnType<typeof createOutageGuard>;

type Write = () => Promise<unknown>;

/** Pauses the worker while the database is down, and retries outcomes that could not be written. */
export function createOutageGuard(now: () => number, log: JobLog) {
  let recoveredAt = -Infinity;
  let logAgainAt = -Infinity;
  const unwritten = new Set<Write>();

  async function write(work: Write): Promise<void> {
    try {
      await work();
    } catch (error) {
      unwritten.add(work);
      throw error;
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
    async writePending(): Promise<void> {
      for (const work of unwritten) {
        unwritten.delete(work);
        await write(work);
      }
    },
  };
}
