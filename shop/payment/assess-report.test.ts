import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleOrder, samplePayments } from "../../test/fixtures.ts";
import type { PaymentFact } from "./payment-fact.ts";
import { summarisePayments } from "./payment-summary.ts";
import { assessReport, type PayuReport } from "./assess-report.ts";

const order = sampleOrder({ payment: samplePayments.online });
const { total } = order;
const posId = "123456";

function attempt(index: number): PaymentFact {
  const reference = `${order.number}-${index}`;
  const rest = { source: "customer" as const, amount: total, externalId: "", note: "page" };
  return { kind: "attempt-started", reference, at: index, ...rest };
}

const report = (changes: Partial<PayuReport> = {}): PayuReport => ({
  reference: `${order.number}-1`,
  externalId: "payu-1",
  kind: "payment-completed",
  amount: total,
  currency: "PLN",
  posId,
  source: "notification",
  ...changes,
});

/** Applies reports as the server does: one after the other, each in a transaction. */
function applyAll(reports: readonly PayuReport[], attempts = [attempt(1), attempt(2)]) {
  let facts: readonly PaymentFact[] = attempts;
  const record = { order, timeline: {} as { paidAt?: number } };
  let payments = 0;
  for (const [index, each] of reports.entries()) {
    const recorded = assessReport({ ...record, facts }, each, { posId, now: 100 + index });
    facts = [...facts, ...recorded.facts];
    if (recorded.paid) payments += 1;
    if (recorded.paid) record.timeline = { paidAt: 100 + index };
  }
  return { facts, payments, summary: summarisePayments(facts) };
}

const reports = fc.record({
  index: fc.constantFrom(1, 2),
  kind: fc.constantFrom(
    "attempt-opened",
    "payment-pending",
    "payment-completed",
    "payment-cancelled",
  ),
});

describe("reports of PayU", () => {
  it("count each payment once, whatever their order and however often they come", () => {
    fc.assert(
      fc.property(fc.array(reports, { maxLength: 30 }), (given) => {
        const { summary, payments } = applyAll(
          given.map(({ index, kind }) =>
            report({ reference: `${order.number}-${index}`, externalId: `payu-${index}`, kind }),
          ),
        );
        const paid = new Set<number>(
          given.filter(({ kind }) => kind === "payment-completed").map(({ index }) => index),
        );
        expect(summary.received).toBe(paid.size * total);
        expect(payments).toBe(Math.min(1, paid.size));
        for (const [place, { state }] of summary.attempts.entries()) {
          if (paid.has(place + 1)) expect(state).toBe("succeeded");
          else expect(state).not.toBe("succeeded");
        }
      }),
    );
  });

  it.each([
    ["another amount", { amount: total - 1 }],
    ["another currency", { currency: "EUR" }],
    ["another point of sale", { posId: "654321" }],
    ["no point of sale", { posId: undefined }],
    ["another order of PayU", { externalId: "payu-9" }],
  ])("that state %s pay nothing, and the owner is notified once", (_, changes) => {
    const opened = report({ kind: "attempt-opened" });
    const { facts, payments, summary } = applyAll([opened, report(changes), report(changes)]);
    expect([payments, summary.received]).toEqual([0, 0]);
    expect(facts.filter(({ kind }) => kind === "payment-mismatch")).toHaveLength(1);
  });

  it("to the shop's own question may state another amount, but no other order", () => {
    const own = { source: "payu" as const };
    expect(applyAll([report({ ...own, amount: total + 5 })]).summary.received).toBe(total + 5);
    const opened = report({ kind: "attempt-opened" });
    const foreign = report({ ...own, externalId: "payu-9" });
    expect(applyAll([opened, foreign]).summary.received).toBe(0);
  });

  it("of an attempt that the shop never made add nothing", () => {
    expect(applyAll([report({ reference: "L-1-9" })]).facts).toHaveLength(2);
  });

  it("pay for the order with enough money alone", () => {
    const facts = [attempt(1), attempt(2)];
    const record = { order, timeline: {}, facts };
    const less = report({ source: "payu", amount: total - 100 });
    const options = { posId, now: 9 };
    expect(assessReport(record, less, options).paid).toBe(false);
    const more = report({ source: "payu", amount: total + 100 });
    expect(assessReport(record, more, options).paid).toBe(true);
  });
});
