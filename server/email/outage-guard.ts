import type { MailLog } from "./email-log.ts";

/**
 * After the database was away, those who hold outcomes write them down first: until it has answered
 * for so long, nobody takes a mail whose lease ran out meanwhile.
 */
const calmMs = 5000;
const tellAgainMs = 60_000;

export type Outage = ReturnType<typeof createOutage>;

export function createOutage(now: () => number, log: MailLog) {
  let calmAt = -Infinity;
  let tellAt = -Infinity;
  return {
    isOver: () => now() >= calmAt,
    note(error: unknown): void {
      calmAt = now() + calmMs;
      if (now() < tellAt) return;
      tellAt = now() + tellAgainMs;
      log.error({ err: error }, "The outbox cannot use the database");
    },
  };
}
