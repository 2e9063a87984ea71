import { randomBytes } from "node:crypto";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import type { Store } from "../db/store.ts";
import { writeOrderMails, type WriteMail } from "../email/mails.ts";
import { createMessages } from "../email/messages.ts";
import { createNewsletter } from "../email/newsletter.ts";
import type { Env } from "../env.ts";
import { newId } from "../new-id.ts";
import { jobsAfterOrder } from "../orders/transitions/follow-transition.ts";
import type { AbuseProtection } from "../web/rate-limit/abuse-protection.ts";
import { createCodeCheck } from "../orders/check-code.ts";
import { createOrders } from "../orders/orders.ts";
import { createOrderLinkMails } from "../orders/order-links.ts";
import type { PromisedDelivery } from "../orders/promised-delivery.ts";
import { createWithdrawals } from "../orders/withdrawals.ts";

type ActionParts = {
  env: Env;
  shop: RunningShop;
  mail: WriteMail;
  now: () => number;
  store: Store;
  source: CatalogueSource;
  promisedDelivery: PromisedDelivery;
  wakeEmails: () => void;
  guard: Pick<AbuseProtection, "admitsMail" | "refundMail" | "hashMailbox">;
};

export function createCustomerActions(parts: ActionParts) {
  const { env, shop, mail, now, store, source, promisedDelivery, wakeEmails } = parts;
  const { admitsMail, refundMail, hashMailbox } = parts.guard;
  const queue = { store, mail, now, newId, wakeEmails, admitsMail, refundMail };
  return {
    ...createOrders({
      ...queue,
      catalogue: source.catalogue,
      refreshCatalogue: source.refreshCatalogue,
      localStock: source.localStock,
      jobsFor: (order) => jobsAfterOrder(order, { exported: source.exportsOrders }),
      promisedDelivery,
      shop,
      hashMailbox,
      mailsFor: (order, toCustomer) => writeOrderMails(mail, order, toCustomer),
    }),
    ...createCodeCheck({ ...source, store, shop, now }),
    ...createMessages(queue),
    ...createOrderLinkMails(queue),
    ...createWithdrawals(queue),
    newsletter: createNewsletter({
      ...queue,
      brand: shop.brand,
      discount: shop.newsletterDiscount,
      origin: env.ORIGIN,
      randomBytes,
    }),
  };
}
