import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleOrder, samplePayments } from "../../../test/fixtures.ts";
import type { OrderTimeline } from "../../order/status/order-timeline.ts";
import { applyTransition, type OrderTransition } from "../../order/status/order-transition.ts";
import { calculateRefundDue, isCovered } from "./amounts-due.ts";
import type { PaymentFact } from "../payment-fact.ts";
import { receiveTransfer } from "../transfer/receive-transfer.ts";
import { assessReport, findDiscrepancy, type PaymentDiscrepancy } from "../assess-report.ts";
import { decideRefund, restorePrice } from "./refund.ts";

const order = sampleOrder({ payment: samplePayments.online, total: 10_000 });
const { number, total } = order;
const posId = "123456";
const attempts = [1, 2, 3];
const attemptReference = (orderNumber: string, index: number) => `${orderNumber}-${index}`;

type RefundStep = { amount: number; isReturn: boolean; byHand: boolean };

/** An order, changed by the shop's own functions as by one transaction after the other. */
function openOrder() {
  let timeline: OrderTimeline = { confirmedAt: 1 };
  const facts: PaymentFact[] = attempts.map((index) => ({
    kind: "attempt-started",
    reference: attemptReference(number, index),
    at: index,
    source: "customer",
    amount: total,
    externalId: "",
    note: "page",
  }));
  let now = 10;
  const record = () => ({ order, timeline, facts });
  const apply = (transition: OrderTransition) => {
    const result = applyTransition(record(), transition, (now += 1), true);
    if (result.kind === "done") ({ timeline } = result);
    return result.kind === "done";
  };
  return {
    facts,
    record,
    cancel: () => apply({ kind: "cancel", reason: "Brak" }),
    reopen() {
      const done = apply({ kind: "reopen" });
      if (done) facts.push(...restorePrice(facts, now));
      return done;
    },
    /** Returns what the owner noted as received. */
    payByTransfer(): number {
      const transfer = receiveTransfer(record(), now);
      if (!apply({ kind: "pay" }) || !transfer) return 0;
      facts.push(transfer);
      return transfer.amount;
    },
    /** Returns why the owner is notified. */
    complete(attempt: number): PaymentDiscrepancy | undefined {
      const reference = attemptReference(number, attempt);
      const said = { reference, externalId: `PAYU${attempt}`, amount: total, currency: "PLN" };
      const report = { ...said, kind: "payment-completed", posId, source: "notification" } as const;
      const recorded = assessReport(record(), report, { posId, now: (now += 1) });
      facts.push(...recorded.facts);
      const discrepancy = findDiscrepancy(record(), recorded.facts);
      if (recorded.paid) apply({ kind: "pay" });
      return discrepancy;
    },
    /** Returns the references of the new refunds. */
    refund({ amount, isReturn, byHand }: RefundStep): PaymentFact[] {
      const returned = isReturn ? [{ index: 0, quantity: 1 }] : undefined;
      const request = { amount, byHand, returned, force: true };
      const result = decideRefund(record(), request, (now += 1));
      if (result.kind !== "requested") return [];
      facts.push(...result.facts);
      return result.facts.filter(({ kind }) => kind === "refund-requested");
    },
    reject(refund: PaymentFact): void {
      facts.push({ ...refund, kind: "refund-rejected", at: (now += 1), note: "" });
    },
  };
}

/** What the shop holds and what the order costs, added up by hand. */
function openLedger() {
  const ledger = { held: 0, price: total, isCancelled: false };
  return {
    ledger,
    due: () => Math.max(0, ledger.held - (ledger.isCancelled ? 0 : ledger.price)),
    /** Returns what a rejection of the refund gives back to the price. */
    refund({ amount, isReturn }: RefundStep): number {
      const price = ledger.isCancelled ? 0 : ledger.price;
      const surplus = Math.max(0, ledger.held - price);
      const ofPrice = ledger.held < price ? 0 : Math.max(0, amount - surplus);
      const lowers = isReturn ? Math.min(amount, price) : ofPrice;
      ledger.held -= amount;
      ledger.price -= lowers;
      return lowers;
    },
  };
}

const steps = fc.oneof(
  fc.record({ kind: fc.constant("completed" as const), attempt: fc.constantFrom(...attempts) }),
  fc.record({
    kind: fc.constant("refund" as const),
    amount: fc.constantFrom(1, 3000, 7000, 10_000, 13_000, 20_000),
    isReturn: fc.boolean(),
    byHand: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("rejected" as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constantFrom("transfer" as const, "cancel" as const, "reopen" as const) }),
);

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;
type Pending = { refund: PaymentFact; lowers: number };

function takeStep(
  step: Step,
  shop: ReturnType<typeof openOrder>,
  model: ReturnType<typeof openLedger>,
  pending: Pending[],
): void {
  const { ledger } = model;
  if (step.kind === "completed") {
    const { timeline, facts } = shop.record();
    const isKnown = facts.some(
      ({ kind, reference }) =>
        kind === "payment-completed" && reference === attemptReference(number, step.attempt),
    );
    const discrepancy = shop.complete(step.attempt);
    if (!isKnown) ledger.held += total;
    const isNotified = timeline.paidAt !== undefined || timeline.cancelledAt !== undefined;
    if (!isKnown && isNotified) expect(discrepancy).toMatch(/overpaid|cancelled/);
  }
  if (step.kind === "refund") {
    const [first, ...others] = shop.refund(step);
    if (!first) return;
    const lowers = model.refund(step);
    if (!step.byHand && others.length === 0) pending.push({ refund: first, lowers });
  }
  const [ended] = step.kind === "rejected" ? pending.splice(step.index, 1) : [];
  if (ended) {
    shop.reject(ended.refund);
    ledger.held += ended.refund.amount;
    ledger.price += ended.lowers;
  }
  if (step.kind === "transfer") ledger.held += shop.payByTransfer();
  if (step.kind === "cancel" && shop.cancel()) ledger.isCancelled = true;
  if (step.kind === "reopen" && shop.reopen()) {
    Object.assign(ledger, { isCancelled: false, price: total });
    for (const each of pending) each.lowers = 0;
  }
}

it("tells one sum to pay back, and every payment too many, in whatever order things happen", () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (list, order_) => {
      const [shop, model, pending] = [openOrder(), openLedger(), [] as Pending[]];
      for (const step of list) {
        takeStep(step, shop, model, pending);
        const record = shop.record();
        expect(calculateRefundDue(record)).toBe(model.due());
        // The order in which facts are read changes nothing.
        const shuffled = record.facts
          .map((fact) => ({ fact, rank: order_.next().value as number }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ fact }) => fact);
        expect(calculateRefundDue({ ...record, facts: shuffled })).toBe(model.due());
        expect(isCovered(shop.record())).toBe(model.ledger.held >= total);
      }
    }),
    { numRuns: 2000 },
  );
});
