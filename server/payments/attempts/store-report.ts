import { applyTransition } from "../../../shop/order/status/order-transition.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import {
  assessReport,
  type PayuReport,
  type AssessedReport,
} from "../../../shop/payment/assess-report.ts";
import type { OrderChange } from "../../db/orders/change-order.ts";
import { exportPayment, followTransition } from "../../orders/transitions/follow-transition.ts";
import type { PaymentDeps } from "../payment-deps.ts";

/**
 * Stores what PayU says of an attempt together with everything that follows: the paid order, its
 * mails and the job that tells BaseLinker. @throws when it cannot be stored.
 */
export async function storeReport(report: PayuReport, deps: PaymentDeps): Promise<void> {
  const { store, log, now } = deps;
  const orderId = await store.payments.findOrderOfAttempt(report.reference);
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
  await deps.store.payments.change(orderId, (record) => {
    const assessed = assessReport(record, report, { posId: deps.posId, now: deps.now() });
    change = assessed.facts.length > 0 ? consequences(record, assessed, deps) : undefined;
    return change;
  });
  return change;
}

function consequences(
  record: OrderWithFacts,
  { facts, paid, discrepancy }: AssessedReport,
  deps: PaymentDeps,
): OrderChange {
  const now = deps.now();
  const changed = { ...record, facts: [...record.facts, ...facts] };
  const toShop = discrepancy
    ? [deps.mail("payment-discrepancy", { ...changed, discrepancy }, now)]
    : [];
  const payment = paid ? markPaid(changed, deps, now) : undefined;
  const isMoney = facts.some(({ kind }) => kind === "payment-completed");
  const jobs = isMoney ? exportPayment(record.order, deps) : [];
  return { facts, jobs, now, ...payment, mails: [...(payment?.mails ?? []), ...toShop] };
}

export function markPaid(
  record: OrderWithFacts,
  deps: PaymentDeps,
  now: number,
): OrderChange | undefined {
  const result = applyTransition(record, { kind: "pay" }, now, true);
  if (result.kind !== "done") return undefined;
  return followTransition(record, result, deps, now);
}

/** A restored backup may have lost the attempt, or another shop uses the same point of sale. */
async function recordUnknown(report: PayuReport, { store, mail, now, log }: PaymentDeps) {
  if (report.kind !== "payment-completed") return;
  const { reference, externalId, amount } = report;
  // The owner has recorded it from PayU's panel.
  if ((await store.payments.findOrderOfPayu(externalId)) !== undefined) return;
  const notice = mail("unknown-payment", { reference, externalId, amount }, now());
  await store.payments.queueMailOnce(notice, now());
  log.error({ attempt: reference }, "PayU przyjęło zapłatę, której zamówienia sklep nie zna");
}
