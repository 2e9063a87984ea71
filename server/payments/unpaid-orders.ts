import { findClockError } from "../../shop/time/clock.ts";
import type { OrderRecord, OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { createSyncJobs } from "../orders/transitions/follow-transition.ts";
import { applyTransition } from "../../shop/order/status/order-transition.ts";
import { paymentDeadline } from "../../shop/payment/deadline.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
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
  checkAttempts: ((orderId: string) => Promise<void>) | undefined;
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
  const { store, mail, now } = deps;
  const early = await checkDue(orderId, "remindAt", deps);
  if (early) return early;
  const { attempts } = summarisePayments(await store.payments.facts(orderId));
  if (attempts.some(({ state }) => state === "pending"))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  const at = now();
  if (!(await admitsMailTo(orderId, deps))) return { kind: "dropped" };
  const decide = (record: OrderRecord, facts: readonly PaymentFact[]): OrderChange | undefined =>
    hasDeadline(record) && !hasMoney(facts)
      ? {
          mails: [
            mail("payment-reminder", { ...record, cancelAt: paymentDeadline(record).cancelAt }, at),
          ],
          now: at,
        }
      : undefined;
  return {
    kind: "done",
    write: async (trx) => void (await changeLockedOrder(trx, "id", orderId, decide)),
  };
}

async function cancelUnpaid({ reference: orderId }: Job, deps: Deps): Promise<Outcome> {
  const { store, now, log } = deps;
  const early = await checkDue(orderId, "cancelAt", deps);
  if (early) return early;
  const postponed: Outcome = { kind: "rescheduled", runAt: now() + postponeMs };
  // A part that came in may be refunded. Asked only once the mail is due: each answer counts as one.
  if (!(await isCancellable(orderId, deps))) return postponed;
  let outcome: Outcome = { kind: "dropped" };
  const toCustomer = await admitsMailTo(orderId, deps);
  await store.payments.change(orderId, (record, facts) => {
    if (!hasDeadline(record)) return undefined;
    if (hasMoney(facts) || !areAttemptsSettled(facts)) {
      outcome = postponed;
      return undefined;
    }
    log.info({ order: record.order.number }, "Zamówienie anulowane: nikt nie zapłacił na czas");
    return cancel({ ...record, facts }, toCustomer, deps);
  });
  return outcome;
}

async function checkDue(
  orderId: string,
  deadline: "remindAt" | "cancelAt",
  { store, checkAttempts, readsBack, now }: Deps,
): Promise<Outcome | undefined> {
  const record = await store.orders.findRecord("id", orderId);
  const dueAt = record && paymentDeadline(record)[deadline];
  if (dueAt === undefined) return { kind: "dropped" };
  // Nobody can pay online while PayU is not connected.
  const isPayable = record?.order.payment.settlement === "transfer" || checkAttempts !== undefined;
  if (!isPayable || findClockError(await store.clock.read(now)))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  // The order was reopened since, or a wrong clock made the job due.
  if (dueAt > now()) return { kind: "rescheduled", runAt: dueAt };
  if (readsBack && !(await store.externalOrders.ensureRead(orderId, now())))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  await checkAttempts?.(orderId);
  return undefined;
}

async function isCancellable(orderId: string, { store }: Deps): Promise<boolean> {
  const facts = await store.payments.facts(orderId);
  return !hasMoney(facts) && areAttemptsSettled(facts);
}

function hasDeadline(record: OrderRecord): boolean {
  const { remindAt, cancelAt } = paymentDeadline(record);
  return (cancelAt ?? remindAt) !== undefined;
}

/** With a part of the money the owner decides. */
function hasMoney(facts: readonly PaymentFact[]): boolean {
  return balanceOf(summarisePayments(facts)) !== 0;
}

function areAttemptsSettled(facts: readonly PaymentFact[]): boolean {
  return summarisePayments(facts).attempts.every(isSettled);
}

async function admitsMailTo(orderId: string, { store, admitsMail }: Deps): Promise<boolean> {
  const record = await store.orders.findRecord("id", orderId);
  return record !== undefined && admitsMail(record.order.customer.email);
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
