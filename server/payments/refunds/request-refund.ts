import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import { summarisePayments, type Refund } from "../../../shop/payment/payment-summary.ts";
import {
  decideRefund,
  type RefundRequest,
  type DecidedRefund,
} from "../../../shop/payment/refund/refund.ts";
import { changeOrder, type ChangeDeps } from "../../orders/change-order.ts";

export type RefundResult =
  | { kind: "requested"; refunds: readonly Refund[] }
  | Exclude<DecidedRefund, { kind: "requested" }>
  | { kind: "absent" };

/**
 * Stores a refund of the owner: with the jobs that tell PayU, or as done by hand with the customer's
 * mail. Two at once never refund more than was paid.
 */
export async function requestRefund(
  orderNumber: string,
  request: RefundRequest,
  deps: ChangeDeps,
): Promise<RefundResult> {
  let result: RefundResult = { kind: "absent" };
  await changeOrder(deps, { number: orderNumber }, (record, now) => {
    const decided = decideRefund(record, request, now);
    if (decided.kind !== "requested") {
      result = decided;
      return undefined;
    }
    const refunds = findNew([...record.facts, ...decided.facts], decided.facts);
    result = { kind: "requested", refunds };
    return { by: "owner", facts: decided.facts };
  });
  return result;
}

function findNew(all: readonly PaymentFact[], added: readonly PaymentFact[]): Refund[] {
  const references = new Set(added.map(({ reference }) => reference));
  return summarisePayments(all).refunds.filter(({ reference }) => references.has(reference));
}
