import { isErased, type OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { calculateAmountDue } from "../../shop/payment/refund/amounts-due.ts";
import { balanceOf, summarisePayments } from "../../shop/payment/payment-summary.ts";
import { voidTransfer } from "../../shop/payment/transfer/receive-transfer.ts";
import type { Grosze } from "../../shop/price.ts";
import type { OrderChange } from "../db/orders/change-order.ts";
import type { Store } from "../db/store.ts";
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
  await deps.store.orders.change(number, (record, facts) => {
    const now = deps.now();
    const voided = voidTransfer(facts, now);
    if (!voided) {
      result = { kind: "nothing" };
      return undefined;
    }
    const changed = { ...record, facts: [...facts, voided] };
    if (balanceOf(summarisePayments(changed.facts)) < 0) {
      result = { kind: "refunded" };
      return undefined;
    }
    const unpaid = isUnpaidBy(changed);
    result = { kind: "done", amount: voided.amount, unpaid };
    return {
      ...(unpaid ? follow(changed, deps, now) : { jobs: exportPayment(record.order, deps), now }),
      facts: [voided],
    };
  });
  return result;
}

/** A cancelled order stays cancelled, and another payment may cover the order. */
function isUnpaidBy({ order, timeline, facts }: OrderWithFacts): boolean {
  const { paidAt, cancelledAt } = timeline;
  return paidAt !== undefined && cancelledAt === undefined && calculateAmountDue(order, facts) > 0;
}

function follow(record: OrderWithFacts, deps: Deps, now: number): OrderChange {
  const { paidAt: _, ...timeline } = record.timeline;
  const change = { timeline: { ...timeline, reopenedAt: now }, notification: "unpaid" as const };
  const followed = followTransition(record, change, deps, now);
  return isErased(record) ? { ...followed, mails: [] } : followed;
}
