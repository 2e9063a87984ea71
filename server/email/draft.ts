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

export function shopMail<Needs>(create: (needs: Needs) => EmailContent) {
  return (needs: Needs, context: MailContext) => toShop(create(needs), context);
}

export function customerMail<Needs extends { order: Order }>(
  create: (needs: Needs, shop: RunningShop, links: OrderLinks) => EmailContent,
) {
  return (needs: Needs, context: MailContext) =>
    toCustomer(needs.order, create(needs, context.shop, linksOf(needs.order, context)), context);
}

export function toShop(content: EmailContent, { ordersTo }: MailContext) {
  return { to: [ordersTo], content };
}

export function toCustomer(
  { customer }: { customer: { email: string } },
  content: EmailContent,
  { shop }: MailContext,
) {
  return {
    to: [customer.email],
    content,
    subject: `${content.title} – ${shop.brand}`,
    replyTo: { name: shop.brand, address: shop.seller.email },
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

export function linksOf(order: Order, { origin }: MailContext) {
  return createOrderLinks(origin, order);
}
