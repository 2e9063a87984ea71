import type { EmailContent } from "../../shop/email/email-content.ts";
import type { Message } from "../../shop/email/message.ts";
import { createMessageEmail, messageSubjects } from "../../shop/email/message-email.ts";
import { createSignupEmail, createWelcomeEmail } from "../../shop/newsletter/newsletter-emails.ts";
import type { Order } from "../../shop/order/order.ts";
import { createOrderConfirmation } from "../../shop/email/order-confirmation-email.ts";
import { createOrderLinks } from "../../shop/order/order-links.ts";
import { createShopOrderEmail } from "../../shop/email/new-order-email.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Mail, MailKind } from "../db/email.ts";

/** Documents that the law requires in an order confirmation. */
const legalDocuments = ["regulamin", "pouczenie-o-odstapieniu", "wzor-odstapienia"];

export type NewsletterLink = { email: string; confirmUrl: string; unsubscribeUrl: string };
export type NewsletterGift = { email: string; code: string; unsubscribeUrl: string };

type Deps = {
  shop: RunningShop;
  ordersTo: string;
  newId: () => string;
  origin: string;
};

export type Mails = ReturnType<typeof createMails>;

/** Creates the mails of orders, messages and the newsletter. */
export function createMails(deps: Deps) {
  return {
    forOrder: (order: Order): Mail[] => [
      newOrderMail(order, deps),
      orderConfirmationMail(order, deps),
    ],
    forMessage: (message: Message): Mail[] => [messageMail(message, deps)],
    newsletterConfirmation: (link: NewsletterLink, now: number) =>
      newsletterConfirmationMail(link, now, deps),
    newsletterWelcome: (gift: NewsletterGift, now: number) =>
      newsletterWelcomeMail(gift, now, deps),
  };
}

function newOrderMail(order: Order, deps: Deps): Mail {
  const { name, email } = order.customer;
  return {
    ...mailFields("order", createShopOrderEmail(order, deps.shop), order.acceptedAt, deps),
    to: [deps.ordersTo],
    replyTo: { name, address: email },
    subject: `${messageSubjects.enquiry} – ${order.number}`,
  };
}

function orderConfirmationMail(order: Order, deps: Deps): Mail {
  const { shop, origin } = deps;
  const content = createOrderConfirmation(order, shop, createOrderLinks(origin, order).status);
  return {
    ...mailFields("order-confirmation", content, order.acceptedAt, deps),
    to: [order.customer.email],
    replyTo: { name: shop.brand, address: shop.seller.email },
    subject: `Potwierdzenie zamówienia ${order.number} – ${shop.brand}`,
    attachments: legalDocuments,
  };
}

function messageMail(message: Message, deps: Deps): Mail {
  const { name, email } = message.form;
  return {
    ...mailFields(message.kind, createMessageEmail(message), message.receivedAt, deps),
    to: [deps.ordersTo],
    replyTo: { name, address: email },
    subject: messageSubjects[message.kind],
  };
}

function newsletterConfirmationMail(link: NewsletterLink, now: number, deps: Deps): Mail {
  const { shop } = deps;
  return {
    ...mailFields("newsletter-confirmation", createSignupEmail(shop, link.confirmUrl), now, deps),
    to: [link.email],
    subject: `Potwierdź zapis do newslettera – ${shop.brand}`,
    unsubscribeUrl: link.unsubscribeUrl,
  };
}

function newsletterWelcomeMail(gift: NewsletterGift, now: number, deps: Deps): Mail {
  const { shop } = deps;
  const content = createWelcomeEmail(shop, gift.code, gift.unsubscribeUrl);
  return {
    ...mailFields("newsletter-welcome", content, now, deps),
    to: [gift.email],
    subject: `Twój kod na ${shop.newsletterDiscount}% zniżki – ${shop.brand}`,
    unsubscribeUrl: gift.unsubscribeUrl,
  };
}

function mailFields(kind: MailKind, content: EmailContent, writtenAt: number, { newId }: Deps) {
  return { id: newId(), kind, writtenAt, letter: content };
}
