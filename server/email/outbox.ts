import type { Mail } from "../db/jobs/email.ts";
import { createBrake } from "./circuit-breaker.ts";
import type { Delivery } from "./delivery-result.ts";
import { createLanes } from "../jobs/worker-pool.ts";
import type { MailLog } from "./email-log.ts";
import { createOutage, type Outage } from "./outage-guard.ts";
import { createOutcomes, type Outcomes } from "./pending-writes.ts";
import { pauseAfter } from "../jobs/retry-schedule.ts";
import { createRounds } from "../jobs/poller.ts";
import type { QueuedMail } from "../db/jobs/outbox.ts";
import type { Store } from "../db/store.ts";

/** When a process dies, the mails in its hands wait this long; the living renew it. */
const leaseMs = 15_000;
const renewMs = 3000;
const pollMs = 1000;
/** From here on a mail is late, and the owner should know. */
export const overdueMs = 30 * 60_000;

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
  const outage = createOutage(now, log);
  const outcomes = createOutcomes();
  let stopping = false;
  const lanes = openLanes(means, outage, outcomes, () => stopping);
  const rounds = createRounds(
    pollMs,
    async () => {
      if (!outage.isOver()) {
        await store.ping();
        await outcomes.recordRest();
      }
      lanes.open();
      await reportOverdue(means);
    },
    outage.note,
  );
  return {
    /** Resolves when nothing that is due now is left to try. */
    async sendPendingMail(): Promise<void> {
      lanes.open();
      await lanes.ended();
      await reportOverdue(means);
    },
    start(): void {
      stopping = false;
      rounds.start();
    },
    /** Something was queued just now. Does nothing unless started. */
    poke: () => (rounds.areOn() ? lanes.open() : undefined),
    /** Resolves when the mails in hand are done; the others stay for the next start. */
    async stop(): Promise<void> {
      stopping = true;
      rounds.stop();
      await lanes.ended();
      await outcomes.recordRest().catch(outage.note);
    },
  };
}

function openLanes(means: Means, outage: Outage, outcomes: Outcomes, stopping: () => boolean) {
  const { store, now, log } = means;
  const brake = createBrake(now, log);
  return createLanes<QueuedMail>({
    most: () => (stopping() || !outage.isOver() ? 0 : brake.lanes()),
    take: async () => (await store.claimMail(now(), leaseMs, 1))[0],
    async work(queued) {
      const { id } = queued.mail;
      const renew = () => store.renewLease(id, now() + leaseMs).catch(outage.note);
      const renewing = setInterval(() => void renew(), renewMs);
      const delivery = await attempt(queued.mail, means);
      clearInterval(renewing);
      brake.note(delivery);
      await outcomes.record(() => record(queued, delivery, means));
    },
    failed: outage.note,
  });
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
    await store.recordSent(mail.id, now(), carriesSecret(mail), delivery.reason);
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
