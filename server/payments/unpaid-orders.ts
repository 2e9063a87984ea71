import { findClockError } from "../../shop/time/clock.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { applyTransition } from "../../shop/order/status/order-transition.ts";
import { paymentDeadline } from "../../shop/payment/deadline.ts";
import { balanceOf, isSettled, summarisePayments } from "../../shop/payment/payment-summary.ts";
import type { Job } from "../db/jobs/claim.ts";
import type { Store } from "../db/store.ts";
import type { Outcome } from "../jobs/outcome.ts";
import type { JobHandlers, JobLog } from "../jobs/worker.ts";
import { changeOrder, changeOrderIn, type ChangeDeps } from "../orders/change-order.ts";
import { minuteMs } from "../../shop/time/durations.ts";

const leaseMs = 2 * minuteMs;
const postponeMs = 15 * minuteMs;
const cancelReason =
  "Zapłata nie dotarła do nas w terminie. Jeśli nadal chcesz kupić te zabawki, zapraszamy do ponownego zamówienia.";

type Deps = ChangeDeps & {
  store: Pick<Store, "orders" | "clock" | "externalOrders">;
  admitsMail: (email: string) => Promise<boolean>;
  checkAttempts: ((record: OrderWithFacts) => Promise<void>) | undefined;
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
  const { admitsMail, now } = deps;
  const due = await findDue(orderId, "remindAt", deps);
  if ("kind" in due) return due;
  const { attempts } = summarisePayments(due.facts);
  if (attempts.some(({ state }) => state === "pending"))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  if (!(await admitsMail(due.order.customer.email))) return { kind: "dropped" };
  return {
    kind: "done",
    write: (trx) =>
      changeOrderIn(trx, deps, { id: orderId }, (record) => {
        if (!hasDeadline(record) || hasMoney(record)) return undefined;
        const needs = { ...record, cancelAt: paymentDeadline(record).cancelAt };
        return { by: "shop", mails: [{ kind: "payment-reminder", needs }] };
      }),
  };
}

async function cancelUnpaid({ reference: orderId }: Job, deps: Deps): Promise<Outcome> {
  const { admitsMail, now, log } = deps;
  const due = await findDue(orderId, "cancelAt", deps);
  if ("kind" in due) return due;
  const postponed: Outcome = { kind: "rescheduled", runAt: now() + postponeMs };
  if (hasMoney(due) || !areAttemptsSettled(due)) return postponed;
  let outcome: Outcome = { kind: "dropped" };
  // Asked only once the mail is due: each answer counts as one.
  const toCustomer = await admitsMail(due.order.customer.email);
  await changeOrder(deps, { id: orderId }, (record, at) => {
    if (!hasDeadline(record)) return undefined;
    if (hasMoney(record) || !areAttemptsSettled(record)) {
      outcome = postponed;
      return undefined;
    }
    log.info({ order: record.order.number }, "Zamówienie anulowane: nikt nie zapłacił na czas");
    const transition = { kind: "cancel", reason: cancelReason } as const;
    const result = applyTransition(record, transition, at, false);
    if (result.kind !== "done") return undefined;
    return { by: "shop", timeline: result.timeline, notifiesCustomer: toCustomer };
  });
  return outcome;
}

/** Returns the order as it is once PayU was asked, or why nothing is due. */
async function findDue(
  orderId: string,
  deadline: "remindAt" | "cancelAt",
  { store, checkAttempts, features, now }: Deps,
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
  // Money may be booked in BaseLinker that the shop has not read of.
  if (features.syncsOrders && !(await store.externalOrders.ensureRead(orderId, now())))
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
