import { createMessageEmail } from "../../shop/email/message-email.ts";
import { createWithdrawalEmail } from "../../shop/email/order/withdrawal-email.ts";
import type { Message } from "../../shop/email/message.ts";
import { createSignupEmail, createWelcomeEmail } from "../../shop/newsletter/newsletter-emails.ts";
import type { Withdrawal } from "../../shop/order/withdrawal.ts";
import { defuseLinks } from "../../shop/text/defuse-links.ts";
import {
  addNotice,
  toAddress,
  toCustomer,
  toShop,
  type MailContext,
  type Recipients,
} from "./draft.ts";

type Signup = { email: string; confirmUrl: string; unsubscribeUrl: string };

type Welcome = { email: string; code: string; codeUrl: string; unsubscribeUrl: string };

type WithdrawalCopy = { withdrawal: Withdrawal; receivedAt: number };

export const visitorMails = {
  contact: toInbox,
  enquiry: toInbox,
  withdrawal: (copy: WithdrawalCopy & Recipients, context: MailContext) => ({
    ...toShop(addNotice(withdrawalContent(copy, context), copy), context),
    subject: withdrawalSubject(copy),
    replyTo: toAddress(copy.withdrawal),
  }),
  "withdrawal-copy": (copy: WithdrawalCopy, context: MailContext) => ({
    ...toCustomer({ customer: copy.withdrawal }, withdrawalContent(copy, context), context),
    kind: "withdrawal",
    subject: withdrawalSubject(copy),
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

function toInbox(message: Message, context: MailContext) {
  return { ...toShop(createMessageEmail(message), context), replyTo: toAddress(message.form) };
}

function withdrawalContent({ withdrawal, receivedAt }: WithdrawalCopy, { shop }: MailContext) {
  return createWithdrawalEmail(withdrawal, receivedAt, shop.seller);
}

function withdrawalSubject({ withdrawal }: WithdrawalCopy): string {
  return `Odstąpienie od umowy – ${defuseLinks(withdrawal.orderNumber)}`;
}
