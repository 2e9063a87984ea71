import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import { applyTransition } from "../../shop/order/order-transition.ts";
import { paymentDeadline, type DeadlineShop } from "../../shop/payment/deadline.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { balanceOf, isSettled, summarisePayments } from "../../shop/payment/payment-summary.ts";
import type { Mail } from "../db/emails/email.ts";
import type { Job } from "../db/jobs/claim.ts";
import { changeLockedOrder, type OrderChange } from "../db/orders/change-order.ts";
import type { Store } from "../db/store.ts";
import type { Outcome } from "../jobs/outcome.ts";
import type { JobHandler, JobLog } from "../jobs/worker.ts";
import type { PaymentMails } from "./payment-deps.ts";

const leaseMs = 2 * 60_000;
/** How soon to look again while a payment may still come in. */
const postponeMs = 15 * 60_000;
const cancelReason =
  "Zapłata nie dotarła do nas w\u00a0terminie. Jeśli nadal chcesz kupić te zabawki, zapraszamy do ponownego zamówienia.";

type Deps = {
  store: Pick<Store, "orders" | "payments">;
  shop: DeadlineShop;
  mails: Pick<PaymentMails, "update" | "reminder">;
  /** Asks PayU how the open attempts of an order ended; undefined without PayU. */
  checkAttempts: ((orderId: string) => Promise<void>) | undefined;
  /** Asks the owner to cancel the order in BaseLinker as well. */
  cancellationMail: (order: { number: string; externalId: string }, writtenAt: number) => Mail;
  now: () => number;
  log: JobLog;
};

/** Reminds of orders that nobody paid for, and cancels them. */
export function createUnpaidOrderJobs(deps: Deps): JobHandler[] {
  const options = { leaseMs, maxConcurrent: () => 2 };
  return [
    { ...options, kind: "payment-reminder", run: (job) => remind(job, deps) },
    { ...options, kind: "payment-deadline", run: (job) => cancelUnpaid(job, deps) },
  ];
}

async function remind({ reference: orderId }: Job, deps: Deps): Promise<Outcome> {
  const { store, mails, now } = deps;
  const early = await checkDue(orderId, "remindAt", deps);
  if (early) return early;
  const { attempts } = summarisePayments(await store.payments.facts(orderId));
  if (attempts.some(({ state }) => state === "pending"))
    return { kind: "rescheduled", runAt: now() + postponeMs };
  const at = now();
  const cancelAt = await store.payments.findDeadline(orderId);
  const decide = (record: OrderRecord, facts: readonly PaymentFact[]): OrderChange | undefined =>
    isUnpaid(record, facts, deps)
      ? { mails: [mails.reminder(record, cancelAt, at)], now: at }
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
  let outcome: Outcome = { kind: "dropped" };
  await store.payments.change(orderId, (record, facts) => {
    const { attempts } = summarisePayments(facts);
    if (!isUnpaid(record, facts, deps)) return undefined;
    if (attempts.every(isSettled)) {
      log.info({ order: record.order.number }, "Zamówienie anulowane: nikt nie zapłacił na czas");
      return cancel(record, deps);
    }
    outcome = { kind: "rescheduled", runAt: now() + postponeMs };
    return undefined;
  });
  return outcome;
}

/** Returns what to do with a job that is too early or that nobody needs any more. */
async function checkDue(
  orderId: string,
  step: "remindAt" | "cancelAt",
  { store, shop, checkAttempts, now }: Deps,
): Promise<Outcome | undefined> {
  const record = await store.orders.findRecord("id", orderId);
  const dueAt = record && paymentDeadline(record, shop)[step];
  if (dueAt === undefined) return { kind: "dropped" };
  // The owner has allowed more time since.
  if (dueAt > now()) return { kind: "rescheduled", runAt: dueAt };
  await checkAttempts?.(orderId);
  return undefined;
}

/** Whether nothing at all came in: with a part of the money the owner decides. */
function isUnpaid(record: OrderRecord, facts: readonly PaymentFact[], { shop }: Deps): boolean {
  const { remindAt, cancelAt } = paymentDeadline(record, shop);
  const hasDeadline = (cancelAt ?? remindAt) !== undefined;
  return hasDeadline && balanceOf(summarisePayments(facts)) === 0;
}

function cancel(
  record: OrderRecord,
  { mails, cancellationMail, now }: Deps,
): OrderChange | undefined {
  const at = now();
  const transition = { kind: "cancel", reason: cancelReason } as const;
  const result = applyTransition(record, transition, at, false);
  if (result.kind !== "done") return undefined;
  const { timeline, notification } = result;
  const { order } = record;
  const { number } = order;
  return {
    timeline,
    mails: [mails.update(notification, { order, timeline }, at)],
    exportedMail: (externalId) => cancellationMail({ number, externalId }, at),
    now: at,
  };
}
