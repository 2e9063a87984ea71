import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleOrder } from "../../../test/fixtures.ts";
import type { PaymentFact } from "../payment-fact.ts";
import { balanceOf, summarisePayments } from "../payment-summary.ts";
import { decideRefund, restorePrice, type RefundRequest } from "./refund.ts";

const number = "L-1001";
const whole: RefundRequest = { amount: undefined, byHand: false };

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
/** Of an order that costs what came in by default. */
const request = (
  facts: PaymentFact[],
  changes: Partial<RefundRequest> = {},
  total = summarisePayments(facts).received,
) => {
  const record = { order: sampleOrder({ total }), timeline: { paidAt: 1 }, facts };
  return decideRefund(record, { ...whole, ...changes }, 9);
};
const short = (fact: PaymentFact) =>
  `${fact.kind} ${fact.reference} ${fact.amount} ${fact.externalId}`.trim();
const added = (...args: Parameters<typeof request>) => {
  const result = request(...args);
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

describe("what a refund takes off the price", () => {
  const oneBear = [{ index: 0, quantity: 1 }];
  const twice = [...paidByPayu(1, 5000), ...paidByPayu(2, 5000)];
  const keptOf = (...args: Parameters<typeof request>) => {
    const result = added(...args);
    return Array.isArray(result) ? result.filter((fact) => fact.startsWith("price-kept")) : result;
  };

  it("is what the customer had paid for it, and never a surplus", () => {
    expect(keptOf(paidByPayu(1, 5000))).toEqual([]);
    expect(keptOf(twice, { amount: 5000 }, 5000)).toEqual(["price-kept L-1001-R1 5000"]);
    expect(keptOf(twice, { amount: 7000 }, 5000)).toEqual(["price-kept L-1001-R1 5000"]);
    expect(keptOf(twice, { amount: 4000 }, 7000)).toEqual(["price-kept L-1001-R1 3000"]);
  });

  it("is what came back for products, whatever came in", () => {
    expect(keptOf(twice, { amount: 2000, returned: oneBear }, 5000)).toEqual([]);
    expect(keptOf(twice, { amount: 2000, returned: oneBear }, 1500)).toEqual([
      "price-kept L-1001-R1 500",
    ]);
  });

  it("is nothing of a payment that was not the whole one", () => {
    expect(keptOf(paidByPayu(1, 5000), {}, 7000)).toEqual(["price-kept L-1001-R1 5000"]);
  });
});

describe("products that were refunded already", () => {
  const [line] = sampleOrder().lines;
  const lines = [line!, { ...line!, name: "Puzzle", quantity: 3 }];
  const record = { order: sampleOrder({ lines, total: 10_000 }), timeline: { paidAt: 1 } };
  const one = (index: number, quantity = 1) => ({ index, quantity });
  const ask = (facts: PaymentFact[], changes: Partial<RefundRequest>) =>
    decideRefund({ ...record, facts }, { amount: 100, byHand: false, ...changes }, 9);
  const add = (facts: PaymentFact[], changes: Partial<RefundRequest>) => {
    const result = ask(facts, changes);
    if (result.kind !== "requested") throw new Error(result.kind);
    return [...facts, ...result.facts];
  };
  const paid = [...paidByPayu(1, 5000), ...paidByPayu(2, 5000)];

  it("are summed over all refunds, and refused beyond what was ordered unless forced", () => {
    const once = add(paid, { returned: [one(0), one(1, 2)] });
    const twice = add(once, { returned: [one(0), one(1)] });
    expect(ask(twice, { returned: [one(0)] })).toEqual({
      kind: "returned-already",
      lines: [{ index: 0, ordered: 2, returned: 2 }],
    });
    expect(ask(once, { returned: "all" })).toMatchObject({ kind: "returned-already" });
    expect(ask(once, { returned: [one(1, 2)] })).toMatchObject({
      lines: [{ index: 1, ordered: 3, returned: 2 }],
    });
    expect(ask(twice, { returned: [one(0)], force: true }).kind).toBe("requested");
    expect(ask(twice, {}).kind).toBe("requested");
    const whole = add(paid, { returned: "all" });
    expect(ask(whole, { returned: [one(1)] }).kind).toBe("returned-already");
  });

  it("count once though the refund was divided, and not at all once it was rejected whole", () => {
    const divided = add(paid, { amount: 7000, returned: [one(0)] });
    expect(ask(divided, { returned: [one(0)] }).kind).toBe("requested");
    const reject = (...indexes: number[]) =>
      indexes.map((index) => factOf("refund-rejected", `L-1001-R${index}`));
    const both = { returned: [one(0, 2)] };
    expect(ask([...divided, ...reject(1)], both).kind).toBe("returned-already");
    expect(ask([...divided, ...reject(1, 2)], both).kind).toBe("requested");
  });

  it("count anew once the order was reopened", () => {
    const returned = add(paid, { amount: 7000, returned: "all" });
    const reopened = [...returned, ...restorePrice(returned, 10)];
    expect(ask(reopened, { returned: [one(0)] }).kind).toBe("requested");
    expect(restorePrice(reopened, 11)).toEqual([]);
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
