import type { EmailContent } from "../../shop/email/email-content.ts";
import {
  createPaymentConcernEmail,
  createUnknownPaymentEmail,
} from "../../shop/email/payment-concern-email.ts";
import { createPaymentReminderEmail } from "../../shop/email/payment-reminder-email.ts";
import {
  createForeignRefundEmail,
  createRefundEmail,
  createRefundEndedEmail,
} from "../../shop/email/refund-emails.ts";
import { createOrderLinks } from "../../shop/order/order-links.ts";
import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import { createMail } from "../db/emails/email.ts";
import type { Mail, MailKind } from "../db/emails/email.ts";
import type { PaymentMails } from "../payments/payment-deps.ts";
import { createOrderUpdateMail } from "./order-update-emails.ts";

type Deps = { shop: RunningShop; ordersTo: string; origin: string; newId: () => string };

/** Creates the mails about payments, to the customer and to the shop's inbox. */
export function createPaymentMails(deps: Deps): PaymentMails {
  const { shop, ordersTo, origin, newId } = deps;
  const toOwner = (id: string, content: EmailContent, writtenAt: number) =>
    createMail("payment-concern", ordersTo, content, { id, writtenAt });
  const toCustomer = (
    kind: MailKind,
    { order }: OrderRecord,
    content: EmailContent,
    writtenAt: number,
  ): Mail => ({
    id: newId(),
    kind,
    to: [order.customer.email],
    replyTo: { name: shop.brand, address: shop.seller.email },
    subject: `${content.title} – ${shop.brand}`,
    letter: content,
    writtenAt,
  });
  return {
    update: createOrderUpdateMail(deps),
    concern: (concern, record, summary, writtenAt) =>
      toOwner(newId(), createPaymentConcernEmail(concern, record, summary), writtenAt),
    unknown: ({ reference, externalId, amount }, writtenAt) =>
      toOwner(`payu-${externalId}`, createUnknownPaymentEmail(reference, amount), writtenAt),
    reminder(record, cancelAt, writtenAt) {
      const links = createOrderLinks(origin, record.order);
      const content = createPaymentReminderEmail(record, cancelAt, shop.seller, links);
      return toCustomer("payment-reminder", record, content, writtenAt);
    },
    refunded(record, refund, writtenAt) {
      const links = createOrderLinks(origin, record.order);
      const content = createRefundEmail(record, refund, shop.seller, links);
      return toCustomer("payment-refund", record, content, writtenAt);
    },
    refundEnded: (record, refund, writtenAt) =>
      toOwner(newId(), createRefundEndedEmail(record, refund), writtenAt),
    refundedElsewhere: (record, { refundId, amount }, writtenAt) =>
      toOwner(`payu-refund-${refundId}`, createForeignRefundEmail(record, amount), writtenAt),
  };
}
