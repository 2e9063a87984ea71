import { isCovered } from "../../payment/refund/amounts-due.ts";
import type { Grosze } from "../../price.ts";
import { advanceTimeline } from "./advance-timeline.ts";
import {
  isErased,
  isPaidOnDelivery,
  isPickup,
  type OrderRecord,
  type OrderTimeline,
  type OrderWithFacts,
} from "./order-timeline.ts";

export type OrderTransition =
  | { kind: "confirm" }
  /** `byHand`: by transfer or in cash, although an attempt at PayU is unsettled. */
  | { kind: "pay"; byHand?: boolean; transfer?: StatementTransfer }
  /**
   * `sharedWith`: orders that may have the same tracking number. BaseLinker may say so before it has
   * a parcel.
   */
  | {
      kind: "dispatch";
      carrier?: string | undefined;
      trackingNumber?: string | undefined;
      sharedWith?: readonly string[];
    }
  | { kind: "ready" }
  | { kind: "complete" }
  | { kind: "cancel"; reason: string }
  /** Takes a cancelled order back; it stays paid while the money is there. */
  | { kind: "reopen" };

/** A transfer of a bank's statement; recorded only where it is exactly what is due. */
type StatementTransfer = { id: string; amount: Grosze };

/** Which e-mail to send; `corrected` replaces a wrong tracking number. */
export type OrderNotification =
  | "confirmed"
  | "paid"
  | "unpaid"
  | "dispatched"
  | "corrected"
  /** Parcels were added or got a number after it was dispatched. */
  | "parcels"
  | "ready"
  | "completed"
  | "cancelled"
  | "reopened";

/** Why a transition is rejected; `unpaid`, `refunded` and `underway` can be forced. */
export type TransitionRejection =
  | "cancelled"
  | "completed"
  | "erased"
  | "unconfirmed"
  | "undispatched"
  | "pickup"
  | "parcel"
  | "unpaid"
  | "refunded"
  | "underway";

export type TransitionResult =
  | { kind: "done"; timeline: OrderTimeline; notification: OrderNotification }
  | { kind: "unchanged" }
  | { kind: "refused"; rejection: TransitionRejection };

export function applyTransition(
  record: OrderWithFacts,
  transition: OrderTransition,
  now: number,
  force: boolean,
): TransitionResult {
  if (isApplied(record.timeline, transition)) return { kind: "unchanged" };
  const rejection = findRejection(record, transition, force);
  if (rejection) return { kind: "refused", rejection };
  // Clocks of two machines may differ; timestamps must not decrease.
  const at = Math.max(now, getLatestTime(record));
  return { kind: "done", ...advanceTimeline(record, transition, at) };
}

function isApplied(timeline: OrderTimeline, transition: OrderTransition): boolean {
  switch (transition.kind) {
    case "confirm":
      return timeline.confirmedAt !== undefined;
    case "pay":
      return timeline.paidAt !== undefined;
    case "dispatch":
      return (
        timeline.dispatchedAt !== undefined &&
        timeline.carrier === transition.carrier &&
        timeline.trackingNumber === transition.trackingNumber
      );
    case "ready":
      return timeline.dispatchedAt !== undefined && timeline.carrier === undefined;
    case "complete":
      return timeline.completedAt !== undefined;
    case "cancel":
      return timeline.cancelReason === transition.reason;
    case "reopen":
      return timeline.cancelledAt === undefined;
  }
}

function findRejection(
  record: OrderWithFacts,
  transition: OrderTransition,
  force: boolean,
): TransitionRejection | undefined {
  const { order, timeline } = record;
  if (isErased(record)) return "erased";
  if (transition.kind === "reopen") return undefined;
  if (timeline.cancelledAt !== undefined) return "cancelled";
  // Couriers transfer the collected cash after delivery.
  if (timeline.completedAt !== undefined && transition.kind !== "pay") return "completed";
  switch (transition.kind) {
    case "confirm":
    case "pay":
      return undefined;
    case "dispatch":
      return isPickup(order) ? "pickup" : findDispatchRejection(record, force);
    case "ready":
      return isPickup(order) ? findDispatchRejection(record, force) : "parcel";
    case "complete":
      return timeline.dispatchedAt === undefined ? "undispatched" : undefined;
    case "cancel":
      return timeline.dispatchedAt !== undefined && !force ? "underway" : undefined;
  }
}

/** The contract is concluded by the confirmation, so nothing is dispatched before it. */
function findDispatchRejection(
  record: OrderWithFacts,
  force: boolean,
): TransitionRejection | undefined {
  const { order, timeline } = record;
  if (timeline.confirmedAt === undefined) return "unconfirmed";
  // Already dispatched: only the tracking number changes.
  if (timeline.dispatchedAt !== undefined || force) return undefined;
  const isPaid = timeline.paidAt !== undefined;
  if (isPaidOnDelivery(order) && !isPaid) return undefined;
  if (isCovered(record)) return undefined;
  return isPaid ? "refunded" : "unpaid";
}

function getLatestTime({ order, timeline }: OrderRecord): number {
  const { confirmedAt = 0, paidAt = 0, dispatchedAt = 0, completedAt = 0 } = timeline;
  return Math.max(order.acceptedAt, confirmedAt, paidAt, dispatchedAt, completedAt);
}
