import type { OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import { summarisePayments, type Refund } from "../../../shop/payment/payment-summary.ts";
import type { Job } from "../../db/jobs/claim.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import { PayuFailure } from "../../payu/failure.ts";
import type { PayuRefund } from "../../payu/schemas.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { storeRefundEnd } from "./store-refund-end.ts";
import { hourMs, minuteMs } from "../../../shop/time/durations.ts";

const leaseMs = 2 * minuteMs;
const settingsRetryMs = 5 * minuteMs;

export function createRefundJobs(deps: PaymentDeps): JobHandler {
  const { log } = deps;
  return {
    leaseMs,
    maxConcurrent: () => 2,
    run: (job) => followRefund(job, deps),
    recorded({ reference: refund }, { kind, reason }) {
      if (kind === "failed") log.error({ refund, reason }, "PayU nie przyjęło zwrotu pieniędzy");
      if (kind === "retry") log.warn({ refund, reason }, "Refund will be retried");
    },
  };
}

async function followRefund(job: Job, deps: PaymentDeps): Promise<Outcome> {
  const { reference } = job;
  const found = await findRefund(reference, deps);
  if (!found) return { kind: "dropped" };
  const { refund, externalId } = found;
  if (refund.state !== "requested") return { kind: "done" };
  try {
    const { status, refundId: note } = await findOrRequest(found, deps);
    if (status === "PENDING") {
      const runAt = nextCheck(refund.requestedAt, deps.now());
      return { kind: "rescheduled", runAt, attempts: 0 };
    }
    const kind = status === "FINALIZED" ? "refund-completed" : "refund-rejected";
    await storeRefundEnd({ reference, kind, source: "payu", note }, deps);
    return { kind: "done" };
  } catch (error) {
    if (error instanceof PayuFailure) return recordFailure(error, { reference, externalId }, deps);
    throw error;
  }
}

type Found = { record: OrderWithFacts; refund: Refund; externalId: string };

async function findRefund(reference: string, { store }: PaymentDeps): Promise<Found | undefined> {
  const orderId = await store.payments.findOrderOfRefund(reference);
  const record = orderId === undefined ? undefined : await store.orders.findRecord("id", orderId);
  if (!record) return undefined;
  const { refunds } = summarisePayments(record.facts);
  const refund = refunds.find((each) => each.reference === reference);
  const externalId = refund?.externalId;
  return refund && externalId !== undefined ? { record, refund, externalId } : undefined;
}

/** @throws PayuFailure */
async function findOrRequest(
  { record, refund, externalId }: Found,
  { payu }: PaymentDeps,
): Promise<PayuRefund> {
  const { reference: extRefundId, amount } = refund;
  const find = async () =>
    (await payu.findRefunds(externalId)).find((each) => each.extRefundId === extRefundId);
  const request = async () => {
    const description = `Zwrot za zamówienie ${record.order.number}`;
    try {
      return await payu.refund({ orderId: externalId, extRefundId, amount, description });
    } catch (error) {
      // PayU may refuse to repeat a refund that it was still making a moment ago.
      const made = error instanceof PayuFailure && error.kind === "refused" && (await find());
      if (made) return made;
      throw error;
    }
  };
  const found = (await find()) ?? (await request());
  if (found.amount === amount) return found;
  // A restored backup may have lost a refund with this reference.
  throw new PayuFailure("refused", "the reference belongs to another refund");
}

async function recordFailure(
  { kind, message: reason, correlationId }: PayuFailure,
  { reference, externalId }: { reference: string; externalId: string },
  deps: PaymentDeps,
): Promise<Outcome> {
  if (kind === "transport") return { kind: "retry", reason };
  if (kind === "settings") {
    deps.log.error({ refund: reference, reason }, "Zwroty czekają na PayU: popraw ustawienia");
    return { kind: "rescheduled", runAt: deps.now() + settingsRetryMs, reason };
  }
  deps.log.warn({ refund: reference, order: externalId, reason, correlationId }, "Refund refused");
  const end = { reference, source: "payu" as const, note: reason };
  await storeRefundEnd({ ...end, kind: "refund-rejected" }, deps);
  return { kind: "done", reason };
}

/** PayU finishes most refunds at once, others when the account has enough money. */
function nextCheck(requestedAt: number, now: number): number {
  const age = now - requestedAt;
  if (age < 10 * minuteMs) return now + minuteMs;
  return now + (age < 2 * hourMs ? 10 * minuteMs : hourMs);
}
