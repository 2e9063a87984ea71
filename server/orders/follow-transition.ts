import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import type { OrderNotification, TransitionResult } from "../../shop/order/order-transition.ts";
import { paymentDeadline, type DeadlineShop } from "../../shop/payment/deadline.ts";
import type { Mail } from "../db/emails/email.ts";
import type { QueuedJob } from "../db/jobs/queue.ts";
import type { OrderChange } from "../db/orders/change-order.ts";

export type FollowDeps = {
  updateMail: (notification: OrderNotification, record: OrderRecord, writtenAt: number) => Mail;
  /** Whether BaseLinker has the shop's orders. */
  exported: boolean;
  shop: DeadlineShop;
};

type Transition = Pick<Extract<TransitionResult, { kind: "done" }>, "timeline" | "notification">;

/** Returns what is stored with a transition: the customer's mail and the jobs that follow. */
export function followTransition(
  { order }: OrderRecord,
  { timeline, notification }: Transition,
  { updateMail, exported, shop }: FollowDeps,
  now: number,
): OrderChange {
  const changed = { order, timeline };
  const mails = [updateMail(notification, changed, now)];
  const jobs: Partial<Record<OrderNotification, QueuedJob[]>> = {
    // Where PayU takes the payment, its deadline was queued with the order.
    confirmed: order.payment.settlement === "transfer" ? deadlineJobs(changed, shop) : [],
    paid: exported ? [{ kind: "payment-export", reference: order.id }] : [],
  };
  return { timeline, mails, jobs: jobs[notification] ?? [], now };
}

/** The jobs that remind of an unpaid order and cancel it. */
export function deadlineJobs(record: OrderRecord, shop: DeadlineShop): QueuedJob[] {
  const { remindAt, cancelAt } = paymentDeadline(record, shop);
  const reference = record.order.id;
  return [
    ...(remindAt === undefined
      ? []
      : [{ kind: "payment-reminder" as const, reference, runAt: remindAt }]),
    ...(cancelAt === undefined
      ? []
      : [{ kind: "payment-deadline" as const, reference, runAt: cancelAt }]),
  ];
}
