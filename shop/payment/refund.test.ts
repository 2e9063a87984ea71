import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentFact } from "./payment-fact.ts";
import { balanceOf, summarisePayments } from "./payment-summary.ts";
import { requestRefund, type RefundRequest } from "./refund.ts";

const number = "L-1001";
const whole: RefundRequest = { amount: undefined, byHand: false, note: "" };

const factOf = (kind: PaymentFact["kind"], reference: string, rest: Partial<PaymentFact> = {}) => ({
  kind,
  reference,
  at: 1,
  source: "payu" as const,
  amount: 0,
  externalId: "",
  note: "",
  ...rest,
});
const paidByPayu = (index: number, amount: number): PaymentFact[] => [
  factOf("attempt-started", `${number}-${index}`, { amount, at: index }),
  factOf("payment-completed", `${number}-${index}`, { amount, externalId: `PAYU${index}` }),
];
const transfer = (amount: number) => [factOf("transfer-received", number, { amount })];
const request = (facts: PaymentFact[], changes: Partial<RefundRequest> = {}) =>
  requestRefund(number, facts, { ...whole, ...changes }, 9);
const short = (fact: PaymentFact) =>
  `${fact.kind} ${fact.reference} ${fact.amount} ${fact.externalId}`.trim();
const added = (facts: PaymentFact[], changes?: Partial<RefundRequest>) => {
  const result = request(facts, changes);
  return result.kind === "requested" ? result.facts.map(short) : result;
};

describe("a refund", () => {
  it("gives everything back through PayU, or a part", () => {
    const facts = paidByPayu(1, 11_498);
    expect(added(facts)).toEqual(["refund-requested L-1001-R1 11498 PAYU1"]);
    expect(added(facts, { amount: 1000 })).toEqual(["refund-requested L-1001-R1 1000 PAYU1"]);
    expect(added(facts, { amount: 11_499 })).toEqual({ kind: "too-much", left: 11_498 });
    expect(added([])).toEqual({ kind: "nothing-paid" });
  });

  it("gives the second of two payments back first, and divides what is more", () => {
    const facts = [...paidByPayu(1, 5000), ...paidByPayu(2, 5000)];
    expect(added(facts, { amount: 5000 })).toEqual(["refund-requested L-1001-R1 5000 PAYU2"]);
    expect(added(facts, { amount: 7000 })).toEqual([
      "refund-requested L-1001-R1 5000 PAYU2",
      "refund-requested L-1001-R2 2000 PAYU1",
    ]);
  });

  it("of a transfer is noted as done by hand", () => {
    expect(added(transfer(9000))).toEqual({ kind: "by-hand", left: 0 });
    expect(added([...transfer(9000), ...paidByPayu(1, 1000)])).toEqual({
      kind: "by-hand",
      left: 1000,
    });
    expect(added(transfer(9000), { byHand: true, amount: 500 })).toEqual([
      "refund-requested L-1001-R1 500",
      "refund-completed L-1001-R1 500",
    ]);
  });

  it("that PayU rejected can be made again, under another reference", () => {
    const facts = paidByPayu(1, 5000);
    const first = request(facts);
    if (first.kind !== "requested") throw new Error(first.kind);
    const rejected = factOf("refund-rejected", "L-1001-R1", { amount: 5000, externalId: "PAYU1" });
    expect(added([...facts, ...first.facts])).toEqual({ kind: "nothing-paid" });
    expect(added([...facts, ...first.facts, rejected])).toEqual([
      "refund-requested L-1001-R2 5000 PAYU1",
    ]);
  });
});

describe("whatever is refunded in whatever order", () => {
  const payments = fc.record({
    payu: fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 3 }),
    byTransfer: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: 0 }),
  });
  const requests = fc.array(
    fc.record({
      amount: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: undefined }),
      byHand: fc.boolean(),
      rejected: fc.boolean(),
    }),
    { maxLength: 8 },
  );

  it("is never more than was paid, at PayU never more than each payment, each id once", () => {
    fc.assert(
      fc.property(payments, requests, ({ payu, byTransfer }, wishes) => {
        const incoming = payu.flatMap((amount, at) => paidByPayu(at + 1, amount));
        let facts = byTransfer > 0 ? [...incoming, ...transfer(byTransfer)] : incoming;
        for (const { rejected, ...changes } of wishes) {
          const result = request(facts, changes);
          if (result.kind !== "requested") continue;
          const asked = result.facts.filter(({ kind }) => kind === "refund-requested");
          const before = balanceOf(summarisePayments(facts));
          expect(asked.reduce((sum, { amount }) => sum + amount, 0)).toBe(changes.amount ?? before);
          const refused = changes.byHand || !rejected ? [] : asked;
          const replies = refused.map((fact) => ({ ...fact, kind: "refund-rejected" as const }));
          facts = [...facts, ...result.facts, ...replies];
        }
        const { refunds, received, refunded } = summarisePayments(facts);
        expect(refunded).toBeLessThanOrEqual(received);
        expect(new Set(refunds.map(({ reference }) => reference)).size).toBe(refunds.length);
        for (const [at, amount] of payu.entries()) {
          const ofAttempt = refunds.filter(
            ({ externalId, state }) => externalId === `PAYU${at + 1}` && state !== "rejected",
          );
          const sum = ofAttempt.reduce((total, refund) => total + refund.amount, 0);
          expect(sum).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });
});
