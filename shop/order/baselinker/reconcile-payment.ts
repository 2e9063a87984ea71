import type { Grosze } from "../../price.ts";
import { balanceOf, isSettled, summarisePayments } from "../../payment/payment-summary.ts";
import type { PaymentFact } from "../../payment/payment-fact.ts";
import type { OrderWithFacts } from "../status/order-timeline.ts";
import { voidTransfer } from "../../payment/transfer/receive-transfer.ts";
import { sumTurnover } from "../../payment/turnover.ts";

export type PaymentDecision =
  | { kind: "agreed" }
  /** So much came in that the shop does not know of. */
  | { kind: "book"; amount: Grosze }
  /** The newest booking was taken back there; of an order that has left it may be a refund. */
  | { kind: "void" }
  /**
   * `conflict`: both sides have changed, and the shop's sum is sent. `unsettled`: PayU may report
   * the same money. `lower`: nobody knows whether money was returned or booked by mistake.
   */
  | { kind: "report"; reason: "conflict" | "unsettled" | "lower" };

/** The sum there is absolute. `agreed` is what both sides last had. */
export function reconcilePayment(
  { facts, timeline }: Pick<OrderWithFacts, "facts" | "timeline">,
  theirs: Grosze,
  agreed: Grosze,
): PaymentDecision {
  const here = sumTurnover(facts).balance;
  if (theirs === here || theirs === agreed) return { kind: "agreed" };
  if (here !== agreed) return { kind: "report", reason: "conflict" };
  const amount = theirs - here;
  if (amount < 0)
    return timeline.dispatchedAt === undefined && isVoid(facts, -amount)
      ? { kind: "void" }
      : { kind: "report", reason: "lower" };
  return summarisePayments(facts).attempts.every(isSettled)
    ? { kind: "book", amount }
    : { kind: "report", reason: "unsettled" };
}

/** Money that is being returned cannot have been booked by mistake. */
function isVoid(facts: readonly PaymentFact[], amount: Grosze): boolean {
  const voided = voidTransfer(facts, 0);
  return voided?.amount === amount && balanceOf(summarisePayments([...facts, voided])) >= 0;
}
