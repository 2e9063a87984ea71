import {
  createPaymentDiscrepancyEmail,
  createUnknownPaymentEmail,
  type UnknownPayment,
} from "../../shop/email/payment/payment-discrepancy-email.ts";
import { createPaymentReminderEmail } from "../../shop/email/payment/payment-reminder-email.ts";
import {
  createForeignRefundEmail,
  createRefundEmail,
  createRefundEndedEmail,
} from "../../shop/email/payment/refund-emails.ts";
import type { OrderRecord, OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import type { PaymentDiscrepancy } from "../../shop/payment/assess-report.ts";
import type { Refund } from "../../shop/payment/payment-summary.ts";
import type { Grosze } from "../../shop/price.ts";
import { linksOf, toCustomer, toShop, type MailContext } from "./draft.ts";

export const paymentMails = {
  "payment-discrepancy": (
    { discrepancy, record }: { discrepancy: PaymentDiscrepancy; record: OrderWithFacts },
    context: MailContext,
  ) => toShop(createPaymentDiscrepancyEmail(discrepancy, record), context),
  "unknown-payment": (payment: UnknownPayment, context: MailContext) => ({
    ...toShop(createUnknownPaymentEmail(payment), context),
    kind: "payment-discrepancy",
    id: `payu-${payment.externalId}`,
  }),
  "payment-reminder": (
    { record, cancelAt }: { record: OrderRecord; cancelAt: number | undefined },
    context: MailContext,
  ) => {
    const links = linksOf(record.order, context);
    const content = createPaymentReminderEmail(record, cancelAt, context.shop.seller, links);
    return toCustomer(record.order, content, context);
  },
  "payment-refund": (
    { record, refund }: { record: OrderRecord; refund: Refund },
    context: MailContext,
  ) => {
    const links = linksOf(record.order, context);
    const content = createRefundEmail(record, refund, context.shop.seller, links);
    return toCustomer(record.order, content, context);
  },
  "refund-ended": (
    {
      record,
      refund,
      refunds,
    }: { record: OrderRecord; refund: Refund; refunds: readonly Refund[] },
    context: MailContext,
  ) => ({
    ...toShop(createRefundEndedEmail(record, refund, refunds), context),
    kind: "payment-discrepancy",
  }),
  "foreign-refund": (
    {
      record,
      refundId,
      amount,
    }: { record: OrderRecord; refundId: string; amount: Grosze | undefined },
    context: MailContext,
  ) => ({
    ...toShop(createForeignRefundEmail(record, amount), context),
    kind: "payment-discrepancy",
    id: `payu-refund-${refundId}`,
  }),
};
