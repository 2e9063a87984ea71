import { isErased } from "../../shop/order/order-timeline.ts";
import { summarisePayments, type Refund } from "../../shop/payment/payment-summary.ts";
import type { PaymentSource } from "../../shop/payment/payment-fact.ts";
import type { PayuNotification } from "../payu/notification.ts";
import type { PaymentDeps } from "./payment-deps.ts";

/** How PayU ended a refund. */
export type RefundEnd = {
  reference: string;
  kind: "refund-completed" | "refund-rejected";
  source: PaymentSource;
  /** PayU's id of a completed refund, or why it was rejected. */
  note: string;
};

/** Stores how a refund ended, once, with the mails to the customer and the shop. */
export async function recordRefundEnd(end: RefundEnd, deps: PaymentDeps): Promise<void> {
  const { store, log } = deps;
  const { reference, kind, source, note } = end;
  const orderId = await store.payments.findOrderId(reference);
  if (orderId === undefined) return;
  let recorded = false;
  await store.payments.change(orderId, (record, facts) => {
    const { refunds } = summarisePayments(facts);
    const refund = refunds.find((each) => each.reference === reference);
    if (refund?.state !== "requested") return undefined;
    recorded = true;
    const now = deps.now();
    const { amount, externalId = "" } = refund;
    const fact = { kind, reference, at: now, source, amount, externalId, note };
    const state = kind === "refund-completed" ? ("completed" as const) : ("rejected" as const);
    const ended: Refund = { ...refund, state };
    const isTold = state === "completed" && !isErased(record);
    const toCustomer = isTold ? [deps.mails.refunded(record, ended, now)] : [];
    const toOwner = deps.mails.refundEnded(record, ended, now);
    return { facts: [fact], mails: [...toCustomer, toOwner], now };
  });
  if (!recorded) return;
  if (kind === "refund-completed") log.info({ refund: reference, source }, "Refund completed");
  else log.error({ refund: reference, reason: note }, "PayU odmówiło zwrotu pieniędzy");
}

type RefundNotification = PayuNotification & { kind: "refund" };

/**
 * Stores what a notification says of a refund. One that names the refund by PayU's id alone only
 * makes the shop ask; of one that the shop did not request the owner is told.
 */
export async function recordRefundNotification(
  notification: RefundNotification,
  deps: PaymentDeps,
): Promise<void> {
  const { store, now } = deps;
  const { orderId: externalId, extRefundId, refundId: note = "", amount, status } = notification;
  const open = await findOpenRefunds(externalId, deps);
  const named = open.find(({ reference }) => reference === extRefundId);
  const sameAmount = amount === undefined || amount === named?.amount;
  if (named && sameAmount && status !== "PENDING") {
    const kind = status === "FINALIZED" ? "refund-completed" : "refund-rejected";
    const { reference } = named;
    return recordRefundEnd({ reference, kind, source: "notification", note }, deps);
  }
  for (const { reference } of open) await store.jobs.runNow("refund", now(), reference);
  if (open.length === 0 && status === "FINALIZED") await reportForeign(notification, deps);
}

async function findOpenRefunds(externalId: string, { store }: PaymentDeps): Promise<Refund[]> {
  const orderId = await store.payments.findOrderOfPayu(externalId);
  if (orderId === undefined) return [];
  const { refunds } = summarisePayments(await store.payments.facts(orderId));
  return refunds.filter((each) => each.externalId === externalId && each.state === "requested");
}

/** The owner may have refunded in PayU's panel; a repeated notification tells it once. */
async function reportForeign(notification: RefundNotification, deps: PaymentDeps): Promise<void> {
  const { store, mails, now } = deps;
  const { orderId: externalId, extRefundId, refundId = extRefundId, amount } = notification;
  const orderId = await store.payments.findOrderOfPayu(externalId);
  const record = orderId === undefined ? undefined : await store.orders.findRecord("id", orderId);
  if (!record || refundId === undefined) return;
  const facts = await store.payments.facts(record.order.id);
  const isOwn = facts.some(
    ({ kind, reference, note }) =>
      kind === "refund-completed" && (reference === extRefundId || note === refundId),
  );
  if (isOwn) return;
  const mail = mails.refundedElsewhere(record, { refundId, amount }, now());
  await store.payments.queueMailOnce(mail, now());
}
