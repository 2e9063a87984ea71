import type { EmailContent } from "../../shop/email/email-content.ts";
import type { Message } from "../../shop/email/message.ts";
import { createMessageEmail, messageSubjects } from "../../shop/email/message-email.ts";
import { createShopOrderEmail } from "../../shop/email/new-order-email.ts";
import { createOrderConfirmation } from "../../shop/email/order-confirmation-email.ts";
import { createWithdrawalEmail } from "../../shop/email/withdrawal-email.ts";
import { createSignupEmail, createWelcomeEmail } from "../../shop/newsletter/newsletter-emails.ts";
import type { Order } from "../../shop/order/order.ts";
import { createOrderLinks } from "../../shop/order/order-links.ts";
import type { Withdrawal } from "../../shop/order/withdrawal.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import { createMail, type Mail, type MailKind } from "../db/emails/email.ts";

/** Documents that the law requires in an order confirmation. */
const legalDocuments = ["regulamin", "pouczenie-o-odstapieniu", "wzor-odstapienia"];

type Deps = { shop: RunningShop; ordersTo: string; newId: () => string; origin: string };

export type Mails = ReturnType<typeof createMails>;

/** Creates the mails of orders, messages, withdrawals and the newsletter. */
export function createMails({ shop, ordersTo, newId, origin }: Deps) {
  const create: Create = (kind, to, letter, writtenAt) =>
    createMail(kind, to, letter, { id: newId(), writtenAt });
  const seller = { name: shop.brand, address: shop.seller.email };
  return {
    forOrder(order: Order): Mail[] {
      const { number, customer, acceptedAt } = order;
      const { status } = createOrderLinks(origin, order);
      const confirmation = createOrderConfirmation(order, shop, status);
      return [
        {
          ...create("order", ordersTo, createShopOrderEmail(order, shop), acceptedAt),
          subject: `${messageSubjects.enquiry} – ${number}`,
          replyTo: toAddress(customer),
        },
        {
          ...create("order-confirmation", customer.email, confirmation, acceptedAt),
          subject: `Potwierdzenie zamówienia ${number} – ${shop.brand}`,
          replyTo: seller,
          attachments: legalDocuments,
        },
      ];
    },
    forMessage(message: Message): Mail[] {
      const { kind, form, receivedAt } = message;
      const mail = create(kind, ordersTo, createMessageEmail(message), receivedAt);
      return [{ ...mail, replyTo: toAddress(form) }];
    },
    /** The same declaration to both parties. */
    forWithdrawal(withdrawal: Withdrawal, receivedAt: number): Mail[] {
      const content = createWithdrawalEmail(withdrawal, receivedAt, shop.seller);
      const subject = `Odstąpienie od umowy – ${withdrawal.orderNumber}`;
      const mailTo = (to: string) => create("withdrawal", to, content, receivedAt);
      return [
        { ...mailTo(withdrawal.email), subject, replyTo: seller },
        { ...mailTo(ordersTo), subject, replyTo: toAddress(withdrawal) },
      ];
    },
    ...createNewsletterMails(shop, create),
  };
}

type NewsletterLink = { email: string; confirmUrl: string; unsubscribeUrl: string };
type NewsletterGift = { email: string; code: string; unsubscribeUrl: string };
type Create = (kind: MailKind, to: string, content: EmailContent, writtenAt: number) => Mail;

function createNewsletterMails(shop: RunningShop, create: Create) {
  return {
    newsletterConfirmation: (
      { email, confirmUrl, unsubscribeUrl }: NewsletterLink,
      now: number,
    ) => ({
      ...create("newsletter-confirmation", email, createSignupEmail(shop, confirmUrl), now),
      subject: `Potwierdź zapis do newslettera – ${shop.brand}`,
      unsubscribeUrl,
    }),
    newsletterWelcome: ({ email, code, unsubscribeUrl }: NewsletterGift, now: number) => ({
      ...create("newsletter-welcome", email, createWelcomeEmail(shop, code, unsubscribeUrl), now),
      subject: `Twój kod na ${shop.newsletterDiscount}% zniżki – ${shop.brand}`,
      unsubscribeUrl,
    }),
  };
}

function toAddress({ name, email }: { name: string; email: string }) {
  return { name, address: email };
}
