import type { Delivery } from "./delivery-result.ts";
import type { MailLog } from "./email-log.ts";

const pauseMs = 5 * 60_000;
const maxWorkers = 4;

/**
 * Pauses the queue while the mail server rejects the shop itself, so that a wrong password uses up
 * no attempts and does not lock the account. Then one mail probes whether it is fixed.
 */
export function createCircuitBreaker(now: () => number, log: MailLog) {
  let pausedUntil = 0;
  let alerted = false;
  return {
    /** Number of mails to send in parallel. */
    maxWorkers(): number {
      if (now() < pausedUntil) return 0;
      return alerted ? 1 : maxWorkers;
    },
    note(delivery: Delivery): void {
      if (delivery.kind === "misconfigured") {
        pausedUntil = now() + pauseMs;
        if (!alerted)
          log.error({ reason: delivery.reason }, "Poczta czeka: popraw SMTP_URL albo MAIL_FROM");
        alerted = true;
      } else if (alerted && delivery.kind === "sent") {
        alerted = false;
        log.info({}, "Poczta znów wychodzi");
      }
    },
  };
}
