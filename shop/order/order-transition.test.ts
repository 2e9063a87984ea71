import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleDeliveries, sampleOrder } from "../../test/fixtures.ts";
import { awaitsPayment, isPickup, type OrderLife } from "./order-timeline.ts";
import { takeStep, type OrderStep } from "./order-transition.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const onDelivery = { id: "pobranie", label: "Płatność przy odbiorze", fee: 1000 };
const { pickup } = sampleDeliveries;
const dispatch: OrderStep = { kind: "dispatch", carrier: "dpd", trackingNumber: "0000123525123U" };

/** Takes the steps one after another, each a minute later; tells the last outcome. */
function live(steps: OrderStep[], order = sampleOrder(), force = false) {
  let life: OrderLife = {};
  let outcome;
  for (const [turn, step] of steps.entries()) {
    outcome = takeStep({ order, life }, step, noon + turn * 60_000, force);
    if (outcome.kind === "done") life = outcome.life;
  }
  return { outcome, life };
}

describe("a step in an order's life", () => {
  it("leads from the order to its end, each a dated fact with its news", () => {
    const steps: OrderStep[] = [{ kind: "confirm" }, { kind: "pay" }, dispatch];
    expect(live([...steps, { kind: "complete" }])).toEqual({
      outcome: expect.objectContaining({ kind: "done", news: "completed" }),
      life: {
        confirmedAt: noon,
        paidAt: noon + 60_000,
        dispatchedAt: noon + 120_000,
        carrier: "dpd",
        trackingNumber: "0000123525123U",
        completedAt: noon + 180_000,
      },
    });
  });

  it.each<[string, OrderStep[]]>([
    ["confirm", [{ kind: "confirm" }]],
    ["pay", [{ kind: "pay" }]],
    ["dispatch", [{ kind: "confirm" }, { kind: "pay" }, dispatch]],
    ["complete", [{ kind: "confirm" }, { kind: "pay" }, dispatch, { kind: "complete" }]],
    ["cancel", [{ kind: "cancel", reason: "Brak towaru" }]],
  ])("changes nothing when it is taken again: %s", (_name, steps) => {
    expect(live([...steps, steps.at(-1)!]).outcome).toEqual({ kind: "unchanged" });
  });

  it("waits for the money of a transfer unless the owner insists", () => {
    const steps: OrderStep[] = [{ kind: "confirm" }, dispatch];
    expect(live(steps).outcome).toEqual({ kind: "refused", obstacle: "unpaid" });
    expect(live(steps, sampleOrder(), true).outcome).toMatchObject({ news: "dispatched" });
    const order = sampleOrder({ payment: onDelivery });
    expect(live(steps, order).outcome).toMatchObject({ news: "dispatched" });
  });

  it("puts a wrong tracking number right and keeps the day of dispatch", () => {
    const order = sampleOrder({ payment: onDelivery });
    const right = { ...dispatch, trackingNumber: "0000123525124U" };
    const { outcome, life } = live([{ kind: "confirm" }, dispatch, right], order);
    expect(outcome).toMatchObject({ kind: "done", news: "corrected" });
    expect(life).toMatchObject({ dispatchedAt: noon + 60_000, trackingNumber: "0000123525124U" });
  });

  it.each<[string, OrderStep[], string]>([
    ["dispatch before the confirmation", [dispatch], "unconfirmed"],
    ["completion before the dispatch", [{ kind: "complete" }], "undispatched"],
    ["a parcel waiting to be picked up", [{ kind: "confirm" }, { kind: "ready" }], "parcel"],
    ["a confirmation after the end", [cancel(), { kind: "confirm" }], "cancelled"],
    ["another reason for the end", [cancel(), cancel("Inny powód")], "cancelled"],
  ])("refuses %s", (_name, steps, obstacle) => {
    expect(live(steps).outcome).toEqual({ kind: "refused", obstacle });
  });

  it("lets a pickup be made ready, and no parcel of it be sent", () => {
    const order = sampleOrder({ delivery: pickup, payment: onDelivery });
    expect(live([{ kind: "confirm" }, { kind: "ready" }], order).outcome).toMatchObject({
      news: "ready",
    });
    expect(live([{ kind: "confirm" }, dispatch], order).outcome).toEqual({
      kind: "refused",
      obstacle: "pickup",
    });
  });

  it("cancels a parcel that is under way only when the owner insists", () => {
    const order = sampleOrder({ payment: onDelivery });
    const steps: OrderStep[] = [{ kind: "confirm" }, dispatch, cancel()];
    expect(live(steps, order).outcome).toEqual({ kind: "refused", obstacle: "underway" });
    expect(live(steps, order, true).outcome).toMatchObject({ news: "cancelled" });
  });

  it("takes none once nobody stands behind the order any more", () => {
    const { customer } = sampleOrder();
    const books = sampleOrder({ customer: { ...customer, email: "" } });
    for (const record of [
      { order: sampleOrder(), life: { erasedAt: noon } },
      { order: books, life: {} },
    ]) {
      const outcome = takeStep(record, { kind: "confirm" }, noon, true);
      expect(outcome).toEqual({ kind: "refused", obstacle: "erased" });
    }
  });
});

function cancel(reason = "Zabrakło misia"): OrderStep {
  return { kind: "cancel", reason };
}

const anyStep = fc.oneof(
  fc.constantFrom<OrderStep>({ kind: "confirm" }, { kind: "pay" }, { kind: "ready" }),
  fc.constant<OrderStep>({ kind: "complete" }),
  fc.constantFrom("A12345", "B12345").map((trackingNumber) => ({ ...dispatch, trackingNumber })),
  fc.constantFrom("Powód", "Inny").map(cancel),
);
const anyOrder = fc
  .record({
    delivery: fc.constantFrom(sampleOrder().delivery, pickup),
    payment: fc.constantFrom(sampleOrder().payment, onDelivery),
  })
  .map(sampleOrder);

describe("any sequence of steps", () => {
  it("keeps the story in order, tells each fact once and leaves no forbidden state", () => {
    const orders = { steps: fc.array(fc.tuple(anyStep, fc.integer(), fc.boolean())), anyOrder };
    fc.assert(
      fc.property(orders.steps, orders.anyOrder, (steps, order) => {
        let life: OrderLife = {};
        const told: string[] = [];
        for (const [step, clock, force] of steps) {
          const before = structuredClone(life);
          const outcome = takeStep({ order, life }, step, noon + clock, force);
          expect(life).toEqual(before);
          if (outcome.kind !== "done") continue;
          if (outcome.news !== "corrected") told.push(outcome.news);
          expect(before.cancelledAt).toBeUndefined();
          if (before.completedAt !== undefined) expect(step.kind).toBe("pay");
          if (outcome.news === "dispatched" || outcome.news === "ready") {
            expect(force || !awaitsPayment({ order, life: before })).toBe(true);
          }
          life = outcome.life;
          expect(takeStep({ order, life }, step, noon, force).kind).toBe("unchanged");
        }
        expect(new Set(told).size).toBe(told.length);
        expectStory(life, isPickup(order));
      }),
      { numRuns: 500 },
    );
  });
});

function expectStory(life: OrderLife, comes: boolean): void {
  const { confirmedAt, dispatchedAt, completedAt, cancelledAt } = life;
  const order = [sampleOrder().acceptedAt, confirmedAt, dispatchedAt, completedAt];
  const known = order.filter((at) => at !== undefined);
  expect(known).toEqual([...known].sort((one, other) => one - other));
  // Each stands on the one before it.
  expect(order.slice(0, known.length)).toEqual(known);
  expect(completedAt !== undefined && cancelledAt !== undefined).toBe(false);
  expect(cancelledAt === undefined).toBe(life.cancelReason === undefined);
  expect(life.carrier === undefined).toBe(comes || dispatchedAt === undefined);
  if (cancelledAt !== undefined) {
    expect(cancelledAt).toBeGreaterThanOrEqual(Math.max(...known, life.paidAt ?? 0));
  }
}
