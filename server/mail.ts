import type { Letter } from "../shop/letter.ts";
import { letterText } from "../shop/letter-text.ts";
import type { Message } from "../shop/message.ts";
import { messageLetter, messageSubjects } from "../shop/message-letter.ts";
import { confirmLetter, welcomeLetter } from "../shop/newsletter.ts";
import type { Order } from "../shop/order.ts";
import { confirmationLetter } from "../shop/order-confirmation.ts";
import { orderLetter } from "../shop/order-message.ts";
import type { ShopConfig } from "../shop/shop-config.ts";
import { letterHtml } from "./mail/letter-html.ts";

export type MailKind =
  | "order"
  | "order-confirmation"
  | "contact"
  | "enquiry"
  | "newsletter-confirmation"
  | "newsletter-welcome";

/** A mail as it waits in the outbox, complete but for its sender and its attached documents. */
export type Mail = {
  id: string;
  kind: MailKind;
  /** Single checked addresses. */
  to: readonly string[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Names of legal documents, e.g. `regulamin`. */
  attachments?: readonly string[];
  /** One-click address of RFC 8058, on newsletter mails only. */
  unsubscribeUrl?: string;
  /** Milliseconds since 1970; becomes the Date header. */
  writtenAt: number;
};

/** What an order confirmation must carry, not only link to. */
const legalDocuments = ["regulamin", "pouczenie-o-odstapieniu", "wzor-odstapienia"];

/** What a newsletter link opens, and to whom it was sent. */
export type NewsletterLink = { email: string; confirmUrl: string; unsubscribeUrl: string };
export type NewsletterGift = { email: string; code: string; unsubscribeUrl: string };

export type Mails = ReturnType<typeof createMails>;

/** Writes the shop's mails. `ordersTo` is the shop's own inbox; `newId` gives each mail its name. */
export function createMails(means: {
  shop: ShopConfig;
  ordersTo: string;
  newId: () => string;
}) {
  const { shop, ordersTo, newId } = means;
  const toShop = { to: [ordersTo] };
  return {
    forOrder(order: Order): Mail[] {
      const { name, email } = order.customer;
      return [
        {
          ...written("order", newId(), order.acceptedAt, orderLetter(order, shop)),
          ...toShop,
          replyTo: { name, address: email },
          subject: `${messageSubjects.enquiry} – ${order.number}`,
        },
        {
          ...written("order-confirmation", newId(), order.acceptedAt, confirmationLetter(order, shop)),
          to: [email],
          replyTo: { name: shop.brand, address: shop.seller.email },
          subject: `Potwierdzenie zamówienia ${order.number} – ${shop.brand}`,
          attachments: legalDocuments,
        },
      ];
    },

    forMessage(message: Message): Mail[] {
      const { name, email } = message.form;
      return [
        {
          ...written(message.kind, newId(), message.receivedAt, messageLetter(message)),
          ...toShop,
          replyTo: { name, address: email },
          subject: messageSubjects[message.kind],
        },
      ];
    },

    newsletterConfirmation({ email, confirmUrl, unsubscribeUrl }: NewsletterLink, now: number): Mail {
      return {
        ...written("newsletter-confirmation", newId(), now, confirmLetter(shop, confirmUrl)),
        to: [email],
        subject: `Potwierdź zapis do newslettera – ${shop.brand}`,
        unsubscribeUrl,
      };
    },

    newsletterWelcome({ email, code, unsubscribeUrl }: NewsletterGift, now: number): Mail {
      return {
        ...written("newsletter-welcome", newId(), now, welcomeLetter(shop, code, unsubscribeUrl)),
        to: [email],
        subject: `Twój kod na ${shop.newsletterDiscount}% zniżki – ${shop.brand}`,
        unsubscribeUrl,
      };
    },
  };
}

/** Text and HTML are two renderings of one letter, so they cannot say different things. */
function written(kind: MailKind, id: string, writtenAt: number, letter: Letter) {
  return { id, kind, writtenAt, text: letterText(letter), html: letterHtml(letter) };
}
