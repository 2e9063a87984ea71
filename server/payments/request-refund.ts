import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { summarisePayments, type Refund } from "../../shop/payment/payment-summary.ts";
import {
  requestRefund as decideRefund,
  type RefundRequest,
  type RequestedRefund,
} from "../../shop/payment/refund.ts";
import { isErased, type OrderRecord } from "../../shop/order/order-timeline.ts";
import type { OrderChange } from "../db/orders/change-order.ts";
import type { Store } from "../db/store.ts";
import type { PaymentMails } from "./payment-deps.ts";

export type RefundResult =
  | { kind: "requested"; refunds: readonly Refund[] }
  | Exclude<RequestedRefund, { kind: "requested" }>
  | { kind: "absent" };

type Deps = {
  store: { orders: Pick<Store["orders"], "change"> };
  mails: Pick<PaymentMails, "refunded">;
  now: () => number;
};

/**
 * Stores a refund of the owner: with the jobs that tell PayU, or as done by hand with the customer's
 * mail. Two at once never refund more than was paid.
 */
export async function requestRefund(
  orderNumber: string,
  request: RefundRequest,
  { store, mails, now }: Deps,
): Promise<RefundResult> {
  let result: RefundResult = { kind: "absent" };
  await store.orders.change(orderNumber, (record, facts) => {
    const at = now();
    const decided = decideRefund(orderNumber, facts, request, at);
    if (decided.kind !== "requested") {
      result = decided;
      return undefined;
    }
    const refunds = findNew([...facts, ...decided.facts], decided.facts);
    result = { kind: "requested", refunds };
    return { facts: decided.facts, ...consequences(record, refunds, mails, at), now: at };
  });
  return result;
}

function findNew(all: readonly PaymentFact[], added: readonly PaymentFact[]): Refund[] {
  const references = new Set(added.map(({ reference }) => reference));
  return summarisePayments(all).refunds.filter(({ reference }) => references.has(reference));
}

function consequences(
  record: OrderRecord,
  refunds: readonly Refund[],
  mails: Deps["mails"],
  now: number,
): Pick<OrderChange, "jobs" | "mails"> {
  const done = refunds.filter(({ state }) => state === "completed");
  const open = refunds.filter(({ state }) => state === "requested");
  return {
    mails: isErased(record) ? [] : done.map((refund) => mails.refunded(record, refund, now)),
    jobs: open.map(({ reference }) => ({ kind: "refund", reference })),
  };
}
