import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeFact } from "./describe-fact.ts";
import type { PaymentFact, PaymentFactKind } from "./payment-fact.ts";
import { getPaymentState } from "./payment-state.ts";
import { balanceOf, summarisePayments } from "./payment-summary.ts";
import { sumTurnover } from "./turnover.ts";

const total = 10_000;
const fact = (kind: PaymentFactKind, amount: number, reference = "L-1"): PaymentFact => ({
  kind,
  reference,
  at: 1,
  source: "owner",
  amount,
  externalId: "",
  note: "",
});
const received = (amount: number) => fact("transfer-received", amount);
const requested = (amount: number) => fact("refund-requested", amount, "L-1-R1");
const completed = (amount: number) => fact("refund-completed", amount, "L-1-R1");

describe("the account of an order", () => {
  it.each<[string, PaymentFact[], object]>([
    ["due", [], {}],
    ["underpaid", [received(9000)], {}],
    ["paid", [received(total)], { paidAt: 1 }],
    ["surplus", [received(total + 1)], { paidAt: 1 }],
    ["surplus", [received(9000)], { cancelledAt: 1 }],
    ["refunding", [received(total), requested(total)], { cancelledAt: 1 }],
    ["refunded", [received(total), requested(total), completed(total)], { cancelledAt: 1 }],
    ["partly-refunded", [received(total), requested(500), completed(500)], { paidAt: 1 }],
    ["paid", [received(total), requested(5), fact("refund-rejected", 5, "L-1-R1")], { paidAt: 1 }],
  ])("is %s", (state, facts, timeline) => {
    expect(getPaymentState({ order: { total }, timeline, facts })).toBe(state);
  });

  it("moves by what came in and what went out, in whatever parts it is added up", () => {
    const kinds = ["transfer-received", "refund-completed", "refund-requested"] as const;
    const facts = fc.array(
      fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 99_999 })),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(facts, fc.nat(20), (list, cut) => {
        const all = list.map(([kind, amount]) => fact(kind, amount));
        const parts = [all.slice(0, cut), all.slice(cut)].map(sumTurnover);
        const balance = parts.reduce((sum, part) => sum + part.balance, 0);
        expect(sumTurnover(all).balance).toBe(balance);
        expect(sumTurnover(all).received).toBe(summarisePayments(all).received);
      }),
    );
  });

  it("agrees with the balance once every refund has ended", () => {
    const facts = [received(total), requested(700), completed(700)];
    expect(sumTurnover(facts).balance).toBe(balanceOf(summarisePayments(facts)));
  });
});

describe("what happened to money", () => {
  it.each<[string, PaymentFact]>([
    ["wpłata przelewem lub gotówką: 100,00 zł", received(total)],
    ["zlecono zwrot L-1-R1: 7,00 zł (poza PayU, pozycje 1x2)", { ...requested(700), note: "1x2" }],
    [
      "zlecono zwrot L-1-R1: 7,00 zł (odstąpienie od całości)",
      { ...requested(700), externalId: "PAYU", note: "withdrawal" },
    ],
    [
      "próba zapłaty L-1-1, BLIK: 100,00 zł",
      { ...fact("attempt-started", total, "L-1-1"), note: "blik" },
    ],
  ])("is told in Polish: %s", (text, what) => {
    expect(describeFact(what)).toBe(text);
  });
});
