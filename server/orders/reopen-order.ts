import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import { applyTransition, type TransitionResult } from "../../shop/order/order-transition.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { balanceOf, summarisePayments } from "../../shop/payment/payment-summary.ts";
import type { QueuedJob } from "../db/jobs/queue.ts";
import type { OrderChange } from "../db/orders/change-order.ts";
import type { ReopenOptions } from "../db/orders/reopen-order.ts";
import type { StockShortage } from "../db/orders/stock-reservations.ts";
import type { Store } from "../db/store.ts";
import { followTransition, type FollowDeps } from "./follow-transition.ts";

export type ReopenResult =
  | Exclude<TransitionResult, { kind: "done" }>
  | { kind: "done"; paid: boolean }
  | { kind: "shortage"; shortages: readonly StockShortage[] }
  | { kind: "absent" };

type Deps = FollowDeps & {
  store: { orders: Pick<Store["orders"], "reopen"> };
  now: () => number;
};

/**
 * Takes a cancelled order back if its products are still there. Money that came after the
 * cancellation pays for it.
 */
export async function reopenOrder(
  number: string,
  options: ReopenOptions,
  deps: Deps,
): Promise<ReopenResult> {
  let result: ReopenResult = { kind: "absent" };
  const shortages = await deps.store.orders.reopen(number, options, (record, facts) => {
    const now = deps.now();
    const reopened = applyTransition(record, { kind: "reopen" }, now, false);
    if (reopened.kind !== "done") {
      result = reopened;
      return undefined;
    }
    const { timeline } = payIfCovered({ ...record, timeline: reopened.timeline }, facts, now);
    result = { kind: "done", paid: timeline.paidAt !== undefined };
    return follow(record, { ...reopened, timeline }, deps, now);
  });
  return shortages.length > 0 ? { kind: "shortage", shortages } : result;
}

function payIfCovered(
  record: OrderRecord,
  facts: readonly PaymentFact[],
  now: number,
): Pick<OrderRecord, "timeline"> {
  const covered = balanceOf(summarisePayments(facts)) >= record.order.total;
  const paid = covered ? applyTransition(record, { kind: "pay" }, now, true) : undefined;
  return paid?.kind === "done" ? paid : record;
}

/** The export was dropped with the cancellation. It looks for the order before it submits one. */
function follow(
  record: OrderRecord,
  reopened: Parameters<typeof followTransition>[1],
  deps: Deps,
  now: number,
): OrderChange {
  const reference = record.order.id;
  const jobs: QueuedJob[] = [{ kind: "order-export", reference }];
  if (reopened.timeline.paidAt !== undefined) jobs.push({ kind: "payment-export", reference });
  const change = followTransition(record, reopened, deps, now);
  return deps.exported ? { ...change, jobs } : change;
}
