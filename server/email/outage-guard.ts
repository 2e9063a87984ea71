import type { MailLog } from "./email-log.ts";

/**
 * Pause after a database failure: holders of unwritten results write them first, before mails with
 * expired leases are claimed.
 */
const recoveryMs = 5000;
const logAgainMs = 60_000;

export type OutageGuard = ReturnType<typeof createOutageGuard>;

export function createOutageGuard(now: () => number, log: MailLog) {
  let recoveredAt = -Infinity;
  let logAgainAt = -Infinity;
  return {
    isOver: () => now() >= recoveredAt,
    note(error: unknown): void {
      recoveredAt = now() + recoveryMs;
      if (now() < logAgainAt) return;
      logAgainAt = now() + logAgainMs;
      log.error({ err: error }, "The outbox cannot use the database");
    },
  };
}
