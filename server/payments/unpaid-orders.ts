import { findClockError } from "../../shop/time/clock.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { createSyncJobs } from "../orders/transitions/follow-transition.ts";
import { applyTransition } from "../../shop/order/status/order-transition.ts";
import { paymentDeadline } from "../../shop/payment/deadline.ts";
import { balanceOf, isSettled, summarisePayments } from "../../shop/payment/payment-summary.ts";
import type { Job } from "../db/jobs/claim.ts";
import { changeLockedOrder, type OrderChange } from "../db/orders/change-order.ts";
import type { Store } from "../db/store.ts";
import type { Outcome } from "../jobs/outcome.ts";
import type { JobHandlers, JobLog } from "../jobs/worker.ts";
import type { WriteMail } from "../email/mails.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const leaseMs = 2 * minuteMs;
const postponeMs = 15 * minuteMs;
const cancelReason =
  "Zapłata nie dotarła do nas w terminie. Jeśli nadal chcesz kupić te zabawki, zapraszamy do ponownego zamówienia.";

type Deps = {
  store: Pick<Store, "orders" | "payments" | "clock" | "externalOrders">;
  mail: WriteMail;
  admitsMail: (email: string) => Promise<boolean>;
  checkAttempts: ((record: OrderWithFacts) => Promise<void>) | undefined;
  cancelsThere?: boolean;
  /** Whether money may be booked in BaseLinker that the shop has not read of. */
  readsBack?: boolean;
  now: () => number;
  log: JobLog;
};

export function createUnpaidOrderJobs(deps: Deps) {
  const options = { leaseMs, maxConcurrent: () => 2 };
  return {
    "payment-reminder": { ...options, run: (job) => remind(job, deps) },
    "payment-deadline": { ...options, run: (job) => cancelUnpaid(job, deps) },
  } satisfies JobHandlers;
}

async function remind({ reference: orderId }: Job, deps: Deps): Promise<Outcome> {
  const { mail, admitsMail, now } = deps;
  const due = await findDue(orderId, "remindAt", deps);
  if ("kind" in due) return due;
  const { attempts } = summarisePayments(due.facts);
  if (attempts.some(({ state }) => state === "pending"))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  const at = now();
  if (!(await admitsMail(due.order.customer.email))) return { kind: "dropped" };
  const decide = (record: OrderWithFacts): OrderChange | undefined =>
    hasDeadline(record) && !hasMoney(record)
      ? {
          mails: [
            mail("payment-reminder", { ...record, cancelAt: paymentDeadline(record).cancelAt }, at),
          ],
          now: at,
        }
      : undefined;
  return { kind: "done", write: (trx) => changeLockedOrder(trx, "id", orderId, decide) };
}

async function cancelUnpaid({ reference: orderId }: Job, deps: Deps): Promise<Outcome> {
  const { store, admitsMail, now, log } = deps;
  const due = await findDue(orderId, "cancelAt", deps);
  if ("kind" in due) return due;
  const postponed: Outcome = { kind: "rescheduled", runAt: now() + postponeMs };
  if (hasMoney(due) || !areAttemptsSettled(due)) return postponed;
  let outcome: Outcome = { kind: "dropped" };
  // Asked only once the mail is due: each answer counts as one.
  const toCustomer = await admitsMail(due.order.customer.email);
  await store.payments.change(orderId, (record) => {
    if (!hasDeadline(record)) return undefined;
    if (hasMoney(record) || !areAttemptsSettled(record)) {
      outcome = postponed;
      return undefined;
    }
    log.info({ order: record.order.number }, "Zamówienie anulowane: nikt nie zapłacił na czas");
    return cancel(record, toCustomer, deps);
  });
  return outcome;
}

/** Returns the order as it is once PayU was asked, or why nothing is due. */
async function findDue(
  orderId: string,
  deadline: "remindAt" | "cancelAt",
  { store, checkAttempts, readsBack, now }: Deps,
): Promise<Outcome | OrderWithFacts> {
  const record = await store.orders.findRecord("id", orderId);
  const dueAt = record && paymentDeadline(record)[deadline];
  if (!record || dueAt === undefined) return { kind: "dropped" };
  // Nobody can pay online while PayU is not connected.
  const isPayable = record.order.payment.settlement === "transfer" || checkAttempts !== undefined;
  if (!isPayable || findClockError(await store.clock.read(now)))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  // The order was reopened since, or a wrong clock made the job due.
  if (dueAt > now()) return { kind: "rescheduled", runAt: dueAt };
  if (readsBack && !(await store.externalOrders.ensureRead(orderId, now())))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  await checkAttempts?.(record);
  return (await store.orders.findRecord("id", orderId)) ?? { kind: "dropped" };
}

function hasDeadline(record: OrderWithFacts): boolean {
  const { remindAt, cancelAt } = paymentDeadline(record);
  return (cancelAt ?? remindAt) !== undefined;
}

/** With a part of the money the owner decides. */
function hasMoney({ facts }: OrderWithFacts): boolean {
  return balanceOf(summarisePayments(facts)) !== 0;
}

function areAttemptsSettled({ facts }: OrderWithFacts): boolean {
  return summarisePayments(facts).attempts.every(isSettled);
}

function cancel(
  record: OrderWithFacts,
  toCustomer: boolean,
  { mail, now, cancelsThere }: Deps,
): OrderChange | undefined {
  const at = now();
  const transition = { kind: "cancel", reason: cancelReason } as const;
  const result = applyTransition(record, transition, at, false);
  if (result.kind !== "done") return undefined;
  const { timeline, notification } = result;
  const { number } = record.order;
  return {
    timeline,
    mails: toCustomer ? [mail(`order-${notification}`, { ...record, timeline }, at)] : [],
    ...(cancelsThere
      ? { jobs: createSyncJobs(record.order, { synced: true }) }
      : { exportedMail: (externalId) => mail("order-to-cancel", { number, externalId }, at) }),
    now: at,
  };
}
