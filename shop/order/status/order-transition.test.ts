import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleDeliveries, sampleOrder, samplePayments } from "../../../test/fixtures.ts";
import type { PaymentFact } from "../../payment/payment-fact.ts";
import type { Order } from "../order.ts";
import { awaitsPayment, isPickup, type OrderTimeline } from "./order-timeline.ts";
import { applyTransition, type OrderTransition } from "./order-transition.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const onDelivery = samplePayments["on-delivery"];
const { pickup } = sampleDeliveries;
const dispatch: OrderTransition = {
  kind: "dispatch",
  carrier: "dpd",
  trackingNumber: "0000123525123U",
};

/** The money of an order that is marked as paid. */
const factsOf = (order: Order, { paidAt }: OrderTimeline): PaymentFact[] =>
  paidAt === undefined
    ? []
    : [
        {
          kind: "transfer-received",
          reference: order.number,
          at: paidAt,
          source: "owner",
          amount: order.total,
          externalId: "",
          note: "",
        },
      ];

/** Applies the transitions one minute apart and returns the last result. */
function applyAll(transitions: OrderTransition[], order = sampleOrder(), force = false) {
  let timeline: OrderTimeline = {};
  let result;
  for (const [index, transition] of transitions.entries()) {
    const record = { order, timeline, facts: factsOf(order, timeline) };
    result = applyTransition(record, transition, noon + index * 60_000, force);
    if (result.kind === "done") timeline = result.timeline;
  }
  return { result, timeline };
}

describe("applyTransition", () => {
  it("completes an order with a dated event and a notification each", () => {
    const transitions: OrderTransition[] = [{ kind: "confirm" }, { kind: "pay" }, dispatch];
    expect(applyAll([...transitions, { kind: "complete" }])).toEqual({
      result: expect.objectContaining({ kind: "done", notification: "completed" }),
      timeline: {
        confirmedAt: noon,
        paidAt: noon + 60_000,
        dispatchedAt: noon + 120_000,
        carrier: "dpd",
        trackingNumber: "0000123525123U",
        completedAt: noon + 180_000,
      },
    });
  });

  it.each<[string, OrderTransition[]]>([
    ["confirm", [{ kind: "confirm" }]],
    ["pay", [{ kind: "pay" }]],
    ["dispatch", [{ kind: "confirm" }, { kind: "pay" }, dispatch]],
    ["complete", [{ kind: "confirm" }, { kind: "pay" }, dispatch, { kind: "complete" }]],
    ["cancel", [{ kind: "cancel", reason: "Brak towaru" }]],
  ])("changes nothing when repeated: %s", (_name, transitions) => {
    expect(applyAll([...transitions, transitions.at(-1)!]).result).toEqual({ kind: "unchanged" });
  });

  it("requires payment before dispatch unless forced", () => {
    const transitions: OrderTransition[] = [{ kind: "confirm" }, dispatch];
    expect(applyAll(transitions).result).toEqual({ kind: "refused", rejection: "unpaid" });
    expect(applyAll(transitions, sampleOrder(), true).result).toMatchObject({
      notification: "dispatched",
    });
    const order = sampleOrder({ payment: onDelivery });
    expect(applyAll(transitions, order).result).toMatchObject({ notification: "dispatched" });
  });

  it("rejects the dispatch of an order whose money went back, whatever its mark says", () => {
    const order = sampleOrder();
    const timeline = { confirmedAt: noon, paidAt: noon };
    const [paid] = factsOf(order, timeline);
    const refund = { ...paid!, kind: "refund-requested" as const, reference: "L-1001-R1" };
    const record = { order, timeline, facts: [paid!, { ...refund, amount: 1 }] };
    expect(applyTransition(record, dispatch, noon, false)).toEqual({
      kind: "refused",
      rejection: "refunded",
    });
    expect(applyTransition(record, dispatch, noon, true)).toMatchObject({ kind: "done" });
  });

  it("reopens an order as paid only while its money is there", () => {
    const order = sampleOrder();
    const cancelled = { confirmedAt: noon, paidAt: noon, cancelledAt: noon, cancelReason: "Brak" };
    const [paid] = factsOf(order, cancelled);
    const refund = { ...paid!, kind: "refund-requested" as const, reference: "L-1001-R1" };
    const reopen = (timeline: OrderTimeline, facts: PaymentFact[]) =>
      applyTransition({ order, timeline, facts }, { kind: "reopen" }, noon + 1, false);
    const rest = { confirmedAt: noon, reopenedAt: noon + 1 };
    expect(reopen(cancelled, [paid!])).toMatchObject({ timeline: { ...rest, paidAt: noon } });
    expect(reopen(cancelled, [paid!, refund])).toMatchObject({ timeline: rest });
    expect(reopen(cancelled, [paid!, refund])).not.toHaveProperty("timeline.paidAt");
    const { paidAt: _, ...unpaid } = cancelled;
    expect(reopen(unpaid, [paid!])).toMatchObject({ timeline: { paidAt: noon + 1 } });
  });

  it("corrects a tracking number and keeps the date of dispatch", () => {
    const order = sampleOrder({ payment: onDelivery });
    const right = { ...dispatch, trackingNumber: "0000123525124U" };
    const { result, timeline } = applyAll([{ kind: "confirm" }, dispatch, right], order);
    expect(result).toMatchObject({ kind: "done", notification: "corrected" });
    expect(timeline).toMatchObject({
      dispatchedAt: noon + 60_000,
      trackingNumber: "0000123525124U",
    });
  });

  it.each<[string, OrderTransition[], string]>([
    ["dispatch before the confirmation", [dispatch], "unconfirmed"],
    ["completion before the dispatch", [{ kind: "complete" }], "undispatched"],
    ["a parcel waiting to be picked up", [{ kind: "confirm" }, { kind: "ready" }], "parcel"],
    ["a confirmation after the end", [cancel(), { kind: "confirm" }], "cancelled"],
    ["another reason for the end", [cancel(), cancel("Inny powód")], "cancelled"],
  ])("rejects %s", (_name, transitions, rejection) => {
    expect(applyAll(transitions).result).toEqual({ kind: "refused", rejection });
  });

  it("marks a pickup as ready, and rejects its dispatch", () => {
    const order = sampleOrder({ delivery: pickup, payment: onDelivery });
    expect(applyAll([{ kind: "confirm" }, { kind: "ready" }], order).result).toMatchObject({
      notification: "ready",
    });
    expect(applyAll([{ kind: "confirm" }, dispatch], order).result).toEqual({
      kind: "refused",
      rejection: "pickup",
    });
  });

  it("cancels a dispatched order only when forced", () => {
    const order = sampleOrder({ payment: onDelivery });
    const transitions: OrderTransition[] = [{ kind: "confirm" }, dispatch, cancel()];
    expect(applyAll(transitions, order).result).toEqual({ kind: "refused", rejection: "underway" });
    expect(applyAll(transitions, order, true).result).toMatchObject({ notification: "cancelled" });
  });

  it("rejects any transition of an erased order", () => {
    const { customer } = sampleOrder();
    const books = sampleOrder({ customer: { ...customer, email: "" } });
    for (const record of [
      { order: sampleOrder(), timeline: { erasedAt: noon } },
      { order: books, timeline: {} },
    ]) {
      const result = applyTransition({ ...record, facts: [] }, { kind: "confirm" }, noon, true);
      expect(result).toEqual({ kind: "refused", rejection: "erased" });
    }
  });
});

function cancel(reason = "Zabrakło misia"): OrderTransition {
  return { kind: "cancel", reason };
}

const anyTransition = fc.oneof(
  fc.constantFrom<OrderTransition>({ kind: "confirm" }, { kind: "pay" }, { kind: "ready" }),
  fc.constant<OrderTransition>({ kind: "complete" }),
  fc.constantFrom("A12345", "B12345").map((trackingNumber) => ({ ...dispatch, trackingNumber })),
  fc.constantFrom("Powód", "Inny").map(cancel),
);
const anyOrder = fc
  .record({
    delivery: fc.constantFrom(sampleOrder().delivery, pickup),
    payment: fc.constantFrom(sampleOrder().payment, onDelivery),
  })
  .map(sampleOrder);

describe("any sequence of transitions", () => {
  it("keeps events in order, notifies once and reaches no invalid state", () => {
    const orders = {
      transitions: fc.array(fc.tuple(anyTransition, fc.integer(), fc.boolean())),
      anyOrder,
    };
    fc.assert(
      fc.property(orders.transitions, orders.anyOrder, (transitions, order) => {
        let timeline: OrderTimeline = {};
        const notified: string[] = [];
        for (const [transition, clock, force] of transitions) {
          const before = structuredClone(timeline);
          const record = { order, timeline, facts: factsOf(order, timeline) };
          const result = applyTransition(record, transition, noon + clock, force);
          expect(timeline).toEqual(before);
          if (result.kind !== "done") continue;
          if (result.notification !== "corrected") notified.push(result.notification);
          expect(before.cancelledAt).toBeUndefined();
          if (before.completedAt !== undefined) expect(transition.kind).toBe("pay");
          if (result.notification === "dispatched" || result.notification === "ready") {
            expect(force || !awaitsPayment({ order, timeline: before })).toBe(true);
          }
          timeline = result.timeline;
          const again = applyTransition({ ...record, timeline }, transition, noon, force);
          expect(again.kind).toBe("unchanged");
        }
        expect(new Set(notified).size).toBe(notified.length);
        expectValidTimeline(timeline, isPickup(order));
      }),
      { numRuns: 500 },
    );
  });
});

function expectValidTimeline(timeline: OrderTimeline, isPickedUp: boolean): void {
  const { confirmedAt, dispatchedAt, completedAt, cancelledAt } = timeline;
  const order = [sampleOrder().acceptedAt, confirmedAt, dispatchedAt, completedAt];
  const known = order.filter((at) => at !== undefined);
  expect(known).toEqual([...known].sort((one, other) => one - other));
  // Each event requires the one before it.
  expect(order.slice(0, known.length)).toEqual(known);
  expect(completedAt !== undefined && cancelledAt !== undefined).toBe(false);
  expect(cancelledAt === undefined).toBe(timeline.cancelReason === undefined);
  expect(timeline.carrier === undefined).toBe(isPickedUp || dispatchedAt === undefined);
  if (cancelledAt !== undefined) {
    expect(cancelledAt).toBeGreaterThanOrEqual(Math.max(...known, timeline.paidAt ?? 0));
  }
}
