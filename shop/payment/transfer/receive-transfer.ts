import type { OrderWithFacts } from "../../order/status/order-timeline.ts";
import { calculateAmountDue } from "../refund/amounts-due.ts";
import type { PaymentFact } from "../payment-fact.ts";

/**
 * Creates the fact that the owner received what was due, by transfer or in cash; undefined when
 * nothing was due. A cancelled order is paid as if it were not. `externalId` is the entry of a bank's
 * statement.
 */
export function receiveTransfer(
  record: OrderWithFacts,
  now: number,
  externalId = "",
): PaymentFact | undefined {
  const amount = calculateAmountDue({ ...record, timeline: {} });
  if (amount === 0) return undefined;
  return createTransfer(record, { amount, at: now, source: "owner", externalId });
}

/** Creates the fact that so much came in, by transfer or in cash. */
export function createTransfer(
  { order, facts }: Pick<OrderWithFacts, "order" | "facts">,
  received: Pick<PaymentFact, "amount" | "at" | "source" | "externalId">,
): PaymentFact {
  const earlier = facts.filter(({ kind }) => kind === "transfer-received").length;
  const reference = earlier === 0 ? order.number : `${order.number}-T${earlier + 1}`;
  return { ...received, kind: "transfer-received", reference, note: "" };
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
