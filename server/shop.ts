import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { RunningShop } from "../shop/shop-config.ts";
import { openCatalogueSource, type CatalogueSource } from "./catalogue-source.ts";
import { loadContent, type Content } from "./content/load-content.ts";
import { claimDatabase } from "./database-owner.ts";
import { waitForDatabase } from "./db/open-database.ts";
import type { JobKind } from "./db/schema.ts";
import { createStore, type Store } from "./db/store.ts";
import { createEmailJobs } from "./email/email-jobs.ts";
import { openTransport } from "./email/open-transport.ts";
import { createCustomerActions } from "./customer-actions.ts";
import type { Env } from "./env.ts";
import { createWorker } from "./jobs/worker.ts";
import { newId } from "./new-id.ts";
import { createRunningShop } from "./running-shop.ts";
import { createUnpaidJobs, openPayments, type Payments } from "./open-payments.ts";
import { createStatusReader } from "./orders/order-status.ts";
import { openRetentionJobs } from "./privacy/retention.ts";
import { readReadiness } from "./readiness.ts";
import { openAbuseProtection } from "./web/rate-limit/abuse-protection.ts";

const now = Date.now;

export type Shop = Awaited<ReturnType<typeof openShop>>;

type Options = {
  /** Wakes the worker of another process; without it the worker of this process is woken. */
  wakeWorker?: (kind: JobKind) => void;
};

/** The composition root: creates every part of the shop and shows what each gets. */
export async function openShop(env: Env, log: Logger, options: Options = {}) {
  const db = await waitForDatabase(env, (problem) => log.warn(`${problem} Sklep czeka minutę.`));
  const store = createStore(db);
  await claimDatabase(store, env.ORIGIN);
  const content = loadContent(env);
  const source = await openCatalogueSource({ env, store, log });
  const shop = createRunningShop(env);
  const guard = await openAbuseProtection({ store, log, newSecret: newId });
  const payments = openPayments({ env, shop, log, store, source });
  const parts = { env, shop, log, store, content, source, payments };
  const { worker, close: closeWorker } = openWorker(parts);
  const { wakeWorker = worker.wake } = options;
  return {
    origin: env.ORIGIN,
    allowedOrigins: env.ALLOWED_ORIGINS,
    content,
    catalogue: source.catalogue,
    refreshCatalogue: source.refreshCatalogue,
    pictures: source.pictures,
    log,
    worker,
    guard,
    /** Undefined without PayU's settings. */
    payments,
    ...createCustomerActions({ env, shop, store, source, wakeEmails: () => wakeWorker("email") }),
    orderStatus: createStatusReader({ store, shop, checkPayment: payments?.check, now }),
    recordUntrustedProxy: () => store.settings.recordUntrustedProxy(now()),
    readiness: () => readReadiness({ store, catalogue: source.catalogue, source, now }),
    /** Starts the work that runs in one process per machine. */
    startBackground(): void {
      source.start();
      worker.start();
    },
    async close(): Promise<void> {
      guard.close();
      await source.stop();
      await closeWorker();
      await source.close();
      await store.close();
    },
  };
}

type WorkerParts = {
  env: Env;
  shop: RunningShop;
  log: Logger;
  store: Store;
  content: Content;
  source: CatalogueSource;
  payments: Payments | undefined;
};

/** The work that needs no visitor. */
function openWorker(parts: WorkerParts) {
  const { env, log, store, content, source, payments } = parts;
  const transport = openTransport({ env, log, document: content.standaloneDocument });
  const emails = createEmailJobs({ store, deliver: transport.deliver, now, log });
  const retention = openRetentionJobs(env, { store, log });
  const worker = createWorker({ store, workerId: randomUUID(), now, random: Math.random, log }, [
    emails,
    retention,
    ...source.jobs(),
    ...(payments?.jobs() ?? []),
    ...createUnpaidJobs(parts),
  ]);
  return {
    worker,
    async close(): Promise<void> {
      await worker.stop();
      transport.close();
    },
  };
}
