import type { Letter } from "../shop/letter.ts";
import type { Message } from "../shop/message.ts";
import { messageLetter, messageSubjects } from "../shop/message-letter.ts";
import { confirmLetter, welcomeLetter } from "../shop/newsletter.ts";
import type { Order } from "../shop/order.ts";
import { confirmationLetter } from "../shop/order-confirmation.ts";
import { orderLinks } from "../shop/order-links.ts";
import { orderLetter } from "../shop/order-message.ts";
import type { OrderNews } from "../shop/order-step.ts";
import type { ShopConfig } from "../shop/shop-config.ts";
import type { MailBody } from "./mail/mail-body.ts";

type MailKind =
  | "order"
  | "order-confirmation"
  | `order-${OrderNews}`
  | "order-to-cancel"
  | "contact"
  | "enquiry"
  | "newsletter-confirmation"
  | "newsletter-welcome"
  | "withdrawal";

/** A mail as it waits in the outbox: all its words, without its sender and its attached documents. */
export type Mail = MailBody & {
  id: string;
  kind: MailKind;
  /** Single checked addresses. */
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  /** Names of legal documents, e.g. `regulamin`. */
  attachments?: readonly string[];
  /** One-click address of RFC 8058, on newsletter mails only. */
  unsubscribeUrl?: string;
  /** Milliseconds since 1970; becomes the Date header. */
  writtenAt: number;
};

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
    ...written("order", orderLetter(order, means.shop), order.acceptedAt, means),
    to: [means.ordersTo],
    replyTo: { name, address: email },
    subject: `${messageSubjects.enquiry} – ${order.number}`,
  };
}

function confirmOrder(order: Order, means: Means): Mail {
  const { shop, origin } = means;
  const letter = confirmationLetter(order, shop, orderLinks(origin, order).status);
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
    ...written(message.kind, messageLetter(message), message.receivedAt, means),
    to: [means.ordersTo],
    replyTo: { name, address: email },
    subject: messageSubjects[message.kind],
  };
}

function askToConfirm(link: NewsletterLink, now: number, means: Means): Mail {
  const { shop } = means;
  return {
    ...written("newsletter-confirmation", confirmLetter(shop, link.confirmUrl), now, means),
    to: [link.email],
    subject: `Potwierdź zapis do newslettera – ${shop.brand}`,
    unsubscribeUrl: link.unsubscribeUrl,
  };
}

function welcome(gift: NewsletterGift, now: number, means: Means): Mail {
  const { shop } = means;
  const letter = welcomeLetter(shop, gift.code, gift.unsubscribeUrl);
  return {
    ...written("newsletter-welcome", letter, now, means),
    to: [gift.email],
    subject: `Twój kod na ${shop.newsletterDiscount}% zniżki – ${shop.brand}`,
    unsubscribeUrl: gift.unsubscribeUrl,
  };
}

function written(kind: MailKind, letter: Letter, writtenAt: number, { newId }: Means) {
  return { id: newId(), kind, writtenAt, letter };
}
