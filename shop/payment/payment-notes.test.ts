import { describe, expect, it } from "vitest";
import { legal } from "../../shop.config.ts";
import { sampleOrder, samplePayments } from "../../test/fixtures.ts";
import type { OrderTimeline } from "../order/status/order-timeline.ts";
import type { PaymentFact, PaymentFactKind } from "./payment-fact.ts";
import { describeMoney } from "./payment-notes.ts";

const order = sampleOrder({ payment: samplePayments.online });
const cancelled = { cancelledAt: 2 };
const paid = { paidAt: 1 };

type Step = [kind: PaymentFactKind, reference: string, amount: number];

function notesOf(timeline: OrderTimeline, ...steps: Step[]) {
  const facts = steps.map(([kind, reference, amount]): PaymentFact => ({
    kind,
    reference,
    at: 1,
    source: "payu",
    amount,
    externalId: "PAYU",
    note: "",
  }));
  return describeMoney({ order, timeline, facts }, legal).join(" ");
}

describe("what a customer is notified of unusual money", () => {
  it("is nothing while all is as it should be", () => {
    expect(notesOf({})).toBe("");
    expect(notesOf(cancelled)).toBe("");
    expect(notesOf(paid, ["payment-completed", "L-1001-1", order.total])).toBe("");
  });

  it("is how much is missing", () => {
    const text = notesOf({}, ["payment-completed", "L-1001-1", 5000]);
    expect(text).toBe("Dotarło do nas 50,00 zł. Do zapłaty zostało 64,98 zł.");
  });

  it("is how much was too much", () => {
    const twice: Step[] = [
      ["payment-completed", "L-1001-1", order.total],
      ["payment-completed", "L-1001-2", order.total],
    ];
    expect(notesOf(paid, ...twice)).toMatch(/^Dotarło do nas 229,96 zł, czyli o 114,98 zł za dużo/);
  });

  it("is that a cancelled order's money comes back", () => {
    const payment: Step = ["payment-completed", "L-1001-1", order.total];
    expect(notesOf(cancelled, payment)).toMatch(
      /^Zamówienie jest anulowane, a dotarło do nas 114,98 zł\. .* w ciągu 14 dni\./,
    );
    const requested: Step = ["refund-requested", "L-1001-R1", order.total];
    expect(notesOf(cancelled, payment, requested)).toMatch(/^Zwracamy Ci 114,98 zł\./);
    const completed: Step = ["refund-completed", "L-1001-R1", order.total];
    expect(notesOf(cancelled, payment, requested, completed)).toBe("Zwróciliśmy Ci 114,98 zł.");
    const rejected: Step = ["refund-rejected", "L-1001-R1", order.total];
    expect(notesOf(cancelled, payment, requested, rejected)).toMatch(/^Zamówienie jest anulowane/);
  });
});
