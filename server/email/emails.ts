import type { EmailContent } from "../../shop/email/email-content.ts";
import type { Message } from "../../shop/email/message.ts";
import { createMessageEmail, messageSubjects } from "../../shop/email/message-email.ts";
import { createSignupEmail, createWelcomeEmail } from "../../shop/newsletter/newsletter-emails.ts";
import type { Order } from "../../shop/order/order.ts";
import { createOrderConfirmation } from "../../shop/email/order-confirmation-email.ts";
import { createOrderLinks } from "../../shop/order/order-links.ts";
import { createShopOrderEmail } from "../../shop/email/new-order-email.ts";
import type { ShopConfig } from "../../shop/shop-config.ts";
import type { Mail, MailKind } from "../db/jobs/email.ts";

/** What an order confirmation must carry, not only link to. */
const legalDocuments = ["regulamin", "pouczenie-o-odstapieniu", "wzor-odstapienia"];

export type NewsletterLink = { email: string; confirmUrl: string; unsubscribeUrl: string };
export type NewsletterGift = { email: string; code: string; unsubscribeUrl: string };

type Means = {
  shop: ShopConfig;
  /** The shop's own inbox. */
  ordersTo: string;
  newId: () => string;
  /** The shop's public address, for the links. */
  origin: string;
};

export type Mails = ReturnType<typeof createMails>;

/** Writes every mail of the shop. */
export function createMails(means: Means) {
  return {
    forOrder: (order: Order): Mail[] => [tellShop(order, means), confirmOrder(order, means)],
    forMessage: (message: Message): Mail[] => [passMessage(message, means)],
    newsletterConfirmation: (link: NewsletterLink, now: number) => askToConfirm(link, now, means),
    newsletterWelcome: (gift: NewsletterGift, now: number) => welcome(gift, now, means),
  };
}

function tellShop(order: Order, means: Means): Mail {
  const { name, email } = order.customer;
  return {
    ...written("order", createShopOrderEmail(order, means.shop), order.acceptedAt, means),
    to: [means.ordersTo],
    replyTo: { name, address: email },
    subject: `${messageSubjects.enquiry} – ${order.number}`,
  };
}

function confirmOrder(order: Order, means: Means): Mail {
  const { shop, origin } = means;
  const letter = createOrderConfirmation(order, shop, createOrderLinks(origin, order).status);
  return {
    ...written("order-confirmation", letter, order.acceptedAt, means),
    to: [order.customer.email],
    replyTo: { name: shop.brand, address: shop.seller.email },
    subject: `Potwierdzenie zamówienia ${order.number} – ${shop.brand}`,
    attachments: legalDocuments,
  };
}

function passMessage(message: Message, means: Means): Mail {
  const { name, email } = message.form;
  return {
    ...written(message.kind, createMessageEmail(message), message.receivedAt, means),
    to: [means.ordersTo],
    replyTo: { name, address: email },
    subject: messageSubjects[message.kind],
  };
}

function askToConfirm(link: NewsletterLink, now: number, means: Means): Mail {
  const { shop } = means;
  return {
    ...written("newsletter-confirmation", createSignupEmail(shop, link.confirmUrl), now, means),
    to: [link.email],
    subject: `Potwierdź zapis do newslettera – ${shop.brand}`,
    unsubscribeUrl: link.unsubscribeUrl,
  };
}

function welcome(gift: NewsletterGift, now: number, means: Means): Mail {
  const { shop } = means;
  const letter = createWelcomeEmail(shop, gift.code, gift.unsubscribeUrl);
  return {
    ...written("newsletter-welcome", letter, now, means),
    to: [gift.email],
    subject: `Twój kod na ${shop.newsletterDiscount}% zniżki – ${shop.brand}`,
    unsubscribeUrl: gift.unsubscribeUrl,
  };
}

function written(kind: MailKind, letter: EmailContent, writtenAt: number, { newId }: Means) {
  return { id: newId(), kind, writtenAt, letter };
}
