import { describe, expect, it } from "vitest";
import type { OrderState, OrderTimeline } from "../status/order-timeline.ts";
import { reconcileStatus } from "./reconcile-status.ts";

const noon = Date.UTC(2026, 10, 20, 12);
const ids: Record<string, OrderState> = {
  1: "accepted",
  3: "confirmed",
  2: "dispatched",
  5: "completed",
  6: "cancelled",
};

type Case = { here: OrderTimeline; there: string; at?: number; agreed?: [string, OrderState] };

function reconcile({ here, there, at = noon, agreed: [status, step] = ["1", "accepted"] }: Case) {
  return reconcileStatus({
    timeline: here,
    theirs: { statusId: there, statusAt: at },
    theirState: ids[there],
    agreed: { status, step },
  });
}

const confirmed = { confirmedAt: noon };
const dispatched = { ...confirmed, dispatchedAt: noon + 1000 };
const cancelled = { ...confirmed, cancelledAt: noon + 60_000 };

describe("an order's status here and in BaseLinker", () => {
  it("is followed there, however many steps it went, and out of a cancellation", () => {
    const follow = (to: OrderState) => ({ kind: "follow", to, conflict: false });
    expect(reconcile({ here: {}, there: "3" })).toEqual(follow("confirmed"));
    expect(reconcile({ here: {}, there: "5" })).toEqual(follow("completed"));
    const before: [string, OrderState] = ["3", "confirmed"];
    expect(reconcile({ here: confirmed, there: "6", agreed: before })).toEqual(follow("cancelled"));
    const gone: [string, OrderState] = ["6", "cancelled"];
    expect(reconcile({ here: cancelled, there: "2", agreed: gone })).toEqual(follow("dispatched"));
  });

  it("is sent when only the shop has changed it", () => {
    expect(reconcile({ here: confirmed, there: "1" })).toEqual({ kind: "send", conflict: false });
  });

  it("is agreed on when both say the same, or nothing is new", () => {
    expect(reconcile({ here: confirmed, there: "3" })).toEqual({ kind: "agreed" });
    const told: [string, OrderState] = ["7", "confirmed"];
    expect(reconcile({ here: confirmed, there: "7", agreed: told })).toEqual({ kind: "agreed" });
  });

  it("is the owner's to decide when it is unknown or leads back", () => {
    expect(reconcile({ here: {}, there: "7" })).toEqual({
      kind: "report",
      reason: "unknown-status",
    });
    const agreed: [string, OrderState] = ["2", "dispatched"];
    expect(reconcile({ here: dispatched, there: "3", agreed })).toMatchObject({
      reason: "backwards",
    });
  });

  it("goes to the further step when both went on", () => {
    expect(reconcile({ here: confirmed, there: "2" })).toMatchObject({ kind: "follow" });
    expect(reconcile({ here: dispatched, there: "3" })).toMatchObject({ kind: "send" });
  });

  it("goes to the later fact when one side cancelled", () => {
    const conflict = { conflict: true };
    expect(reconcile({ here: cancelled, there: "2", at: noon + 61_000 })).toEqual({
      ...conflict,
      kind: "follow",
      to: "dispatched",
    });
    expect(reconcile({ here: cancelled, there: "2", at: noon })).toEqual({
      ...conflict,
      kind: "send",
    });
    expect(reconcile({ here: dispatched, there: "6", at: noon + 5000 })).toMatchObject({
      ...conflict,
      to: "cancelled",
    });
  });
});
