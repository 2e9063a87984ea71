import {
  createPaymentDiscrepancyEmail,
  createUnknownPaymentEmail,
} from "../../shop/email/payment/payment-discrepancy-email.ts";
import { createPaymentReminderEmail } from "../../shop/email/payment/payment-reminder-email.ts";
import {
  createForeignRefundEmail,
  createRefundEmail,
  createRefundEndedEmail,
} from "../../shop/email/payment/refund-emails.ts";
import { customerMail, shopMail } from "./draft.ts";

const kind = "payment-discrepancy";

export const paymentMails = {
  "payment-discrepancy": shopMail(createPaymentDiscrepancyEmail),
  "unknown-payment": shopMail(createUnknownPaymentEmail, ({ externalId }) => ({
    kind,
    id: `payu-${externalId}`,
  })),
  "payment-reminder": customerMail(createPaymentReminderEmail),
  "payment-refund": customerMail(createRefundEmail),
  "refund-ended": shopMail(createRefundEndedEmail, () => ({ kind })),
  "foreign-refund": shopMail(createForeignRefundEmail, ({ refundId }) => ({
    kind,
    id: `payu-refund-${refundId}`,
  })),
};
