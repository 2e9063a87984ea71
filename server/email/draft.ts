import { paragraph, type EmailContent } from "../../shop/email/email-content.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Order } from "../../shop/order/order.ts";
import { createOrderLinks, type OrderLinks } from "../../shop/order/link/order-links.ts";
import type { MailHead } from "../db/emails/email.ts";

/** What a mail's kind decides; the title is the subject unless it names one. */
export type Draft = Partial<MailHead> & Pick<MailHead, "to"> & { content: EmailContent };

export type MailContext = {
  shop: RunningShop;
  ordersTo: string;
  alertsTo: string;
  origin: string;
};

export type Recipients = { toCustomer: boolean };

/** Completes the head that the recipient makes. */
type Head<Needs> = (needs: Needs, content: EmailContent, shop: RunningShop) => Partial<MailHead>;

export function shopMail<Needs>(
  create: (needs: Needs, shop: RunningShop) => EmailContent,
  head?: Head<Needs>,
) {
  return (needs: Needs, { shop, ordersTo }: MailContext): Draft => {
    const content = create(needs, shop);
    return { to: [ordersTo], content, ...head?.(needs, content, shop) };
  };
}

export function customerMail<Needs extends { order: Order }>(
  create: (needs: Needs, shop: RunningShop, links: OrderLinks) => EmailContent,
  head?: Head<Needs>,
) {
  return (needs: Needs, { shop, origin }: MailContext): Draft => {
    const content = create(needs, shop, createOrderLinks(origin, needs.order));
    return { ...toCustomer(needs.order, content, shop), ...head?.(needs, content, shop) };
  };
}

export function toCustomer(
  { customer }: { customer: { email: string } },
  content: EmailContent,
  { brand, seller }: RunningShop,
) {
  return {
    to: [customer.email],
    content,
    subject: `${content.title} – ${brand}`,
    replyTo: { name: brand, address: seller.email },
  };
}

export function toAddress({ name, email }: { name: string; email: string }) {
  return { name, address: email };
}

const notice =
  "Klient nie dostał tej wiadomości: na jego adres wysłaliśmy ostatnio bardzo dużo maili. Może ktoś podaje ten adres dla żartu. Zadzwoń do klienta albo odpisz mu na tę wiadomość.";

export function addNotice(content: EmailContent, { toCustomer }: Recipients): EmailContent {
  if (toCustomer) return content;
  return { ...content, sections: [{ parts: [paragraph(notice)] }, ...content.sections] };
}
