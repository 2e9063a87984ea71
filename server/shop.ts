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
import { openWarehouse } from "./catalogue-source.ts";
import { openRetention } from "./privacy/retention.ts";
import { readReadiness } from "./readiness.ts";
import { openSpamGuard } from "./web/rate-limit/abuse-protection.ts";
import { awaitDatabase } from "./db/open-database.ts";
import { createStore } from "./db/store.ts";
import { withdrawalMails } from "./email/withdrawal-emails.ts";
import { createWithdrawals } from "./orders/withdrawals.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Puts the shop together; the only place that knows every part. */
export async function openShop(env: Env, log: Logger) {
  const db = await awaitDatabase(env, (problem) => log.warn(`${problem} Sklep czeka minutę.`));
  const store = createStore(db);
  await store.keepOrigin(env.ORIGIN);
  const warehouse = await openWarehouse({ env, store, log });
  const { catalogue } = warehouse;
  const content = loadContent(new URL("../content/", import.meta.url), env.ORIGIN);
  const letters = { shop: shopConfig, ordersTo: env.ORDERS_TO, newId, origin: env.ORIGIN };
  const mails = createMails(letters);
  const outbox = openOutbox({ env, store, log, document: content.standaloneDocument });
  const guard = await openSpamGuard({ store, log, newSecret: newId });
  const common = { store, now: Date.now, newId, randomBytes, pokeOutbox: outbox.poke };
  const background = [warehouse, outbox, openRetention({ env, store, log })];
  return {
    origin: env.ORIGIN,
    allowedOrigins: env.ALLOWED_ORIGINS,
    content,
    catalogue,
    log,
    outbox,
    warehouse,
    guard,
    newsletter: createNewsletter({ ...common, mails, origin: env.ORIGIN, brand: shopConfig.brand }),
    ...createMessages({ ...common, mailsFor: mails.forMessage }),
    ...createWithdrawals({ ...common, mailsFor: withdrawalMails(letters) }),
    ...createOrders({ ...common, ...warehouse, shop: shopConfig, mailsFor: mails.forOrder }),
    orderStatus: (id: string) => readOrderStatus(id, { store, shop: shopConfig }),
    noteUnknownProxy: () => store.noteUnknownProxy(Date.now()),
    readiness: () => readReadiness({ store, catalogue, warehouse, now: Date.now }),
    /** What is done beside answering visitors, in one process of this machine. */
    startBackground: () => background.forEach((work) => work.start()),
    async close(): Promise<void> {
      guard.close();
      for (const work of background) await work.stop();
      await store.close();
    },
  };
}
