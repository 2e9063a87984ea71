import {
  isPickup,
  getOrderState,
  type OrderState,
  type OrderWithFacts,
} from "../../../shop/order/status/order-timeline.ts";
import {
  applyTransition,
  type OrderTransition,
} from "../../../shop/order/status/order-transition.ts";
import type { PaymentDecision } from "../../../shop/order/baselinker/reconcile-payment.ts";
import { isFurther } from "../../../shop/order/baselinker/reconcile-status.ts";
import { calculateAmountDue } from "../../../shop/payment/refund/amounts-due.ts";
import { restorePrice } from "../../../shop/payment/refund/refund.ts";
import { createTransfer } from "../../../shop/payment/transfer/receive-transfer.ts";
import type { Change } from "../../orders/change-order.ts";
import { decideUndo } from "../../orders/transitions/undo-payment.ts";

const cancelReason = "Sklep anulował to zamówienie. Jeśli masz pytania, odpisz na tę wiadomość.";

/** Collects what follows from BaseLinker's facts, each as if the owner had used the command. */
export function createFollower(begun: OrderWithFacts, now: number) {
  const followed: { record: OrderWithFacts; changes: Change[] } = { record: begun, changes: [] };

  function add(change: Pick<Change, "timeline" | "facts">): void {
    const { order, timeline, facts } = followed.record;
    followed.changes.push({ by: "baselinker", ...change });
    followed.record = {
      order,
      timeline: change.timeline ?? timeline,
      facts: [...facts, ...(change.facts ?? [])],
    };
  }

  function apply(transition: OrderTransition, at: number): void {
    const { record } = followed;
    const result = applyTransition(record, transition, at, true);
    if (result.kind !== "done") return;
    const facts = transition.kind === "reopen" ? restorePrice(record.facts, at) : [];
    add({ timeline: result.timeline, facts });
  }

  return {
    followed,
    /** Takes every step that leads there. `at` is when BaseLinker came to that state. */
    goTo(state: OrderState, at: number): void {
      for (const transition of planTransitions(followed.record, state)) apply(transition, at);
    },
    follow(decision: PaymentDecision): void {
      if (decision.kind === "book") {
        add({ facts: [bookTransfer(followed.record, decision.amount, now)] });
        if (calculateAmountDue(followed.record) === 0) apply({ kind: "pay" }, now);
      }
      if (decision.kind === "void") {
        const { change } = decideUndo(followed.record, now);
        if (change) add(change);
      }
    },
  };
}

function bookTransfer(record: OrderWithFacts, amount: number, at: number) {
  return createTransfer(record, { amount, at, externalId: "", source: "baselinker" });
}

function planTransitions({ order, timeline }: OrderWithFacts, to: OrderState): OrderTransition[] {
  if (to === "cancelled") return [{ kind: "cancel", reason: cancelReason }];
  const reaches = (state: OrderState) => !isFurther(state, to);
  const isCancelled = getOrderState(timeline) === "cancelled";
  const { confirmedAt, dispatchedAt, completedAt } = timeline;
  return [
    ...(isCancelled ? [{ kind: "reopen" } as const] : []),
    ...(reaches("confirmed") && confirmedAt === undefined ? [{ kind: "confirm" } as const] : []),
    ...(reaches("dispatched") && dispatchedAt === undefined
      ? [isPickup(order) ? ({ kind: "ready" } as const) : ({ kind: "dispatch" } as const)]
      : []),
    ...(reaches("completed") && completedAt === undefined ? [{ kind: "complete" } as const] : []),
  ];
}
