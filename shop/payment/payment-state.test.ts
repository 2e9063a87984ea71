import { describe, expect, it } from "vitest";
import { sampleOrder, samplePayments } from "../../test/fixtures.ts";
import type { OrderTimeline } from "../order/status/order-timeline.ts";
import type { PaymentFact, PaymentFactKind } from "./payment-fact.ts";
import { findOnlineState } from "./payment-state.ts";

const startedAt = Date.UTC(2026, 10, 20, 12);
const second = 1000;
const minute = 60 * second;
const order = sampleOrder({ payment: samplePayments.online });

function attempt(index: number, method: "page" | "blik", ...kinds: PaymentFactKind[]) {
  return (["attempt-started", ...kinds] as const).map((kind): PaymentFact => ({
    kind,
    reference: `L-1001-${index}`,
    at: startedAt,
    source: "payu",
    amount: order.total,
    externalId: `PAYU${index}`,
    note: kind === "attempt-started" ? method : "",
  }));
}

type Situation = { timeline?: OrderTimeline; after?: number; answered?: boolean };

function stateOf(
  facts: readonly PaymentFact[],
  { timeline = {}, after = second, answered = true }: Situation = {},
) {
  return findOnlineState({ order, timeline, facts }, { now: startedAt + after, answered });
}

describe("the state of an online payment", () => {
  it("is due until somebody tries", () => {
    expect(stateOf([])).toBe("due");
    expect(stateOf(attempt(1, "page"))).toBe("due");
  });

  it("has failed when PayU's page was refused or left", () => {
    expect(stateOf(attempt(1, "page", "attempt-opened"))).toBe("failed");
    expect(stateOf(attempt(1, "page", "attempt-opened", "payment-cancelled"))).toBe("failed");
    expect(stateOf(attempt(1, "blik", "attempt-failed"))).toBe("failed");
  });

  it("is being checked while a payment has begun, or PayU has not answered", () => {
    const left = attempt(1, "page", "attempt-opened");
    expect(stateOf(left, { answered: false })).toBe("checking");
    expect(stateOf(attempt(1, "page", "attempt-opened", "payment-pending"))).toBe("checking");
  });

  it("waits for the bank's app as long as a BLIK code lives, and is then checked", () => {
    for (const kinds of [[], ["attempt-opened"], ["attempt-opened", "payment-pending"]] as const) {
      const facts = attempt(1, "blik", ...kinds);
      expect(stateOf(facts)).toBe("confirming");
      expect(stateOf(facts, { after: 3 * minute })).toBe("checking");
    }
  });

  it("does not forget an older attempt that may still be paid", () => {
    const pending = attempt(1, "page", "attempt-opened", "payment-pending");
    expect(stateOf([...pending, ...attempt(2, "blik", "attempt-failed")])).toBe("checking");
    expect(stateOf([...pending, ...attempt(2, "blik", "attempt-opened")])).toBe("confirming");
  });

  it("is paid once the order is, whatever else was tried", () => {
    const timeline = { paidAt: startedAt };
    expect(stateOf(attempt(1, "page", "attempt-opened"), { timeline })).toBe("paid");
  });

  it("takes no new payment after the deadline, but tells how one that has begun ends", () => {
    const payment = { ...samplePayments.online, times: { cancelHours: 48 } };
    const record = { order: sampleOrder({ payment, acceptedAt: startedAt }), timeline: {} };
    const stateAt = (hours: number, facts: readonly PaymentFact[]) =>
      findOnlineState(
        { ...record, facts },
        { now: startedAt + hours * 60 * minute, answered: true },
      );
    expect(stateAt(48, [])).toBe("due");
    expect(stateAt(49, [])).toBeUndefined();
    expect(stateAt(49, attempt(1, "page", "attempt-opened"))).toBeUndefined();
    expect(stateAt(49, attempt(1, "page", "attempt-opened", "payment-pending"))).toBe("checking");
    const [completed] = attempt(1, "page", "payment-completed").slice(-1);
    expect(stateAt(49, [...attempt(1, "page"), { ...completed!, amount: 1 }])).toBe("due");
  });

  it("does not exist for a cancelled order and for other ways to pay", () => {
    expect(stateOf([], { timeline: { cancelledAt: startedAt } })).toBeUndefined();
    const transfer = { order: sampleOrder(), timeline: {}, facts: [] };
    expect(findOnlineState(transfer, { now: startedAt, answered: true })).toBeUndefined();
  });
});
