import { createMessageEmail } from "../../shop/email/message-email.ts";
import {
  createWithdrawalEmail,
  type ReceivedWithdrawal,
} from "../../shop/email/order/withdrawal-email.ts";
import { createSignupEmail, createWelcomeEmail } from "../../shop/newsletter/newsletter-emails.ts";
import { defuseLinks } from "../../shop/text/defuse-links.ts";
import {
  addNotice,
  shopMail,
  toAddress,
  toCustomer,
  type MailContext,
  type Recipients,
} from "./draft.ts";

type Signup = { email: string; confirmUrl: string; unsubscribeUrl: string };

type Welcome = { email: string; code: string; codeUrl: string; unsubscribeUrl: string };

const toInbox = shopMail(createMessageEmail, ({ form }) => ({ replyTo: toAddress(form) }));

export const visitorMails = {
  contact: toInbox,
  enquiry: toInbox,
  withdrawal: shopMail(
    (received: ReceivedWithdrawal & Recipients, shop) =>
      addNotice(createWithdrawalEmail(received, shop), received),
    (received) => ({
      subject: withdrawalSubject(received),
      replyTo: toAddress(received.withdrawal),
    }),
  ),
  "withdrawal-copy": (received: ReceivedWithdrawal, { shop }: MailContext) => ({
    ...toCustomer({ customer: received.withdrawal }, createWithdrawalEmail(received, shop), shop),
    kind: "withdrawal",
    subject: withdrawalSubject(received),
  }),
  "newsletter-confirmation": (signup: Signup, { shop }: MailContext) => ({
    to: [signup.email],
    content: createSignupEmail(shop, signup.confirmUrl),
    subject: `Potwierdź zapis do newslettera – ${shop.brand}`,
    unsubscribeUrl: signup.unsubscribeUrl,
  }),
  "newsletter-welcome": (welcome: Welcome, { shop }: MailContext) => {
    const { email, code, codeUrl: url, unsubscribeUrl } = welcome;
    return {
      to: [email],
      content: createWelcomeEmail(shop, { code, url }, unsubscribeUrl),
      subject: `Twój kod na ${shop.newsletterDiscount}% zniżki – ${shop.brand}`,
      unsubscribeUrl,
    };
  },
};

function withdrawalSubject({ withdrawal }: ReceivedWithdrawal): string {
  return `Odstąpienie od umowy – ${defuseLinks(withdrawal.orderNumber)}`;
}
