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

/** Mails of a process that dies wait this long; live ones renew their leases. */
const leaseMs = 15_000;
const renewLeaseMs = 3000;
const pollMs = 1000;
/** Older mails are reported as overdue. */
export const overdueMs = 30 * 60_000;

type Deps = {
  store: Store;
  /** Makes one delivery attempt; a thrown error counts as temporary. */
  deliver: (mail: Mail) => Promise<Delivery>;
  now: () => number;
  /** In [0, 1). */
  random: () => number;
  log: MailLog;
};

/**
 * Delivers stored mails, retrying until each is sent or rejected for good. Several processes may
 * share a store.
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
    /** Resolves when nothing due is left. */
    async sendPendingMail(): Promise<void> {
      pool.start();
      await pool.drained();
      await reportOverdue(deps);
    },
    start(): void {
      stopping = false;
      poller.start();
    },
    /** Starts delivery at once. Does nothing unless started. */
    wake: () => (poller.isRunning() ? pool.start() : undefined),
    /** Resolves when running deliveries are done; the rest stays for the next start. */
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
    log.error({ mail: mail.id, kind: mail.kind, err: error }, "Mail could not be composed");
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
    return log.error({ ...details, reason }, "Mail failed for good");
  }
  await store.recordRetry(mail.id, tries, now() + pause, reason);
  return log.warn({ ...details, reason, pause }, "Mail will be retried");
}

/** Confirmation links and discount codes are erased once sent. */
function carriesSecret({ kind }: Mail): boolean {
  return kind === "newsletter-confirmation" || kind === "newsletter-welcome";
}

async function reportOverdue({ store, now, log }: Deps): Promise<void> {
  for (const { id, kind, queuedAt } of await store.reportOverdue(now() - overdueMs, now())) {
    log.error({ mail: id, kind, queuedAt }, "Mail has been waiting for 30 minutes");
  }
}
