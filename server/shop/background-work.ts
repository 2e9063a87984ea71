import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { RunningShop } from "../../shop/shop-config.ts";
import { createMonitor } from "../alerts/monitor.ts";
import { createWebhookJobs } from "../alerts/webhook.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import type { Content } from "../content/load-content.ts";
import type { Store } from "../db/store.ts";
import { createEmailJobs } from "../email/email-jobs.ts";
import { openTransport } from "../email/open-transport.ts";
import type { Env } from "../env.ts";
import { createWorker } from "../jobs/worker.ts";
import { newId } from "../new-id.ts";
import { createUnpaidJobs, type Payments } from "./open-payments.ts";
import { openRetentionJobs } from "../privacy/retention.ts";

type Parts = {
  env: Env;
  shop: RunningShop;
  now: () => number;
  log: Logger;
  store: Store;
  content: Content;
  source: CatalogueSource;
  payments: Payments | undefined;
};

/** The work that needs no visitor. */
export function openBackgroundWork(parts: Parts) {
  const { env, now, log, store, content, source, payments } = parts;
  const transport = openTransport({ env, log, document: content.standaloneDocument });
  const { deliver } = transport;
  const { ALERTS_URL: webhookUrl } = env;
  const worker = createWorker({ store, workerId: randomUUID(), now, random: Math.random, log }, [
    createEmailJobs({ store, deliver, now, log }),
    openRetentionJobs(env, { store, now, log }),
    ...source.jobs(),
    ...(payments?.jobs() ?? []),
    ...createUnpaidJobs(parts),
    ...(webhookUrl ? [createWebhookJobs({ store, url: webhookUrl, fetch })] : []),
  ]);
  const { wake } = worker;
  const monitor = createMonitor({ env, store, deliver, fetch, wake, newId, now, log });
  return {
    worker,
    monitor,
    start(): void {
      source.start();
      worker.start();
      monitor.start();
    },
    async close(): Promise<void> {
      await source.stop();
      await monitor.stop();
      await worker.stop();
      transport.close();
    },
  };
}
