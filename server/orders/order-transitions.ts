import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import {
  applyTransition,
  type OrderTransition,
  type TransitionResult,
} from "../../shop/order/order-transition.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { receiveTransfer } from "../../shop/payment/receive-transfer.ts";
import type { Grosze } from "../../shop/price.ts";
import type { OrderChange } from "../db/orders/change-order.ts";
import type { Store } from "../db/store.ts";
import { followTransition, type FollowDeps } from "./follow-transition.ts";

export type OrderTransitionResult =
  | TransitionResult
  /** The payment of a cancelled order was recorded; the order stays cancelled. */
  | { kind: "received"; amount: Grosze }
  | { kind: "absent" };

type Deps = FollowDeps & {
  store: { orders: Pick<Store["orders"], "change"> };
  now: () => number;
};

/** Applies the owner's transitions to orders, each saved together with what follows from it. */
export function createOrderTransitions(deps: Deps) {
  return {
    /** Idempotent. */
    async apply(
      number: string,
      step: OrderTransition,
      force = false,
    ): Promise<OrderTransitionResult> {
      let result: OrderTransitionResult = { kind: "absent" };
      await deps.store.orders.change(number, (record, facts) => {
        const decided = decide({ record, facts }, { step, force }, deps);
        result = decided.result;
        return decided.change;
      });
      return result;
    },
  };
}

type Known = { record: OrderRecord; facts: readonly PaymentFact[] };
type Request = { step: OrderTransition; force: boolean };
type Decision = { result: OrderTransitionResult; change?: OrderChange };

function decide({ record, facts }: Known, { step, force }: Request, deps: Deps): Decision {
  const now = deps.now();
  const result = applyTransition(record, step, now, force);
  const transfer = step.kind === "pay" ? receiveTransfer(record, facts, now) : undefined;
  const received = transfer ? [transfer] : [];
  if (result.kind === "done") {
    const change = followTransition(record, result, deps, now);
    return { result, change: { ...change, facts: received } };
  }
  const isLate = result.kind === "refused" && result.rejection === "cancelled";
  if (!isLate || !transfer || !force) return { result };
  return {
    result: { kind: "received", amount: transfer.amount },
    change: { facts: received, now },
  };
}
