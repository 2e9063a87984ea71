import { randomBytes } from "node:crypto";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import type { Store } from "../db/store.ts";
import { createMails } from "../email/emails.ts";
import { createMessages } from "../email/messages.ts";
import { createNewsletter } from "../email/newsletter.ts";
import type { Env } from "../env.ts";
import { newId } from "../new-id.ts";
import { deadlineJobs } from "../orders/follow-transition.ts";
import { createOrders } from "../orders/orders.ts";
import { createWithdrawals } from "../orders/withdrawals.ts";

type ActionParts = {
  env: Env;
  shop: RunningShop;
  now: () => number;
  store: Store;
  source: CatalogueSource;
  wakeEmails: () => void;
};

/** What customers can do. */
export function createCustomerActions(parts: ActionParts) {
  const { env, shop, now, store, source, wakeEmails } = parts;
  const { ORIGIN: origin, ORDERS_TO: ordersTo } = env;
  const mails = createMails({ shop, ordersTo, newId, origin });
  const queue = { store, now, newId, wakeEmails };
  return {
    ...createOrders({
      ...queue,
      catalogue: source.catalogue,
      refreshCatalogue: source.refreshCatalogue,
      localStock: source.localStock,
      exported: source.exportsOrders,
      jobsFor: (order) => deadlineJobs({ order, timeline: {} }, shop),
      shop,
      mailsFor: mails.forOrder,
    }),
    ...createMessages({ ...queue, mailsFor: mails.forMessage }),
    ...createWithdrawals({ ...queue, mailsFor: mails.forWithdrawal }),
    newsletter: createNewsletter({
      store,
      mails,
      brand: shop.brand,
      origin,
      now,
      randomBytes,
      wakeEmails,
    }),
  };
}
