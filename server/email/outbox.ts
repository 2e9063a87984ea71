import type { Mail } from "../db/jobs/email.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { Delivery } from "./delivery-result.ts";
import { createWorkerPool } from "../jobs/worker-pool.ts";
import type { MailLog } from "./email-log.ts";
import { createOutageGuard, type OutageGuard } from "./outage-guard.ts";
import { createPendingWrites, type PendingWrites } from "./pending-writes.ts";
import { pauseAfter } from "../jobs/retry-schedule.ts";
import { createPoller } from "../jobs/poller.ts";
import type { QueuedMail } from "../db/jobs/outbox.ts";
import type { Store } from "../db/store.ts";

/** When a process dies, the mails in its hands wait this long; the living renew it. */
const leaseMs = 15_000;
const renewLeaseMs = 3000;
const pollMs = 1000;
/** From here on a mail is late, and the owner should know. */
export const overdueMs = 30 * 60_000;

type Deps = {
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
export function createOutbox(deps: Deps) {
  const { store, now, log } = deps;
  const outageGuard = createOutageGuard(now, log);
  const pendingWrites = createPendingWrites();
  let stopping = false;
  const pool = openPool(deps, outageGuard, pendingWrites, () => stopping);
  const poller = createPoller(
    pollMs,
    async () => {
      if (!outageGuard.isOver()) {
        await store.ping();
        await pendingWrites.flush();
      }
      pool.start();
      await reportOverdue(deps);
    },
    outageGuard.note,
  );
  return {
    /** Resolves when nothing that is due now is left to try. */
    async sendPendingMail(): Promise<void> {
      pool.start();
      await pool.drained();
      await reportOverdue(deps);
    },
    start(): void {
      stopping = false;
      poller.start();
    },
    /** Something was queued just now. Does nothing unless started. */
    wake: () => (poller.isRunning() ? pool.start() : undefined),
    /** Resolves when the mails in hand are done; the others stay for the next start. */
    async stop(): Promise<void> {
      stopping = true;
      poller.stop();
      await pool.drained();
      await pendingWrites.flush().catch(outageGuard.note);
    },
  };
}

function openPool(
  deps: Deps,
  outageGuard: OutageGuard,
  pendingWrites: PendingWrites,
  stopping: () => boolean,
) {
  const { store, now, log } = deps;
  const breaker = createCircuitBreaker(now, log);
  return createWorkerPool<QueuedMail>({
    maxWorkers: () => (stopping() || !outageGuard.isOver() ? 0 : breaker.maxWorkers()),
    take: async () => (await store.claimMail(now(), leaseMs, 1))[0],
    async work(queued) {
      const { id } = queued.mail;
      const renewLease = () => store.renewLease(id, now() + leaseMs).catch(outageGuard.note);
      const renewal = setInterval(() => void renewLease(), renewLeaseMs);
      const delivery = await attempt(queued.mail, deps);
      clearInterval(renewal);
      breaker.note(delivery);
      await pendingWrites.record(() => record(queued, delivery, deps));
    },
    failed: outageGuard.note,
  });
}

async function attempt(mail: Mail, { deliver, log }: Deps): Promise<Delivery> {
  try {
    return await deliver(mail);
  } catch (error) {
    log.error({ mail: mail.id, kind: mail.kind, err: error }, "A mail could not be made");
    return { kind: "retry", reason: error instanceof Error ? error.message : "unknown error" };
  }
}

async function record({ mail, attempts }: QueuedMail, delivery: Delivery, deps: Deps) {
  const { store, now, random, log } = deps;
  const tries = attempts + 1;
  const details = { mail: mail.id, kind: mail.kind, attempt: tries };
  if (delivery.kind === "misconfigured") return store.releaseMail(mail.id);
  if (delivery.kind === "sent") {
    await store.recordSent(mail.id, now(), carriesSecret(mail), delivery.reason);
    if (!delivery.reason) return log.info(details, "Mail sent");
    return log.warn({ ...details, reason: delivery.reason }, "Mail sent, but not to everyone");
  }
  const { reason } = delivery;
  const pause = delivery.kind === "retry" ? pauseAfter(tries, random()) : undefined;
  if (pause === undefined) {
    await store.recordFailure(mail.id, tries, now(), reason);
    return log.error({ ...details, reason }, "A mail was given up");
  }
  await store.recordRetry(mail.id, tries, now() + pause, reason);
  return log.warn({ ...details, reason, pause }, "Mail will be tried again");
}

/** Links that confirm and codes that cost money need not outlive their mail. */
function carriesSecret({ kind }: Mail): boolean {
  return kind === "newsletter-confirmation" || kind === "newsletter-welcome";
}

async function reportOverdue({ store, now, log }: Deps): Promise<void> {
  for (const { id, kind, queuedAt } of await store.reportOverdue(now() - overdueMs, now())) {
    log.error({ mail: id, kind, queuedAt }, "A mail has been waiting for 30 minutes");
  }
}
