import type { OrderRecord } from "../../order/status/order-timeline.ts";
import { calculateAmountDue } from "../refund/amounts-due.ts";
import type { PaymentFact } from "../payment-fact.ts";

/**
 * Creates the fact that the owner received what was due, by transfer or in cash; undefined when
 * nothing was due. `externalId` is the entry of a bank's statement.
 */
export function receiveTransfer(
  { order }: OrderRecord,
  facts: readonly PaymentFact[],
  now: number,
  externalId = "",
): PaymentFact | undefined {
  const amount = calculateAmountDue(order, facts);
  if (amount === 0) return undefined;
  const earlier = facts.filter(({ kind }) => kind === "transfer-received").length;
  const reference = earlier === 0 ? order.number : `${order.number}-T${earlier + 1}`;
  const kind = "transfer-received";
  return { kind, reference, at: now, source: "owner", amount, externalId, note: "" };
}

export function voidTransfer(facts: readonly PaymentFact[], now: number): PaymentFact | undefined {
  const voided = new Set(
    facts.filter(({ kind }) => kind === "transfer-voided").map(({ reference }) => reference),
  );
  const transfer = facts
    .filter(({ kind, reference }) => kind === "transfer-received" && !voided.has(reference))
    .reduce<PaymentFact | undefined>(
      (one, other) => (one && one.at > other.at ? one : other),
      undefined,
    );
  return transfer && { ...transfer, kind: "transfer-voided", at: now, source: "owner" };
}
