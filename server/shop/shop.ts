import { join } from "node:path";
import type { Logger } from "pino";
import { openBackgroundWork } from "./background-work.ts";
import { openCatalogueSource } from "./catalogue-source.ts";
import { loadContent } from "../content/load-content.ts";
import { claimDatabase } from "../db/connection/database-owner.ts";
import { waitForDatabase } from "../db/connection/open-database.ts";
import type { JobKind } from "../db/jobs/job-kind.ts";
import { createStore, type Store } from "../db/store.ts";
import { createCustomerActions } from "./customer-actions.ts";
import { createMails, mailContext } from "../email/mails.ts";
import type { Env } from "../env.ts";
import { newId } from "../new-id.ts";
import { createRunningShop } from "../shop-config/running-shop.ts";
import { openPayments } from "./open-payments.ts";
import { createPromisedDelivery } from "../orders/promised-delivery.ts";
import { createStatusReader } from "../orders/order-status.ts";
import { createReadiness } from "./readiness.ts";
import { openFeedFiles } from "../web/feed-files.ts";
import { openAbuseProtection } from "../web/rate-limit/abuse-protection.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

type Options = {
  wakeWorker?: (kind: JobKind) => void;
  /** The shop's clock, in milliseconds since 1970. */
  now?: () => number;
};

export async function openShop(env: Env, log: Logger, options: Options = {}) {
  const { now = Date.now } = options;
  const store = await openStore(env, log);
  const content = loadContent(env);
  const shop = createRunningShop(env);
  const mail = createMails({ ...mailContext(env, shop), newId });
  const source = await openCatalogueSource({ env, store, content, mail, now, log });
  const { features } = source;
  await store.settings.saveFeatures({ ...features, takesOnlinePayments: shop.takesOnlinePayments });
  const guard = await openAbuseProtection({ store, now, log });
  const payments = openPayments({ env, mail, now, log, store, features });
  const parts = { env, shop, mail, now, log, store, content, source, payments, guard };
  const background = openBackgroundWork(parts);
  const promisedDelivery = createPromisedDelivery({ shop, store, now });
  const wakeEmails = () => (options.wakeWorker ?? background.worker.wake)("email");
  return {
    ...background,
    origin: env.ORIGIN,
    allowedOrigins: env.ALLOWED_ORIGINS,
    content,
    giftWrapping: shop.giftWrapping,
    catalogue: source.catalogue,
    refreshCatalogue: source.refreshCatalogue,
    pictures: source.pictures,
    feeds: await openFeedFiles({ folder: join(env.DATA_DIR, "feeds"), now }),
    now,
    log,
    guard,
    payments,
    ...createCustomerActions({ ...parts, promisedDelivery, wakeEmails }),
    orderStatus: createStatusReader({ store, shop, checkPayment: payments?.check, now }),
    promisedDelivery,
    recordUntrustedProxy: () => store.settings.recordUntrustedProxy(now()),
    readiness: createReadiness({ store, catalogue: source.catalogue, source, now }),
    waitForProducts: source.waitForProducts,
    close: () => closeInOrder([guard, background, source, store]),
  };
}

async function closeInOrder(parts: readonly { close: () => unknown }[]): Promise<void> {
  for (const part of parts) await part.close();
}

async function openStore(env: Env, log: Logger): Promise<Store> {
  const db = await waitForDatabase(env, (problem) => log.warn(`${problem} Sklep czeka minutę.`));
  const store = createStore(db);
  await claimDatabase(store, env.ORIGIN);
  return store;
}
