import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import {
  applyTransition,
  type OrderNotification,
  type OrderTransition,
  type TransitionResult,
} from "../../shop/order/order-transition.ts";
import type { Mail } from "../db/email.ts";
import type { Store } from "../db/store.ts";

export type OrderTransitionResult = TransitionResult | { kind: "absent" };

type Deps = {
  store: { orders: Pick<Store["orders"], "change"> };
  updateMail: (notification: OrderNotification, record: OrderRecord, writtenAt: number) => Mail;
  now: () => number;
};

/** Applies the owner's transitions to orders, each saved together with the customer's mail. */
export function createOrderTransitions({ store, updateMail, now }: Deps) {
  return {
    /** Idempotent. */
    async apply(
      number: string,
      step: OrderTransition,
      force = false,
    ): Promise<OrderTransitionResult> {
      let result: OrderTransitionResult = { kind: "absent" };
      await store.orders.change(number, (record) => {
        const at = now();
        result = applyTransition(record, step, at, force);
        if (result.kind !== "done") return undefined;
        const { timeline, notification } = result;
        return {
          timeline,
          mails: [updateMail(notification, { order: record.order, timeline }, at)],
          now: at,
        };
      });
      return result;
    },
  };
}
