import type { Order } from "../../../shop/order/order.ts";
import type { OrderRecord, OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import type {
  OrderNotification,
  TransitionResult,
} from "../../../shop/order/status/order-transition.ts";
import { paymentDeadline } from "../../../shop/payment/deadline.ts";
import type { WriteMail } from "../../email/mails.ts";
import type { QueuedJob } from "../../db/jobs/queue.ts";
import type { OrderChange } from "../../db/orders/change-order.ts";

export type FollowDeps = {
  mail: WriteMail;
  exported: boolean;
  synced?: boolean | undefined;
};

type Transition = Pick<Extract<TransitionResult, { kind: "done" }>, "timeline" | "notification">;

export function followTransition(
  { order, facts }: OrderWithFacts,
  { timeline, notification }: Transition,
  { mail, exported, synced }: FollowDeps,
  now: number,
): OrderChange {
  const changed = { order, timeline, facts };
  const mails = [mail(`order-${notification}`, changed, now)];
  const restarted = deadlineJobs(changed).map((job) => ({ ...job, restart: true }));
  const exports = exportPayment(order, { exported });
  const jobs: Partial<Record<OrderNotification, QueuedJob[]>> = {
    // Where PayU takes the payment, its deadline was queued with the order.
    confirmed: order.payment.settlement === "transfer" ? deadlineJobs(changed) : [],
    paid: exports,
    unpaid: [...restarted, ...exports],
    reopened: [...restarted, ...exports],
  };
  const queued = [...(jobs[notification] ?? []), ...createSyncJobs(order, { synced })];
  return { timeline, mails, jobs: queued, now };
}

export function jobsAfterOrder(order: Order, deps: Pick<FollowDeps, "exported">): QueuedJob[] {
  return [...exportOrder(order, deps), ...deadlineJobs({ order, timeline: {} })];
}

export function exportOrder(
  { id: reference }: Pick<Order, "id">,
  { exported }: Pick<FollowDeps, "exported">,
): QueuedJob[] {
  return exported ? [{ kind: "order-export", reference }] : [];
}

export function exportPayment(
  { id: reference }: Pick<Order, "id">,
  { exported }: Pick<FollowDeps, "exported">,
): QueuedJob[] {
  return exported ? [{ kind: "payment-export", reference, restart: true }] : [];
}

export function createSyncJobs(
  { id: reference }: Pick<Order, "id">,
  { synced }: Pick<FollowDeps, "synced">,
): QueuedJob[] {
  return synced ? [{ kind: "order-sync", reference, restart: true }] : [];
}

export function deadlineJobs(record: OrderRecord): QueuedJob[] {
  const { remindAt, cancelAt } = paymentDeadline(record);
  const times = [
    ["payment-reminder", remindAt],
    ["payment-deadline", cancelAt],
  ] as const;
  return times.flatMap(([kind, runAt]) =>
    runAt === undefined ? [] : [{ kind, reference: record.order.id, runAt }],
  );
}
