import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import * as shopConfig from "../shop.config.ts";
import { loadContent } from "./content/load-content.ts";
import type { Env } from "./env.ts";
import { createMails } from "./email/emails.ts";
import { createMessages } from "./email/messages.ts";
import { newId } from "./new-id.ts";
import { createNewsletter } from "./email/newsletter.ts";
import { readOrderStatus } from "./orders/order-status.ts";
import { createOrders } from "./orders/orders.ts";
import { openOutbox } from "./email/open-outbox.ts";
import { openCatalogueSource } from "./catalogue-source.ts";
import { openRetention } from "./privacy/retention.ts";
import { readReadiness } from "./readiness.ts";
import { openAbuseProtection } from "./web/rate-limit/abuse-protection.ts";
import { waitForDatabase } from "./db/open-database.ts";
import { createStore } from "./db/store.ts";
import { withdrawalMails } from "./email/withdrawal-emails.ts";
import { createWithdrawals } from "./orders/withdrawals.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The composition root: creates every part of the shop. */
export async function openShop(env: Env, log: Logger) {
  const db = await waitForDatabase(env, (problem) => log.warn(`${problem} Sklep czeka minutę.`));
  const store = createStore(db);
  await store.saveOrigin(env.ORIGIN);
  const catalogueSource = await openCatalogueSource({ env, store, log });
  const { catalogue } = catalogueSource;
  const content = loadContent(new URL("../content/", import.meta.url), env.ORIGIN);
  const emailDeps = { shop: shopConfig, ordersTo: env.ORDERS_TO, newId, origin: env.ORIGIN };
  const mails = createMails(emailDeps);
  const outbox = openOutbox({ env, store, log, document: content.standaloneDocument });
  const guard = await openAbuseProtection({ store, log, newSecret: newId });
  const deps = { store, now: Date.now, newId, randomBytes, wakeOutbox: outbox.wake };
  const background = [catalogueSource, outbox, openRetention({ env, store, log })];
  return {
    origin: env.ORIGIN,
    allowedOrigins: env.ALLOWED_ORIGINS,
    content,
    catalogue,
    log,
    outbox,
    catalogueSource,
    guard,
    newsletter: createNewsletter({ ...deps, mails, origin: env.ORIGIN, brand: shopConfig.brand }),
    ...createMessages({ ...deps, mailsFor: mails.forMessage }),
    ...createWithdrawals({ ...deps, mailsFor: withdrawalMails(emailDeps) }),
    ...createOrders({ ...deps, ...catalogueSource, shop: shopConfig, mailsFor: mails.forOrder }),
    orderStatus: (id: string) => readOrderStatus(id, { store, shop: shopConfig }),
    recordUntrustedProxy: () => store.recordUntrustedProxy(Date.now()),
    readiness: () => readReadiness({ store, catalogue, catalogueSource, now: Date.now }),
    /** Starts the work that runs in one process per machine. */
    startBackground: () => background.forEach((work) => work.start()),
    async close(): Promise<void> {
      guard.close();
      for (const work of background) await work.stop();
      await store.close();
    },
  };
}
