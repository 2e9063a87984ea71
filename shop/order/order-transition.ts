import {
  awaitsPayment,
  isForgotten,
  isPickup,
  type OrderRecord,
  type OrderLife,
} from "./order-timeline.ts";

/** What the shop's owner says about an order. */
export type OrderStep =
  | { kind: "confirm" }
  | { kind: "pay" }
  | { kind: "dispatch"; carrier: string; trackingNumber: string }
  /** Packed and waiting for whoever picks it up. */
  | { kind: "ready" }
  | { kind: "complete" }
  | { kind: "cancel"; reason: string };

/** What the customer is told; `corrected` takes back a wrong tracking number. */
export type OrderNews =
  | "confirmed"
  | "paid"
  | "dispatched"
  | "corrected"
  | "ready"
  | "completed"
  | "cancelled";

/** What stands in a step's way; `unpaid` and `underway` give way to an owner who insists. */
export type Obstacle =
  | "cancelled"
  | "completed"
  | "erased"
  | "unconfirmed"
  | "undispatched"
  | "pickup"
  | "parcel"
  | "unpaid"
  | "underway";

export type StepOutcome =
  | { kind: "done"; life: OrderLife; news: OrderNews }
  /** It was so before: nothing changes and nobody is told again. */
  | { kind: "unchanged" }
  | { kind: "refused"; obstacle: Obstacle };

/** Takes one step in an order's life, or says what stands in its way. */
export function takeStep(
  record: OrderRecord,
  step: OrderStep,
  now: number,
  force: boolean,
): StepOutcome {
  if (isTaken(record.life, step)) return { kind: "unchanged" };
  const obstacle = findObstacle(record, step, force);
  if (obstacle) return { kind: "refused", obstacle };
  // Clocks of two machines may differ; an order's story never runs backwards.
  const at = Math.max(now, latestFact(record));
  return { kind: "done", ...follow(record.life, step, at) };
}

function isTaken(life: OrderLife, step: OrderStep): boolean {
  switch (step.kind) {
    case "confirm":
      return life.confirmedAt !== undefined;
    case "pay":
      return life.paidAt !== undefined;
    case "dispatch":
      return life.carrier === step.carrier && life.trackingNumber === step.trackingNumber;
    case "ready":
      return life.dispatchedAt !== undefined && life.carrier === undefined;
    case "complete":
      return life.completedAt !== undefined;
    case "cancel":
      return life.cancelReason === step.reason;
  }
}

function findObstacle(record: OrderRecord, step: OrderStep, force: boolean): Obstacle | undefined {
  const { order, life } = record;
  if (isForgotten(record)) return "erased";
  if (life.cancelledAt !== undefined) return "cancelled";
  // Couriers pass the collected money on later.
  if (life.completedAt !== undefined && step.kind !== "pay") return "completed";
  switch (step.kind) {
    case "confirm":
    case "pay":
      return undefined;
    case "dispatch":
      return isPickup(order) ? "pickup" : findSendingObstacle(record, force);
    case "ready":
      return isPickup(order) ? findSendingObstacle(record, force) : "parcel";
    case "complete":
      return life.dispatchedAt === undefined ? "undispatched" : undefined;
    case "cancel":
      return life.dispatchedAt !== undefined && !force ? "underway" : undefined;
  }
}

/** The contract begins with the confirmation, and toys leave the shop only under one. */
function findSendingObstacle(record: OrderRecord, force: boolean): Obstacle | undefined {
  const { life } = record;
  if (life.confirmedAt === undefined) return "unconfirmed";
  // Already gone: only the number is put right.
  if (life.dispatchedAt !== undefined || force) return undefined;
  return awaitsPayment(record) ? "unpaid" : undefined;
}

function latestFact({ order, life }: OrderRecord): number {
  const { confirmedAt = 0, paidAt = 0, dispatchedAt = 0, completedAt = 0 } = life;
  return Math.max(order.acceptedAt, confirmedAt, paidAt, dispatchedAt, completedAt);
}

function follow(
  life: OrderLife,
  step: OrderStep,
  at: number,
): { life: OrderLife; news: OrderNews } {
  switch (step.kind) {
    case "confirm":
      return { life: { ...life, confirmedAt: at }, news: "confirmed" };
    case "pay":
      return { life: { ...life, paidAt: at }, news: "paid" };
    case "dispatch": {
      const { carrier, trackingNumber } = step;
      const { dispatchedAt = at } = life;
      const news = life.dispatchedAt === undefined ? "dispatched" : "corrected";
      return { life: { ...life, dispatchedAt, carrier, trackingNumber }, news };
    }
    case "ready":
      return { life: { ...life, dispatchedAt: at }, news: "ready" };
    case "complete":
      return { life: { ...life, completedAt: at }, news: "completed" };
    case "cancel":
      return { life: { ...life, cancelledAt: at, cancelReason: step.reason }, news: "cancelled" };
  }
}
