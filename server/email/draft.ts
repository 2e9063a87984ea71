import { paragraph, type EmailContent } from "../../shop/email/email-content.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Order } from "../../shop/order/order.ts";
import { createOrderLinks } from "../../shop/order/link/order-links.ts";
import type { MailHead } from "../db/emails/email.ts";

/** What a mail's kind decides; the title is the subject unless it names one. */
export type Draft = Partial<MailHead> & Pick<MailHead, "to"> & { letter: EmailContent };

export type MailContext = {
  shop: RunningShop;
  ordersTo: string;
  alertsTo: string;
  /** Public address of the shop. */
  origin: string;
};

/** `toCustomer` is false where the customer gets no mail. */
export type Told = { toCustomer: boolean };

/** To the shop's inbox. */
export function toShop(letter: EmailContent, { ordersTo }: MailContext) {
  return { to: [ordersTo], letter };
}

export function toCustomer(
  { customer }: { customer: { email: string } },
  letter: EmailContent,
  { shop }: MailContext,
) {
  return {
    to: [customer.email],
    letter,
    subject: `${letter.title} – ${shop.brand}`,
    replyTo: { name: shop.brand, address: shop.seller.email },
  };
}

export function toAddress({ name, email }: { name: string; email: string }) {
  return { name, address: email };
}

const notice =
  "Klient nie dostał tej wiadomości: na jego adres wysłaliśmy ostatnio bardzo dużo maili. Może ktoś podaje ten adres dla żartu. Zadzwoń do klienta albo odpisz mu na tę wiadomość.";

/** Without a mail to the customer the shop's inbox is told so. */
export function addNotice(content: EmailContent, told: Told): EmailContent {
  if (told.toCustomer) return content;
  return { ...content, sections: [{ parts: [paragraph(notice)] }, ...content.sections] };
}

export function linksOf(order: Order, { origin }: MailContext) {
  return createOrderLinks(origin, order);
}
