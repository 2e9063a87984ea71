import { summarisePayments, type Refund } from "../../../shop/payment/payment-summary.ts";
import type { PayuNotification } from "../../payu/notification.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { storeRefundEnd } from "./store-refund-end.ts";

type RefundNotification = PayuNotification & { kind: "refund" };

/**
 * Stores what a notification says of a refund. One that does not name the shop's refund with its
 * amount only makes the shop ask; the owner gets a mail of one that the shop did not request.
 */
export async function receiveRefundNotification(
  notification: RefundNotification,
  deps: PaymentDeps,
): Promise<void> {
  const { store, now } = deps;
  const { orderId: externalId, extRefundId, refundId: note = "", status } = notification;
  const open = await findOpenRefunds(externalId, deps);
  const named = open.find(({ reference }) => reference === extRefundId);
  const { amount, currencyCode } = notification;
  const isSame = amount === named?.amount && currencyCode === "PLN";
  if (named && isSame && status !== "PENDING") {
    const kind = status === "FINALIZED" ? "refund-completed" : "refund-rejected";
    const { reference } = named;
    return storeRefundEnd({ reference, kind, source: "notification", note }, deps);
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
  const { store, mail, now } = deps;
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
  const notice = mail("foreign-refund", { ...record, refundId, amount }, now());
  await store.payments.queueMailOnce(notice, now());
}
