import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import {
  applyTransition,
  type OrderNotification,
  type OrderTransition,
  type TransitionResult,
} from "../../shop/order/order-transition.ts";
import type { Mail } from "../db/jobs/email.ts";
import type { Store } from "../db/store.ts";

export type StepTaken = TransitionResult | { kind: "absent" };

type Means = {
  store: Pick<Store, "changeOrder">;
  newsMail: (notification: OrderNotification, record: OrderRecord, writtenAt: number) => Mail;
  now: () => number;
};

/** What the owner says about orders; each step is kept together with the customer's mail. */
export function createOrderLife({ store, newsMail, now }: Means) {
  return {
    /** The same step again changes nothing and tells nobody twice. */
    async takeStep(number: string, step: OrderTransition, force = false): Promise<StepTaken> {
      let taken: StepTaken = { kind: "absent" };
      await store.changeOrder(number, (record) => {
        const at = now();
        taken = applyTransition(record, step, at, force);
        if (taken.kind !== "done") return undefined;
        const { timeline, notification } = taken;
        return {
          timeline,
          mails: [newsMail(notification, { order: record.order, timeline }, at)],
          now: at,
        };
      });
      return taken;
    },
  };
}
