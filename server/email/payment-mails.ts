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
  type EndedRefund,
  type ForeignRefund,
} from "../../shop/email/payment/refund-emails.ts";
import { customerMail, shopMail, toShop, type MailContext } from "./draft.ts";

export const paymentMails = {
  "payment-discrepancy": shopMail(createPaymentDiscrepancyEmail),
  "unknown-payment": (payment: UnknownPayment, context: MailContext) => ({
    ...toShop(createUnknownPaymentEmail(payment), context),
    kind: "payment-discrepancy",
    id: `payu-${payment.externalId}`,
  }),
  "payment-reminder": customerMail(createPaymentReminderEmail),
  "payment-refund": customerMail(createRefundEmail),
  "refund-ended": (ended: EndedRefund, context: MailContext) => ({
    ...toShop(createRefundEndedEmail(ended), context),
    kind: "payment-discrepancy",
  }),
  "foreign-refund": (refund: ForeignRefund, context: MailContext) => ({
    ...toShop(createForeignRefundEmail(refund), context),
    kind: "payment-discrepancy",
    id: `payu-refund-${refund.refundId}`,
  }),
};
