import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { calculateAmountDue } from "../../../shop/payment/refund/amounts-due.ts";
import { balanceOf, summarisePayments } from "../../../shop/payment/payment-summary.ts";
import { voidTransfer } from "../../../shop/payment/transfer/receive-transfer.ts";
import type { Grosze } from "../../../shop/price.ts";
import { changeOrder, type Change, type ChangeDeps } from "../change-order.ts";

export type UndoneResult =
  | { kind: "done"; amount: Grosze; unpaid: boolean }
  | { kind: "nothing" }
  /** The money was returned, so it was there. */
  | { kind: "refunded" }
  | { kind: "absent" };

export async function undoPayment(number: string, deps: ChangeDeps): Promise<UndoneResult> {
  let result: UndoneResult = { kind: "absent" };
  await changeOrder(deps, { number }, (record, now) => {
    const decided = decideUndo(record, now);
    result = decided.result;
    return decided.change && { by: "owner", ...decided.change };
  });
  return result;
}

export function decideUndo(
  record: OrderWithFacts,
  now: number,
): { result: UndoneResult; change?: Pick<Change, "timeline" | "facts"> } {
  const voided = voidTransfer(record.facts, now);
  if (!voided) return { result: { kind: "nothing" } };
  const changed = { ...record, facts: [...record.facts, voided] };
  if (balanceOf(summarisePayments(changed.facts)) < 0) return { result: { kind: "refunded" } };
  const unpaid = isUnpaidBy(changed);
  const { paidAt: _, ...timeline } = record.timeline;
  return {
    result: { kind: "done", amount: voided.amount, unpaid },
    change: { facts: [voided], ...(unpaid && { timeline: { ...timeline, reopenedAt: now } }) },
  };
}

/** A cancelled order stays cancelled, and another payment may cover the order. */
function isUnpaidBy(record: OrderWithFacts): boolean {
  const { paidAt, cancelledAt } = record.timeline;
  return paidAt !== undefined && cancelledAt === undefined && calculateAmountDue(record) > 0;
}
