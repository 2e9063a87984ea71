import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import type { OrderNotification } from "../../shop/order/order-transition.ts";
import type { PaymentSummary, Refund } from "../../shop/payment/payment-summary.ts";
import type { PaymentConcern } from "../../shop/payment/record-status.ts";
import type { DeadlineShop } from "../../shop/payment/deadline.ts";
import type { Grosze } from "../../shop/price.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Store } from "../db/store.ts";
import type { JobLog } from "../jobs/worker.ts";
import type { openPayu } from "../payu/payu.ts";

/** The mails about payments. */
export type PaymentMails = {
  update: (notification: OrderNotification, record: OrderRecord, writtenAt: number) => Mail;
  concern: (
    concern: PaymentConcern,
    record: OrderRecord,
    summary: PaymentSummary,
    writtenAt: number,
  ) => Mail;
  reminder: (record: OrderRecord, cancelAt: number | undefined, writtenAt: number) => Mail;
  unknown: (payment: UnknownPayment, writtenAt: number) => Mail;
  /** To the customer. */
  refunded: (record: OrderRecord, refund: Refund, writtenAt: number) => Mail;
  refundEnded: (record: OrderRecord, refund: Refund, writtenAt: number) => Mail;
  refundedElsewhere: (record: OrderRecord, refund: ForeignRefund, writtenAt: number) => Mail;
};

/** A payment at PayU for an order that the shop does not know. */
type UnknownPayment = { reference: string; externalId: string; amount: Grosze };

/** A refund at PayU that the shop did not request. */
type ForeignRefund = { refundId: string; amount: Grosze | undefined };

export type PaymentDeps = {
  store: Pick<Store, "payments" | "orders" | "jobs">;
  payu: ReturnType<typeof openPayu>;
  posId: string;
  mails: PaymentMails;
  shop: DeadlineShop;
  /** Whether BaseLinker has the shop's orders. */
  exported: boolean;
  /** Public address of the shop. */
  origin: string;
  now: () => number;
  log: JobLog;
};
