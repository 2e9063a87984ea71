import type { Mail } from "./mail.ts";
import { createBrake } from "./mail/brake.ts";
import type { Delivery } from "./mail/delivery.ts";
import { createLanes } from "./mail/lanes.ts";
import type { MailLog } from "./mail/mail-log.ts";
import { pauseAfter } from "./mail/retry-schedule.ts";
import type { QueuedMail } from "./store/outbox-table.ts";
import type { Store } from "./store/store.ts";

/** Longer than any attempt may last. When a process dies, the mails in its hands wait this long. */
const leaseMs = 2 * 60_000;
const pollMs = 1000;
const overdueMs = 30 * 60_000;

type Means = {
  store: Store;
  /** One attempt to hand a mail over; what it throws counts as temporary. */
  deliver: (mail: Mail) => Promise<Delivery>;
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
  log: MailLog;
};

/**
 * Hands the kept mails over until each is sent or refused for good. Several processes may each have
 * an outbox on the same store.
 */
export function createOutbox(means: Means) {
  const { store, now, log } = means;
  const brake = createBrake(now, log);
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  const failed = (error: unknown) =>
    log.error({ err: error }, "The outbox cannot use the database");
  const lanes = createLanes<QueuedMail>({
    most: () => (stopping ? 0 : brake.lanes()),
    take: async () => (await store.claimMail(now(), leaseMs, 1))[0],
    work: async (queued) => brake.note(await sendMail(queued, means)),
    failed,
  });
  const poll = () => {
    lanes.open();
    reportOverdue(means).catch(failed);
  };
  return {
    /** Resolves when nothing that is due now is left to try. */
    async sendPendingMail(): Promise<void> {
      lanes.open();
      await lanes.ended();
      await reportOverdue(means);
    },
    start(): void {
      stopping = false;
      timer ??= setInterval(poll, pollMs);
      poll();
    },
    /** Something was queued just now. Does nothing unless started. */
    poke: () => (timer ? lanes.open() : undefined),
    /** Resolves when the mails in hand are done; the others stay for the next start. */
    async stop(): Promise<void> {
      stopping = true;
      clearInterval(timer);
      timer = undefined;
      await lanes.ended();
    },
    /** The mail that has waited longest, for readiness checks and the owner. */
    oldestPending: store.oldestPending,
  };
}

async function sendMail(queued: QueuedMail, means: Means): Promise<Delivery> {
  const delivery = await attempt(queued.mail, means);
  await record(queued, delivery, means);
  return delivery;
}

async function attempt(mail: Mail, { deliver, log }: Means): Promise<Delivery> {
  try {
    return await deliver(mail);
  } catch (error) {
    log.error({ mail: mail.id, kind: mail.kind, err: error }, "A mail could not be made");
    return { kind: "retry", reason: error instanceof Error ? error.message : "unknown error" };
  }
}

async function record({ mail, attempts }: QueuedMail, delivery: Delivery, means: Means) {
  const { store, now, random, log } = means;
  const tried = attempts + 1;
  const details = { mail: mail.id, kind: mail.kind, attempt: tried };
  if (delivery.kind === "misconfigured") return store.releaseMail(mail.id);
  if (delivery.kind === "sent") {
    await store.recordSent(mail.id, now(), carriesSecret(mail));
    if (!delivery.reason) return log.info(details, "Mail sent");
    return log.warn({ ...details, reason: delivery.reason }, "Mail sent, but not to everyone");
  }
  const { reason } = delivery;
  const pause = delivery.kind === "retry" ? pauseAfter(tried, random()) : undefined;
  if (pause === undefined) {
    await store.recordFailure(mail.id, tried, now(), reason);
    return log.error({ ...details, reason }, "A mail was given up");
  }
  await store.recordRetry(mail.id, tried, now() + pause, reason);
  return log.warn({ ...details, reason, pause }, "Mail will be tried again");
}

/** Links that confirm and codes that cost money need not outlive their mail. */
function carriesSecret({ kind }: Mail): boolean {
  return kind === "newsletter-confirmation" || kind === "newsletter-welcome";
}

async function reportOverdue({ store, now, log }: Means): Promise<void> {
  for (const { id, kind, queuedAt } of await store.reportOverdue(now() - overdueMs, now())) {
    log.error({ mail: id, kind, queuedAt }, "A mail has been waiting for 30 minutes");
  }
}
