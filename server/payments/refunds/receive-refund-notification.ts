import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { summarisePayments } from "../../../shop/payment/payment-summary.ts";
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
  const record = await findOrderOfPayu(externalId, deps);
  if (!record) return;
  const open = summarisePayments(record.facts).refunds.filter(
    (each) => each.externalId === externalId && each.state === "requested",
  );
  const named = open.find(({ reference }) => reference === extRefundId);
  const { amount, currencyCode } = notification;
  const isSame = amount === named?.amount && currencyCode === "PLN";
  if (named && isSame && status !== "PENDING") {
    const kind = status === "FINALIZED" ? "refund-completed" : "refund-rejected";
    const { reference } = named;
    return storeRefundEnd({ reference, kind, source: "notification", note }, deps);
  }
  for (const { reference } of open) await store.jobs.runNow("refund", now(), reference);
  if (open.length === 0 && status === "FINALIZED") await reportForeign(notification, record, deps);
}

async function findOrderOfPayu(externalId: string, { store }: PaymentDeps) {
  const orderId = await store.payments.findOrderOfPayu(externalId);
  return orderId === undefined ? undefined : store.orders.findRecord("id", orderId);
}

/** The owner may have refunded in PayU's panel; a repeated notification tells it once. */
async function reportForeign(
  { extRefundId, refundId = extRefundId, amount }: RefundNotification,
  record: OrderWithFacts,
  { store, mail, now }: PaymentDeps,
): Promise<void> {
  if (refundId === undefined) return;
  const isOwn = record.facts.some(
    ({ kind, reference, note }) =>
      kind === "refund-completed" && (reference === extRefundId || note === refundId),
  );
  if (isOwn) return;
  const notice = mail("foreign-refund", { ...record, refundId, amount }, now());
  await store.payments.queueMailOnce(notice, now());
}
