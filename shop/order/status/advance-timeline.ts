import { isCovered } from "../../payment/refund/amounts-due.ts";
import type { OrderTimeline, OrderWithFacts } from "./order-timeline.ts";
import type { OrderNotification, OrderTransition } from "./order-transition.ts";

type Advanced = { timeline: OrderTimeline; notification: OrderNotification };

export function advanceTimeline(
  record: OrderWithFacts,
  transition: OrderTransition,
  at: number,
): Advanced {
  const { timeline } = record;
  switch (transition.kind) {
    case "confirm":
      return { timeline: { ...timeline, confirmedAt: at }, notification: "confirmed" };
    case "pay":
      return { timeline: { ...timeline, paidAt: at }, notification: "paid" };
    case "dispatch":
      return dispatch(timeline, transition, at);
    case "ready":
      return { timeline: { ...timeline, dispatchedAt: at }, notification: "ready" };
    case "complete":
      return { timeline: { ...timeline, completedAt: at }, notification: "completed" };
    case "cancel":
      return {
        timeline: { ...timeline, cancelledAt: at, cancelReason: transition.reason },
        notification: "cancelled",
      };
    case "reopen": {
      const { cancelledAt: _at, cancelReason: _reason, paidAt = at, ...rest } = timeline;
      const paid = isCovered(record) ? { paidAt } : {};
      return { timeline: { ...rest, ...paid, reopenedAt: at }, notification: "reopened" };
    }
  }
}

type Dispatch = Extract<OrderTransition, { kind: "dispatch" }>;

/** The owner's number replaces that of an earlier command. */
function dispatch(
  timeline: OrderTimeline,
  { carrier, trackingNumber }: Dispatch,
  at: number,
): Advanced {
  const { dispatchedAt = at } = timeline;
  const notification = timeline.dispatchedAt === undefined ? "dispatched" : "corrected";
  if (carrier === undefined || trackingNumber === undefined)
    return { timeline: { ...timeline, dispatchedAt }, notification };
  const parcels = timeline.parcels?.filter(({ number }) => number !== timeline.trackingNumber);
  const parcel = { carrier, trackingNumber, ...(parcels && { parcels }) };
  return { timeline: { ...timeline, dispatchedAt, ...parcel }, notification };
}
