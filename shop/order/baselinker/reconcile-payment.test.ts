import { expect, it } from "vitest";
import type { PaymentFact } from "../../payment/payment-fact.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

function fact(kind: PaymentFact["kind"], amount: number, reference = "L-1"): PaymentFact {
  return { kind, amount, reference, at: 1, source: "owner", externalId: "", note: "" };
}

const paid = [fact("transfer-received", 100)];
const returned = [...paid, fact("refund-requested", 30, "R1"), fact("refund-completed", 30, "R1")];

it.each([
  ["the same on both sides", paid, 100, 0, { kind: "agreed" }],
  ["changed here alone", returned, 100, 100, { kind: "agreed" }],
  ["more there", paid, 150, 100, { kind: "book", amount: 50 }],
  ["more there after a refund of both sides", returned, 100, 70, { kind: "book", amount: 30 }],
  ["taken back there", paid, 0, 100, { kind: "void" }],
  ["less there", paid, 60, 100, { kind: "report", reason: "lower" }],
  [
    "taken back there while a refund is underway",
    [...paid, fact("refund-requested", 30, "R1")],
    0,
    100,
    { kind: "report", reason: "lower" },
  ],
  ["changed on both sides", returned, 100, 0, { kind: "report", reason: "conflict" }],
  [
    "more there while PayU may report it",
    [fact("attempt-started", 100)],
    100,
    0,
    { kind: "report", reason: "unsettled" },
  ],
])("a sum %s", (_, facts, theirs, agreed, decision) => {
  expect(reconcilePayment({ facts, timeline: {} }, theirs, agreed)).toEqual(decision);
});

it("a sum taken back there once the order has left may be a refund", () => {
  const sent = { facts: paid, timeline: { confirmedAt: 1, paidAt: 1, dispatchedAt: 2 } };
  expect(reconcilePayment(sent, 0, 100)).toEqual({ kind: "report", reason: "lower" });
});
