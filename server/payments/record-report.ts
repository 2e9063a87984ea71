import { applyTransition } from "../../shop/order/order-transition.ts";
import type { OrderRecord } from "../../shop/order/order-timeline.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { summarisePayments } from "../../shop/payment/payment-summary.ts";
import {
  recordStatus,
  type PayuReport,
  type RecordedStatus,
} from "../../shop/payment/record-status.ts";
import type { OrderChange } from "../db/orders/change-order.ts";
import { followTransition } from "../orders/follow-transition.ts";
import type { PaymentDeps } from "./payment-deps.ts";

/**
 * Stores what PayU says of an attempt together with everything that follows: the paid order, its
 * mails and the job that tells BaseLinker. @throws when it cannot be stored.
 */
export async function recordReport(report: PayuReport, deps: PaymentDeps): Promise<void> {
  const { store, log, now } = deps;
  const orderId = await store.payments.findOrderId(report.reference);
  if (orderId === undefined) return recordUnknown(report, deps);
  const change = await changeOnce(orderId, report, deps);
  for (const { kind, reference } of change?.facts ?? []) {
    const details = { kind, attempt: reference, source: report.source };
    if (kind === "payment-mismatch") log.error(details, "PayU podało niezgodną płatność");
    else log.info({ ...details, at: now() }, "Payment status recorded");
  }
}

async function changeOnce(orderId: string, report: PayuReport, deps: PaymentDeps) {
  let change: OrderChange | undefined;
  await deps.store.payments.change(orderId, (record, facts) => {
    const recorded = recordStatus(record, facts, report, { posId: deps.posId, now: deps.now() });
    change = recorded.facts.length > 0 ? consequences(record, facts, recorded, deps) : undefined;
    return change;
  });
  return change;
}

function consequences(
  record: OrderRecord,
  known: readonly PaymentFact[],
  { facts, paid, concern }: RecordedStatus,
  deps: PaymentDeps,
): OrderChange {
  const now = deps.now();
  const summary = summarisePayments([...known, ...facts]);
  const concerns = concern ? [deps.mails.concern(concern, record, summary, now)] : [];
  const payment = paid ? markPaid(record, deps, now) : undefined;
  return { facts, now, ...payment, mails: [...(payment?.mails ?? []), ...concerns] };
}

function markPaid(record: OrderRecord, deps: PaymentDeps, now: number): OrderChange | undefined {
  const result = applyTransition(record, { kind: "pay" }, now, true);
  if (result.kind !== "done") return undefined;
  return followTransition(record, result, { ...deps, updateMail: deps.mails.update }, now);
}

/** A restored backup may have lost the attempt, or another shop uses the same point of sale. */
async function recordUnknown(report: PayuReport, { store, mails, now, log }: PaymentDeps) {
  if (report.status !== "completed") return;
  const { reference, externalId, amount } = report;
  const mail = mails.unknown({ reference, externalId, amount }, now());
  await store.payments.queueMailOnce(mail, now());
  log.error({ attempt: reference }, "PayU przyjęło zapłatę, której zamówienia sklep nie zna");
}
