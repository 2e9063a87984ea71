import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCatalogue, sampleProduct } from "../../../test/fixtures.ts";
import { proposePartialWithdrawal } from "../../payment/refund/withdrawal-amount.ts";
import { calculateLineTotal, type OrderLine } from "../order.ts";
import { applyCode, describeRejection, type KnownCode } from "./apply-code.ts";
import { normalizeCode } from "./discount-code.ts";
import { splitAmount } from "./split-amount.ts";

const now = Date.UTC(2026, 10, 20);
const bear = sampleProduct({ id: "bear", price: 4999, category: "pluszaki", stock: 9 });
const game = sampleProduct({ id: "game", price: 10_001, category: "gry", stock: 9 });
const reduced = {
  ...sampleProduct({ id: "reduced", price: 2000, category: "gry", stock: 9 }),
  reduction: { lowestPrice: 2500, percent: 20 },
};
const { product } = sampleCatalogue(bear, game, reduced);

function lineOf({ id, name, sku, price }: typeof bear, quantity = 1): OrderLine {
  return { productId: id, name, sku, unitPrice: price, quantity };
}

function knownCode(changes: Partial<KnownCode> = {}): KnownCode {
  return {
    code: "LATO10",
    value: { percent: 10 },
    personal: false,
    minTotal: 0,
    oncePerCustomer: false,
    notReduced: false,
    uses: 0,
    createdAt: 0,
    usedByCustomer: false,
    ...changes,
  };
}

function amountOf(code: KnownCode, lines: readonly OrderLine[]): number | string {
  const applied = applyCode(code, lines, product, now);
  return "rejection" in applied ? applied.rejection.kind : applied.amount;
}

const money = fc.integer({ min: 0, max: 10_000_00 });
const weights = fc.array(money, { minLength: 1, maxLength: 12 });

describe("splitting an amount", () => {
  it("adds up to the grosz, and takes from no line more than it costs", () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (prices, share) => {
        const total = prices.reduce((sum, price) => sum + price, 0);
        const amount = Math.floor(total * share);
        const parts = splitAmount(amount, prices);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(prices[index]!);
        }
      }),
    );
  });
});

describe("a code", () => {
  it("takes its percent or amount off the products, and leaves 1 zł to pay", () => {
    const lines = [lineOf(bear, 2), lineOf(game)];
    expect(amountOf(knownCode(), lines)).toBe(2000);
    expect(amountOf(knownCode({ value: { amount: 2000 } }), lines)).toBe(2000);
    expect(amountOf(knownCode({ value: { amount: 50_000 } }), lines)).toBe(19_899);
    expect(amountOf(knownCode({ value: { percent: 99 } }), [lineOf(bear)])).toBe(4899);
    const games = knownCode({ value: { amount: 50_000 }, categories: ["gry"] });
    expect(amountOf(games, lines)).toBe(10_001);
    const marble = { ...lineOf(bear), unitPrice: 100 };
    expect(amountOf(knownCode({ value: { amount: 100 } }), [marble])).toBe("too-cheap");
    expect(amountOf(knownCode(), [{ ...marble, unitPrice: 4 }])).toBe("too-cheap");
  });

  it("takes nothing off products that it does not apply to", () => {
    const lines = [lineOf(bear), lineOf(game), lineOf(reduced)];
    expect(amountOf(knownCode({ categories: ["gry"] }), lines)).toBe(1200);
    expect(amountOf(knownCode({ categories: ["gry"], notReduced: true }), lines)).toBe(1000);
    const variant = sampleProduct({ id: "71", parentId: "7", category: "gry", stock: 1 });
    const parent = sampleProduct({ id: "7", category: "gry", variants: [] });
    const sold = sampleCatalogue(parent, variant);
    const line = { ...lineOf(sold.product("71")!), parentId: "7" };
    const ofGames = applyCode(knownCode({ categories: ["gry"] }), [line], sold.product, now);
    expect(ofGames).toMatchObject({ amount: 500 });
    const applied = applyCode(knownCode({ categories: ["pluszaki"] }), lines, product, now);
    if ("rejection" in applied) throw new Error("rejected");
    expect(applied.lines.map(({ discount }) => discount)).toEqual([500, undefined, undefined]);
  });

  it.each<[Partial<KnownCode>, string]>([
    [{ endedAt: now }, "ended"],
    [{ validUntil: now }, "ended"],
    [{ validFrom: now + 1 }, "too-early"],
    [{ maxUses: 2, uses: 2 }, "used-up"],
    [{ oncePerCustomer: true, usedByCustomer: true }, "used-by-customer"],
    [{ categories: ["zabawki-rc"] }, "no-products"],
    [{ minTotal: 10_000 }, "minimum"],
    [{ minTotal: 4999, validFrom: now, validUntil: now + 1, maxUses: 2, uses: 1 }, "500"],
  ])("%o: %s", (changes, result) => {
    expect(String(amountOf(knownCode(changes), [lineOf(bear)]))).toBe(result);
  });

  it("says how much is missing to its lowest sum", () => {
    const applied = applyCode(knownCode({ minTotal: 10_000 }), [lineOf(bear)], product, now);
    if (!("rejection" in applied)) throw new Error("applied");
    expect(describeRejection(applied.rejection)).toContain(
      "od 100,00 zł. Do tej kwoty brakuje 50,01 zł",
    );
  });

  it("is the same however it is typed", () => {
    expect(normalizeCode("\u00A0latawiec-7k3f9q\n")).toBe("LATAWIEC-7K3F9Q");
    expect(normalizeCode("klocek i\u00A0spo\u0301łka-2")).toBe("KLOCEK I SPÓŁKA-2");
  });
});

it("returns of a discounted line in parts add up to what was paid for it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat(),
      fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }),
      (quantity, unitPrice, seed, parts) => {
        const line = { ...lineOf(bear, quantity), unitPrice };
        const discount = seed % (calculateLineTotal(line) + 1);
        const order = { lines: [{ ...line, discount }] };
        let returned = 0;
        let paidBack = 0;
        for (const part of [...parts, quantity]) {
          const pieces = Math.min(part, quantity - returned);
          paidBack += proposePartialWithdrawal(order, [{ index: 0, quantity: pieces }], [returned]);
          returned += pieces;
        }
        expect([returned, paidBack]).toEqual([quantity, calculateLineTotal(line) - discount]);
      },
    ),
  );
});
