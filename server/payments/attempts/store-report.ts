import { applyTransition } from "../../../shop/order/status/order-transition.ts";
import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { assessReport, type PayuReport } from "../../../shop/payment/assess-report.ts";
import { changeOrder, type Change } from "../../orders/change-order.ts";
import type { PaymentDeps } from "../payment-deps.ts";

/**
 * Stores what PayU says of an attempt, and that the order is paid where nothing is due any more.
 * @throws when it cannot be stored.
 */
export async function storeReport(report: PayuReport, deps: PaymentDeps): Promise<void> {
  const { store, log, now } = deps;
  const orderId = await store.payments.findOrderOfAttempt(report.reference);
  if (orderId === undefined) return recordUnknown(report, deps);
  const change = await recordReport(orderId, report, deps);
  for (const { kind, reference } of change?.facts ?? []) {
    const details = { kind, attempt: reference, source: report.source };
    if (kind === "payment-mismatch") log.error(details, "PayU podało niezgodną płatność");
    else log.info({ ...details, at: now() }, "Payment status recorded");
  }
}

async function recordReport(orderId: string, report: PayuReport, deps: PaymentDeps) {
  let change: Change | undefined;
  await changeOrder(deps, { id: orderId }, (record, now) => {
    const { facts, paid } = assessReport(record, report, { posId: deps.posId, now });
    const changed = { ...record, facts: [...record.facts, ...facts] };
    change =
      facts.length > 0 ? { by: "payu", facts, ...(paid && payOrder(changed, now)) } : undefined;
    return change;
  });
  return change as Change | undefined;
}

/** Nobody is asked: the money is there. */
export function payOrder(record: OrderWithFacts, now: number): Pick<Change, "timeline"> {
  const result = applyTransition(record, { kind: "pay" }, now, true);
  return result.kind === "done" ? { timeline: result.timeline } : {};
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
