import type { OrderRecord } from "../order/order-timeline.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { balanceOf, summarisePayments } from "./payment-summary.ts";

/**
 * Creates the fact that the owner received what was due, by transfer or in cash; undefined when
 * nothing was due.
 */
export function receiveTransfer(
  { order }: OrderRecord,
  facts: readonly PaymentFact[],
  now: number,
): PaymentFact | undefined {
  const amount = order.total - balanceOf(summarisePayments(facts));
  if (amount <= 0) return undefined;
  const earlier = facts.filter(({ kind }) => kind === "transfer-received").length;
  const reference = earlier === 0 ? order.number : `${order.number}-T${earlier + 1}`;
  const kind = "transfer-received";
  return { kind, reference, at: now, source: "owner", amount, externalId: "", note: "" };
}
