import type { EmailContent } from "../../shop/email/email-content.ts";
import {
  createPaymentConcernEmail,
  createUnknownPaymentEmail,
} from "../../shop/email/payment-concern-email.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import { createMail } from "../db/email.ts";
import type { PaymentMails } from "../payments/payment-deps.ts";
import { createOrderUpdateMail } from "./order-update-emails.ts";

type Deps = { shop: RunningShop; ordersTo: string; origin: string; newId: () => string };

/** Creates the mails about payments, to the customer and to the shop's inbox. */
export function createPaymentMails(deps: Deps): PaymentMails {
  const { ordersTo, newId } = deps;
  const toOwner = (id: string, content: EmailContent, writtenAt: number) =>
    createMail("payment-concern", ordersTo, content, { id, writtenAt });
  return {
    update: createOrderUpdateMail(deps),
    concern: (concern, record, summary, writtenAt) =>
      toOwner(newId(), createPaymentConcernEmail(concern, record, summary), writtenAt),
    unknown: ({ reference, externalId, amount }, writtenAt) =>
      toOwner(`payu-${externalId}`, createUnknownPaymentEmail(reference, amount), writtenAt),
  };
}
