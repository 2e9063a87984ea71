import {
  getOrderState,
  getReopenedState,
  type OrderState,
  type OrderTimeline,
} from "../status/order-timeline.ts";
import type { ExternalOrder, ExternalState } from "./external-order.ts";

/** What to do about the status of an order here and there; `conflict`: both sides had changed. */
export type StatusDecision =
  | { kind: "agreed" }
  /** The shop follows to this state; `backwards`: taken back there to a step before that of here. */
  | { kind: "follow"; to: OrderState; conflict: boolean; backwards?: true }
  | { kind: "send"; conflict: boolean }
  /** The owner decides: nobody knows what the status means, or it leads back. */
  | { kind: "report"; reason: "unknown-status" | "backwards" };

type Sides = {
  timeline: OrderTimeline;
  theirs: Pick<ExternalOrder, "statusId" | "statusAt">;
  /** What the status there means; undefined for one that is not mapped. */
  theirState: OrderState | undefined;
  agreed: Pick<ExternalState, "status" | "statusAt" | "step">;
};

/**
 * Compares both sides with what they last agreed on. Where both have changed, the further step
 * wins; if the order is cancelled on one side, the later fact does.
 */
export function reconcileStatus(sides: Sides): StatusDecision {
  const { timeline, theirs, theirState, agreed } = sides;
  const state = getOrderState(timeline);
  if (theirState === state) return { kind: "agreed" };
  const changedHere = state !== agreed.step || isReopenedSince(sides);
  if (!isChangedThere(sides))
    return changedHere ? { kind: "send", conflict: false } : { kind: "agreed" };
  if (theirState === undefined)
    return changedHere && isLaterHere(sides)
      ? { kind: "send", conflict: theirs.statusAt !== agreed.statusAt }
      : { kind: "report", reason: "unknown-status" };
  return changedHere ? resolveBoth(sides, state, theirState) : follow(sides, state, theirState);
}

/** An order may have left its status and come back to it. */
function isChangedThere({ theirs, agreed }: Sides): boolean {
  const { status, statusAt = theirs.statusAt } = agreed;
  return theirs.statusId !== status || theirs.statusAt !== statusAt;
}

/** Cancelled there, and meanwhile cancelled and taken back here. */
function isReopenedSince({ timeline, theirs, theirState }: Sides): boolean {
  const { reopenedAt } = timeline;
  return theirState === "cancelled" && reopenedAt !== undefined && !isBefore(reopenedAt, theirs);
}

const order: readonly OrderState[] = ["accepted", "confirmed", "dispatched", "completed"];

export function isFurther(state: OrderState, than: OrderState): boolean {
  return order.indexOf(state) > order.indexOf(than);
}

function follow(sides: Sides, state: OrderState, to: OrderState): StatusDecision {
  const isPossible =
    to === "cancelled" ? state !== "completed" : state === "cancelled" || isFurther(to, state);
  return isPossible
    ? { kind: "follow", to, conflict: false, ...isBackwards(sides, to) }
    : { kind: "report", reason: "backwards" };
}

/** A dispatch stays what it was when its cancelled order is taken back. */
function isBackwards({ timeline }: Sides, to: OrderState): { backwards?: true } {
  const isBack = to !== "cancelled" && isFurther(getReopenedState(timeline), to);
  return isBack ? { backwards: true } : {};
}

function resolveBoth(sides: Sides, state: OrderState, to: OrderState): StatusDecision {
  if (state !== "cancelled" && to !== "cancelled")
    return isFurther(to, state)
      ? { kind: "follow", to, conflict: false }
      : { kind: "send", conflict: false };
  if (isLaterHere(sides) || (to === "cancelled" && state === "completed"))
    return { kind: "send", conflict: true };
  return { kind: "follow", to, conflict: true, ...isBackwards(sides, to) };
}

function isLaterHere({ timeline, theirs }: Sides): boolean {
  return !isBefore(getStateTime(timeline), theirs);
}

/** BaseLinker's times are whole seconds. */
function isBefore(at: number, { statusAt }: Sides["theirs"]): boolean {
  return Math.floor(at / 1000) < Math.floor(statusAt / 1000);
}

function getStateTime(timeline: OrderTimeline): number {
  const { confirmedAt = 0, dispatchedAt = 0, completedAt = 0, reopenedAt = 0 } = timeline;
  return timeline.cancelledAt ?? Math.max(confirmedAt, dispatchedAt, completedAt, reopenedAt);
}
