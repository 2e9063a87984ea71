import { createCredentialsRecord } from "../jobs/credentials-record.ts";
import type { Job } from "../db/jobs/claim.ts";
import type { Mail } from "../db/emails/email.ts";
import { listErrorWords } from "./transport/causes.ts";
import { unreachableCodes } from "./transport/mail-error.ts";
import { eraseEmails } from "../db/emails/emails.ts";
import type { Store } from "../db/store.ts";
import type { Outcome, Recorded } from "../jobs/outcome.ts";
import type { JobHandler, JobLog } from "../jobs/worker.ts";
import { hourMs, minuteMs } from "../../shop/time/durations.ts";

export type Delivery =
  | { kind: "sent"; reason?: string }
  | { kind: "retry"; reason: string }
  /** By the shop's settings or limit, not for the mail's own fault; others may still be sent. */
  | { kind: "deferred"; reason: string }
  /** Permanent: the same mail would be rejected again. */
  | { kind: "refused"; reason: string }
  /** No mail can be sent until the owner corrects the settings. */
  | { kind: "misconfigured"; reason: string };

const leaseMs = 15_000;
const maxConcurrent = 4;
const misconfiguredPauseMs = 5 * minuteMs;
/** Not the mail's fault: it is given up only when the owner has done nothing for two weeks. */
const deferral = { minPauseMs: minuteMs, maxHours: 14 * 24 };
export const overdueMs = 30 * minuteMs;

type Deps = {
  store: { emails: Pick<Store["emails"], "read" | "makeDue">; settings: Store["settings"] };
  deliver: (mail: Mail) => Promise<Delivery>;
  now: () => number;
  log: JobLog;
};

export function createEmailJobs(deps: Deps): JobHandler {
  const { store, now, log } = deps;
  const credentials = createCredentialsRecord("mail", deps);
  let pausedUntil = 0;
  let misconfigured = false;
  const wakeWaiting = createWakeUp(deps);

  async function run({ reference }: Job): Promise<Outcome> {
    const mail = await store.emails.read(reference);
    if (!mail) return { kind: "dropped" };
    const delivery = await attempt(mail, deps);
    if (delivery.kind === "misconfigured") return pause(delivery.reason);
    if (delivery.kind === "sent") await noteAccepted();
    if (delivery.kind === "refused") return { kind: "failed", reason: delivery.reason };
    if (delivery.kind === "deferred") return { ...delivery, ...deferral, kind: "retry" };
    return delivery.kind === "sent" ? sent(mail, delivery.reason) : delivery;
  }

  async function noteAccepted(): Promise<void> {
    if (misconfigured) log.info({}, "Poczta znów wychodzi");
    misconfigured = false;
    await credentials.accept();
    await wakeWaiting();
  }

  /**
   * A wrong password must use up no attempts and not lock the account. Then one email probes whether
   * it is fixed.
   */
  async function pause(reason: string): Promise<Outcome> {
    pausedUntil = now() + misconfiguredPauseMs;
    if (!misconfigured) log.error({ reason }, "Poczta czeka: popraw SMTP_URL albo MAIL_FROM");
    misconfigured = true;
    await credentials.refuse(reason);
    return { kind: "rescheduled", runAt: now() };
  }

  return {
    leaseMs,
    maxConcurrent: () => (now() < pausedUntil ? 0 : misconfigured ? 1 : maxConcurrent),
    run,
    recorded: (job, recorded) => logDelivery(job, recorded, log),
    overdue: { afterMs: overdueMs, report: (...mail) => reportOverdue(...mail, log) },
  };
}

const wakeUpMs = minuteMs;
const passedByAcceptance = [...unreachableCodes, ...listErrorWords("limit", "setting")];

/**
 * After an outage, a limit or a wrong setting mails do not wait for their hourly attempt: the first
 * that is sent wakes the rest. Less and less often while some still wait: a mail at which the server
 * hangs up must not use up its attempts.
 */
function createWakeUp({ store, now, log }: Pick<Deps, "store" | "now" | "log">) {
  let lookedAt = -Infinity;
  let pause = wakeUpMs;
  /** Never throws: what was sent must not be sent again. */
  return async (): Promise<void> => {
    if (Math.abs(now() - lookedAt) < pause) return;
    lookedAt = now();
    const count = await store.emails.makeDue(now(), passedByAcceptance).catch(() => 0);
    pause = count > 0 ? Math.min(pause * 2, hourMs) : wakeUpMs;
    if (count > 0) log.info({ count }, "The mail server answers again, waiting mails are due");
  };
}

function reportOverdue(mail: string, queuedAt: number, log: JobLog): void {
  log.error({ mail, queuedAt }, "Mail has been waiting for 30 minutes");
}

async function attempt(mail: Mail, { deliver, log }: Deps): Promise<Delivery> {
  try {
    return await deliver(mail);
  } catch (error) {
    log.error({ mail: mail.id, kind: mail.kind, err: error }, "Mail could not be composed");
    return { kind: "retry", reason: error instanceof Error ? error.message : "unknown error" };
  }
}

/** Confirmation links, discount codes and lists of customers are erased once sent. */
function sent({ id, kind }: Mail, reason: string | undefined): Outcome {
  const carriesSecret = ["newsletter-confirmation", "newsletter-welcome", "day"].includes(kind);
  return { kind: "done", reason, ...(carriesSecret && { write: (trx) => eraseEmails(trx, [id]) }) };
}

function logDelivery({ reference }: Job, { kind, ...rest }: Recorded, log: JobLog): void {
  const details = { mail: reference, ...rest };
  if (kind === "failed") log.error(details, "Mail failed for good");
  else if (kind === "retry") log.warn(details, "Mail will be retried");
  else if (rest.reason !== undefined) log.warn(details, "Mail sent, but not to everyone");
  else log.info(details, "Mail sent");
}
