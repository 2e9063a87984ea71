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
import type { JobKind } from "../../db/jobs/job-kind.ts";
import type { OrderChange } from "../../db/orders/change-order.ts";
import { followTransition, type FollowDeps } from "../../orders/transitions/follow-transition.ts";
import { decideUndo } from "../../orders/transitions/undo-payment.ts";

const cancelReason = "Sklep anulował to zamówienie. Jeśli masz pytania, odpisz na tę wiadomość.";

/** What BaseLinker says would be told to it again. */
const echoes: ReadonlySet<JobKind> = new Set(["order-sync", "payment-export"]);

type Followed = Required<Pick<OrderChange, "mails" | "facts" | "jobs">> & {
  record: OrderWithFacts;
};

/** Collects what follows from BaseLinker's facts, each as if the owner had used the command. */
export function createFollower(record: OrderWithFacts, now: number, deps: FollowDeps) {
  const followed: Followed = { record, mails: [], facts: [], jobs: [] };

  function add(change: OrderChange): void {
    const { timeline = followed.record.timeline, mails = [], facts = [], jobs = [] } = change;
    followed.mails = [...followed.mails, ...mails];
    followed.facts = [...followed.facts, ...facts];
    followed.jobs = [...followed.jobs, ...jobs.filter(({ kind }) => !echoes.has(kind))];
    const { order, facts: before } = followed.record;
    followed.record = { order, timeline, facts: [...before, ...facts] };
  }

  function apply(transition: OrderTransition, at: number): void {
    const result = applyTransition(followed.record, transition, at, true);
    if (result.kind === "done") {
      const restored = transition.kind === "reopen" ? restorePrice(followed.record.facts, at) : [];
      const facts = [...followed.record.facts, ...restored];
      const change = followTransition({ ...followed.record, facts }, result, deps, now);
      add({ ...change, facts: restored });
    }
  }

  return {
    followed,
    /** Takes every step that leads there. `at` is when BaseLinker came to that state. */
    goTo(state: OrderState, at: number): void {
      for (const transition of planTransitions(followed.record, state)) apply(transition, at);
    },
    follow(decision: PaymentDecision): void {
      if (decision.kind === "book") {
        add({ facts: [bookTransfer(followed.record, decision.amount, now)], now });
        if (calculateAmountDue(followed.record) === 0) apply({ kind: "pay" }, now);
      }
      if (decision.kind === "void") {
        const { change } = decideUndo(followed.record, now, deps);
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
