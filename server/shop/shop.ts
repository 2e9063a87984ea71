import type { Logger } from "pino";
import { openBackgroundWork } from "./background-work.ts";
import { openCatalogueSource } from "./catalogue-source.ts";
import { loadContent } from "../content/load-content.ts";
import { claimDatabase } from "../db/connection/database-owner.ts";
import { waitForDatabase } from "../db/connection/open-database.ts";
import type { JobKind } from "../db/schema.ts";
import { createStore, type Store } from "../db/store.ts";
import { createCustomerActions } from "./customer-actions.ts";
import type { Env } from "../env.ts";
import { newId } from "../new-id.ts";
import { createRunningShop } from "../shop-config/running-shop.ts";
import { openPayments } from "./open-payments.ts";
import { createPromisedDelivery } from "../orders/promised-delivery.ts";
import { createStatusReader } from "../orders/order-status.ts";
import { readReadiness } from "./readiness.ts";
import { openAbuseProtection } from "../web/rate-limit/abuse-protection.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

type Options = {
  /** Wakes the worker of another process; without it the worker of this process is woken. */
  wakeWorker?: (kind: JobKind) => void;
  /** The shop's clock, in milliseconds since 1970. */
  now?: () => number;
};

/** The composition root: creates every part of the shop and shows what each gets. */
export async function openShop(env: Env, log: Logger, options: Options = {}) {
  const { now = Date.now } = options;
  const store = await openStore(env, log);
  const content = loadContent(env);
  const source = await openCatalogueSource({ env, store, now, log });
  const shop = createRunningShop(env);
  const guard = await openAbuseProtection({ store, now, log, newSecret: newId });
  const payments = openPayments({ env, shop, now, log, store, source });
  const parts = { env, shop, now, log, store, content, source, payments };
  const { worker, monitor, ...background } = openBackgroundWork(parts);
  const wakeEmails = () => (options.wakeWorker ?? worker.wake)("email");
  return {
    origin: env.ORIGIN,
    allowedOrigins: env.ALLOWED_ORIGINS,
    content,
    catalogue: source.catalogue,
    refreshCatalogue: source.refreshCatalogue,
    pictures: source.pictures,
    now,
    log,
    worker,
    guard,
    /** Undefined without PayU's settings. */
    payments,
    ...createCustomerActions({ env, shop, now, store, source, wakeEmails }),
    orderStatus: createStatusReader({ store, shop, checkPayment: payments?.check, now }),
    promisedDelivery: createPromisedDelivery({ shop, store, now }),
    recordUntrustedProxy: () => store.settings.recordUntrustedProxy(now()),
    readiness: () => readReadiness({ store, catalogue: source.catalogue, source, now }),
    monitor,
    /** Starts the work that runs in one process per machine. */
    startBackground: background.start,
    async close(): Promise<void> {
      guard.close();
      await background.close();
      await source.close();
      await store.close();
    },
  };
}

async function openStore(env: Env, log: Logger): Promise<Store> {
  const db = await waitForDatabase(env, (problem) => log.warn(`${problem} Sklep czeka minutę.`));
  const store = createStore(db);
  await claimDatabase(store, env.ORIGIN);
  return store;
}
