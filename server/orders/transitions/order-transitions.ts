import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import {
  applyTransition,
  type OrderTransition,
  type TransitionResult,
} from "../../../shop/order/status/order-transition.ts";
import { receiveTransfer } from "../../../shop/payment/transfer/receive-transfer.ts";
import { isSettled, summarisePayments } from "../../../shop/payment/payment-summary.ts";
import type { Grosze } from "../../../shop/price.ts";
import type { OrderChange } from "../../db/orders/change-order.ts";
import type { Store } from "../../db/store.ts";
import { followTransition, type FollowDeps } from "./follow-transition.ts";

export type OrderTransitionResult =
  | TransitionResult
  /** Nothing was recorded: PayU may still report the money of these attempts. */
  | { kind: "unsettled"; attempts: readonly string[] }
  /** The payment of a cancelled order was recorded; the order stays cancelled. */
  | { kind: "received"; amount: Grosze }
  /** Something else is due by now than the transfer brought. */
  | { kind: "other-amount"; due: Grosze }
  /** Another order has this tracking number; two orders may share a parcel, which can be forced. */
  | { kind: "tracking-taken"; by: string }
  | { kind: "absent" };

type Deps = FollowDeps & {
  store: { orders: Pick<Store["orders"], "change" | "changeParcel"> };
  now: () => number;
};

export function createOrderTransitions(deps: Deps) {
  return {
    async apply(
      number: string,
      transition: OrderTransition,
      force = false,
    ): Promise<OrderTransitionResult> {
      let result: OrderTransitionResult = { kind: "absent" };
      const { orders } = deps.store;
      const decideChange = (record: OrderWithFacts, takenBy?: string) => {
        const decided = decide(record, { transition, force, takenBy }, deps);
        result = decided.result;
        return decided.change;
      };
      if (transition.kind === "dispatch" && transition.trackingNumber !== undefined && !force)
        await orders.changeParcel(
          [number, ...(transition.sharedWith ?? [])],
          transition.trackingNumber,
          decideChange,
        );
      else await orders.change(number, decideChange);
      return result;
    },
  };
}

type Request = { transition: OrderTransition; force: boolean; takenBy?: string | undefined };
type Decision = { result: OrderTransitionResult; change?: OrderChange };

function decide(
  record: OrderWithFacts,
  { transition, force, takenBy }: Request,
  deps: Deps,
): Decision {
  const now = deps.now();
  const result = applyTransition(record, transition, now, force);
  const pay = transition.kind === "pay" ? transition : undefined;
  const transfer = pay && receiveTransfer(record, now, pay.transfer?.id);
  const received = transfer ? [transfer] : [];
  if (pay?.transfer && transfer && transfer.amount !== pay.transfer.amount)
    return { result: { kind: "other-amount", due: transfer.amount } };
  const attempts = transfer && !pay?.byHand ? listUnsettled(record) : [];
  if (attempts.length > 0 && result.kind !== "unchanged")
    return { result: { kind: "unsettled", attempts } };
  if (result.kind === "done" && takenBy !== undefined)
    return { result: { kind: "tracking-taken", by: takenBy } };
  if (result.kind === "done") {
    const changed = { ...record, facts: [...record.facts, ...received] };
    const change = followTransition(changed, result, deps, now);
    return { result, change: { ...change, facts: received } };
  }
  const isLate = result.kind === "refused" && result.rejection === "cancelled";
  if (!isLate || !transfer || !force) return { result };
  return {
    result: { kind: "received", amount: transfer.amount },
    change: { facts: received, now },
  };
}

function listUnsettled({ facts }: OrderWithFacts): string[] {
  const { attempts } = summarisePayments(facts);
  return attempts.filter((attempt) => !isSettled(attempt)).map(({ reference }) => reference);
}
