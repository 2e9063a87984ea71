import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import {
  takeStep,
  type OrderNews,
  type OrderStep,
  type StepOutcome,
} from "../../shop/order/order-transition.ts";
import type { Mail } from "../db/jobs/email.ts";
import type { Store } from "../db/store.ts";

export type StepTaken = StepOutcome | { kind: "absent" };

type Means = {
  store: Pick<Store, "changeOrder">;
  newsMail: (news: OrderNews, record: OrderRecord, writtenAt: number) => Mail;
  now: () => number;
};

/** What the owner says about orders; each step is kept together with the customer's mail. */
export function createOrderLife({ store, newsMail, now }: Means) {
  return {
    /** The same step again changes nothing and tells nobody twice. */
    async takeStep(number: string, step: OrderStep, force = false): Promise<StepTaken> {
      let taken: StepTaken = { kind: "absent" };
      await store.changeOrder(number, (record) => {
        const at = now();
        taken = takeStep(record, step, at, force);
        if (taken.kind !== "done") return undefined;
        const { life, news } = taken;
        return { life, mails: [newsMail(news, { order: record.order, life }, at)], now: at };
      });
      return taken;
    },
  };
}
