import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import type { RunningShop } from "../../shop/shop-config.ts";
import { createMonitor } from "../alerts/monitor.ts";
import { createWebhookJobs } from "../alerts/webhook.ts";
import { createMissedSearchCounter } from "../catalogue/missed-searches.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import type { Content } from "../content/load-content.ts";
import type { JobKind } from "../db/jobs/job-kind.ts";
import type { Store } from "../db/store.ts";
import { createEmailJobs } from "../email/email-jobs.ts";
import { createMailProbe, probeMs } from "../email/transport/mail-probe.ts";
import { checkSmtp } from "../email/transport/smtp.ts";
import { openTransport } from "../email/transport/open-transport.ts";
import type { Env } from "../env.ts";
import { openCaches } from "../files/caches.ts";
import { createWorker, type JobHandler } from "../jobs/worker.ts";
import { createPoller } from "../jobs/poller.ts";
import type { WriteMail } from "../email/mails.ts";
import { createCompletionJobs } from "./complete-orders.ts";
import { createMorningMailJobs } from "./morning-mail.ts";
import { createReservationEnd } from "../orders/transitions/reservation-end.ts";
import type { Payments } from "./open-payments.ts";
import type { AbuseProtection } from "../web/rate-limit/abuse-protection.ts";
import { createPayuCheck } from "../payments/check-credentials.ts";
import { createUnpaidOrderJobs } from "../payments/unpaid-orders.ts";
import { createRetentionJobs } from "../privacy/retention.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const reservationCheckMs = 10 * minuteMs;
const diskCheckMs = 15_000;

type Transport = ReturnType<typeof openTransport>;

export type ShopParts = {
  env: Env;
  shop: RunningShop;
  mail: WriteMail;
  now: () => number;
  log: Logger;
  store: Store;
  content: Content;
  source: CatalogueSource;
  payments: Payments | undefined;
  guard: AbuseProtection;
};

export function openBackgroundWork(parts: ShopParts) {
  const { env, mail, now, log, store, content, source } = parts;
  const transport = openTransport({ env, log, document: content.standaloneDocument });
  const { deliver } = transport;
  const worker = createWorker(
    { store, workerId: randomUUID(), now, random: Math.random, log },
    createHandlers(parts, deliver),
  );
  const { wake } = worker;
  const pollers = [
    openReservationEnd(parts),
    openMailProbe(parts),
    openDiskCheck(parts),
    env.PAYU && createPayuCheck({ ...env.PAYU, store, fetch, now, log }),
  ];
  const missedSearches = createMissedSearchCounter({ store, now, log });
  const monitor = createMonitor({ env, store, deliver, fetch, wake, mail, now, log });
  return {
    worker,
    monitor,
    countMissedSearch: missedSearches.count,
    async startBackground(): Promise<void> {
      await source.start();
      worker.start();
      monitor.start();
      for (const poller of pollers) poller?.start();
    },
    async close(): Promise<void> {
      await source.stop();
      await monitor.stop();
      for (const poller of pollers) await poller?.stop();
      await worker.stop();
      transport.close();
      await missedSearches.close();
    },
  };
}

function openMailProbe({ env: { SMTP_URL: url }, store, now, log }: ShopParts) {
  if (url === undefined) return undefined;
  const probe = createMailProbe({ store, check: () => checkSmtp(url), now });
  return createPoller(probeMs, probe, (err) => log.error({ err }, "Mail probe failed"));
}

/** Other programs fill the disk too. */
function openDiskCheck({ env, log }: ShopParts) {
  const { makeRoom } = openCaches(env.DATA_DIR);
  const check = async () => void (await makeRoom());
  return createPoller(diskCheckMs, check, (err) => log.error({ err }, "Caches stay full"));
}

/** A new kind of jobs does not compile until it stands here; undefined is switched off. */
function createHandlers(
  parts: ShopParts,
  deliver: Transport["deliver"],
): Record<JobKind, JobHandler | undefined> {
  const { env, shop, store, now, log, source, payments, guard } = parts;
  const { ALERTS_URL: url } = env;
  const { features } = source;
  return {
    email: createEmailJobs({ store, deliver, now, log }),
    retention: createRetentionJobs({
      ...parts,
      mailFolder: join(env.DATA_DIR, "mail"),
      taxRecordYears: shop.legal.taxRecordYears,
      startedAt: now(),
    }),
    ...source.jobs(),
    ...(payments?.jobs() ?? { "payment-check": undefined, refund: undefined }),
    ...createUnpaidOrderJobs({
      ...parts,
      admitsMail: guard.admitsMail,
      checkAttempts: payments?.checkOpenAttempts,
      features,
    }),
    "morning-mail": createMorningMailJobs({
      ...parts,
      morningMail: shop.morningMail,
      refundDays: shop.legal.refundDays,
    }),
    "order-completion": createCompletionJobs({
      ...parts,
      days: shop.completeAfterDays,
      features,
    }),
    "alert-webhook": url ? createWebhookJobs({ store, url, fetch }) : undefined,
  };
}

function openReservationEnd({ shop, mail, store, now, log }: ShopParts) {
  const end = createReservationEnd({ store, shop, mail, now });
  const report = (error: unknown) => log.error({ err: error }, "Reservations could not end");
  return createPoller(reservationCheckMs, end, report);
}
