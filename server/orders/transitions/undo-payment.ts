import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { calculateAmountDue } from "../../../shop/payment/refund/amounts-due.ts";
import { balanceOf, summarisePayments } from "../../../shop/payment/payment-summary.ts";
import { voidTransfer } from "../../../shop/payment/transfer/receive-transfer.ts";
import type { Grosze } from "../../../shop/price.ts";
import type { OrderChange } from "../../db/orders/change-order.ts";
import type { Store } from "../../db/store.ts";
import { exportPayment, followTransition, type FollowDeps } from "./follow-transition.ts";

export type UndoneResult =
  | { kind: "done"; amount: Grosze; unpaid: boolean }
  | { kind: "nothing" }
  /** The money was returned, so it was there. */
  | { kind: "refunded" }
  | { kind: "absent" };

type Deps = FollowDeps & {
  store: { orders: Pick<Store["orders"], "change"> };
  now: () => number;
};

export async function undoPayment(number: string, deps: Deps): Promise<UndoneResult> {
  let result: UndoneResult = { kind: "absent" };
  await deps.store.orders.change(number, (record) => {
    const decided = decideUndo(record, deps.now(), deps);
    result = decided.result;
    return decided.change;
  });
  return result;
}

export function decideUndo(
  record: OrderWithFacts,
  now: number,
  deps: FollowDeps,
): { result: UndoneResult; change?: OrderChange } {
  const { order, facts } = record;
  const voided = voidTransfer(facts, now);
  if (!voided) return { result: { kind: "nothing" } };
  const changed = { ...record, facts: [...facts, voided] };
  if (balanceOf(summarisePayments(changed.facts)) < 0) return { result: { kind: "refunded" } };
  const unpaid = isUnpaidBy(changed);
  const followed = unpaid ? follow(changed, deps, now) : { jobs: exportPayment(order, deps), now };
  return {
    result: { kind: "done", amount: voided.amount, unpaid },
    change: { ...followed, facts: [voided] },
  };
}

/** A cancelled order stays cancelled, and another payment may cover the order. */
function isUnpaidBy(record: OrderWithFacts): boolean {
  const { paidAt, cancelledAt } = record.timeline;
  return paidAt !== undefined && cancelledAt === undefined && calculateAmountDue(record) > 0;
}

function follow(record: OrderWithFacts, deps: FollowDeps, now: number): OrderChange {
  const { paidAt: _, ...timeline } = record.timeline;
  const change = { timeline: { ...timeline, reopenedAt: now }, notification: "unpaid" as const };
  return followTransition(record, change, deps, now);
}
