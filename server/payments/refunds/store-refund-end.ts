import { awaitsPayment, type OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { calculateAmountDue } from "../../../shop/payment/refund/amounts-due.ts";
import { summarisePayments } from "../../../shop/payment/payment-summary.ts";
import type { PaymentSource } from "../../../shop/payment/payment-fact.ts";
import { changeOrder } from "../../orders/change-order.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { payOrder } from "../attempts/store-report.ts";

export type RefundEnd = {
  reference: string;
  kind: "refund-completed" | "refund-rejected";
  source: PaymentSource;
  note: string;
};

export async function storeRefundEnd(end: RefundEnd, deps: PaymentDeps): Promise<void> {
  const { store, log } = deps;
  const { reference, kind, source, note } = end;
  const orderId = await store.payments.findOrderOfRefund(reference);
  if (orderId === undefined) return;
  let recorded = false;
  await changeOrder(deps, { id: orderId }, (record, now) => {
    const { refunds } = summarisePayments(record.facts);
    const refund = refunds.find((each) => each.reference === reference);
    if (refund?.state !== "requested") return undefined;
    recorded = true;
    const { amount, externalId = "" } = refund;
    const fact = { kind, reference, at: now, source, amount, externalId, note };
    const changed = { ...record, facts: [...record.facts, fact] };
    const paid = isPaidAgain(changed) ? payOrder(changed, now) : {};
    return { by: "payu", facts: [fact], ...paid };
  });
  if (!recorded) return;
  if (kind === "refund-completed") log.info({ refund: reference, source }, "Refund completed");
  else log.error({ refund: reference, reason: note }, "PayU odmówiło zwrotu pieniędzy");
}

/** The order was reopened while the refund was under way, and PayU did not pay it. */
function isPaidAgain(record: OrderWithFacts): boolean {
  return awaitsPayment(record) && calculateAmountDue(record) === 0;
}
