import { randomBytes } from "node:crypto";
import type { ShopParts } from "./background-work.ts";
import { openCaches, retryWithRoom } from "../files/caches.ts";
import { createMessages } from "../email/messages.ts";
import { createNewsletter } from "../email/newsletter.ts";
import { newId } from "../new-id.ts";
import { followPlacement } from "../orders/change-order.ts";
import { createCodeCheck } from "../orders/check-code.ts";
import { createOrders } from "../orders/orders.ts";
import { createOrderLinkMails } from "../orders/order-links.ts";
import type { PromisedDelivery } from "../orders/promised-delivery.ts";
import { createWithdrawals } from "../orders/withdrawals.ts";
import { mailboxOf } from "../web/rate-limit/mailbox.ts";

type ActionParts = Omit<ShopParts, "content" | "log" | "payments"> & {
  promisedDelivery: PromisedDelivery;
  wakeEmails: () => void;
};

export function createCustomerActions(parts: ActionParts) {
  const { env, shop, mail, now, store, source, promisedDelivery, wakeEmails } = parts;
  const { admitsMail, refundMail, mailBudget, hashMailbox, countRejected } = parts.guard;
  const queue = { store, mail, now, newId, wakeEmails, admitsMail, refundMail };
  const { placeOrder } = createOrders({
    ...queue,
    catalogue: source.catalogue,
    refreshCatalogue: source.refreshCatalogue,
    localStock: source.localStock,
    promisedDelivery,
    shop,
    hashMailbox,
    mailBudget,
    follow: (order, toCustomer) => {
      if (!toCustomer) countRejected("recipient");
      return followPlacement(order, toCustomer, { mail, features: source.features });
    },
  });
  const caches = openCaches(env.DATA_DIR);
  return {
    placeOrder: retryWithRoom(caches, placeOrder),
    sendMessage: retryWithRoom(caches, createMessages(queue).sendMessage),
    withdraw: retryWithRoom(caches, createWithdrawals(queue).withdraw),
    ...createCodeCheck({ ...source, store, shop, now }),
    ...createOrderLinkMails(queue),
    newsletter: createNewsletter({
      ...queue,
      brand: shop.brand,
      discount: shop.newsletterDiscount,
      origin: env.ORIGIN,
      mailboxOf,
      randomBytes,
    }),
  };
}
