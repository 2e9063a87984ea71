import type { PaymentFact } from "../../../shop/payment/payment-fact.ts";
import { summarisePayments, type Refund } from "../../../shop/payment/payment-summary.ts";
import {
  decideRefund,
  type RefundRequest,
  type DecidedRefund,
} from "../../../shop/payment/refund/refund.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { exportPayment } from "../../orders/transitions/follow-transition.ts";
import type { OrderChange } from "../../db/orders/change-order.ts";
import type { Store } from "../../db/store.ts";
import type { WriteMail } from "../../email/mails.ts";

export type RefundResult =
  | { kind: "requested"; refunds: readonly Refund[] }
  | Exclude<DecidedRefund, { kind: "requested" }>
  | { kind: "absent" };

type Deps = {
  store: { orders: Pick<Store["orders"], "change"> };
  mail: WriteMail;
  exported: boolean;
  now: () => number;
};

/**
 * Stores a refund of the owner: with the jobs that tell PayU, or as done by hand with the customer's
 * mail. Two at once never refund more than was paid.
 */
export async function requestRefund(
  orderNumber: string,
  request: RefundRequest,
  deps: Deps,
): Promise<RefundResult> {
  const { store, now } = deps;
  let result: RefundResult = { kind: "absent" };
  await store.orders.change(orderNumber, (record) => {
    const at = now();
    const decided = decideRefund(record, request, at);
    if (decided.kind !== "requested") {
      result = decided;
      return undefined;
    }
    const refunds = findNew([...record.facts, ...decided.facts], decided.facts);
    result = { kind: "requested", refunds };
    return { facts: decided.facts, ...consequences(record, refunds, deps, at), now: at };
  });
  return result;
}

function findNew(all: readonly PaymentFact[], added: readonly PaymentFact[]): Refund[] {
  const references = new Set(added.map(({ reference }) => reference));
  return summarisePayments(all).refunds.filter(({ reference }) => references.has(reference));
}

function consequences(
  record: OrderWithFacts,
  refunds: readonly Refund[],
  deps: Deps,
  now: number,
): Pick<OrderChange, "jobs" | "mails"> {
  const done = refunds.filter(({ state }) => state === "completed");
  const open = refunds.filter(({ state }) => state === "requested");
  return {
    mails: done.map((refund) => deps.mail("payment-refund", { ...record, refund }, now)),
    jobs: [
      ...open.map(({ reference }) => ({ kind: "refund" as const, reference })),
      ...(done.length > 0 ? exportPayment(record.order, deps) : []),
    ],
  };
}
