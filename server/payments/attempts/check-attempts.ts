import { awaitsPayment, type OrderWithFacts } from "../../../shop/order/status/order-timeline.ts";
import {
  isSettled,
  summarisePayments,
  type Attempt,
} from "../../../shop/payment/payment-summary.ts";
import type { Job } from "../../db/jobs/claim.ts";
import type { Outcome } from "../../jobs/outcome.ts";
import type { JobHandler } from "../../jobs/worker.ts";
import { visitorTimeoutMs } from "../../payu/call.ts";
import { PayuFailure } from "../../payu/failure.ts";
import { addFact } from "./attempt-facts.ts";
import { firstCheckMs, nextCheck } from "../../../shop/payment/check-schedule.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { toPayuAttempt } from "./payu-attempt.ts";
import { adoptTakenReference } from "./adopt-taken-reference.ts";
import { toReport } from "./receive-notification.ts";
import { storeReport } from "./store-report.ts";
import { minuteMs } from "../../../shop/time/durations.ts";

const leaseMs = 2 * minuteMs;
/** Long enough for PayU to accept it; nobody ever sees this order's page. */
const recoveredValiditySeconds = 600;

/**
 * Asks PayU how each attempt ended, in case no notification says so. Where nobody is to pay any more,
 * because the order is paid or cancelled, PayU is asked to cancel the attempt.
 */
export function createPaymentChecks(deps: PaymentDeps): JobHandler {
  const { log } = deps;
  return {
    leaseMs,
    maxConcurrent: () => 2,
    run: (job) => checkAttempt(job, deps),
    recorded({ reference: attempt }, { kind, reason }) {
      if (kind === "failed")
        log.error({ attempt, reason }, "Nie wiadomo, jak skończyła się płatność");
    },
  };
}

async function checkAttempt(job: Job, deps: PaymentDeps): Promise<Outcome> {
  const found = await findAttempt(job.reference, deps);
  if (!found) return { kind: "dropped" };
  const { attempt } = found;
  if (isSettled(attempt)) return { kind: "done" };
  const reason = await askPayu(found, deps).catch(reasonOf);
  const settled = await findAttempt(job.reference, deps);
  if (settled && isSettled(settled.attempt)) return { kind: "done" };
  const { record } = settled ?? found;
  const runAt = nextCheck(attempt.startedAt, deps.now(), awaitsPayment(record));
  return runAt === undefined
    ? { kind: "failed", reason: reason ?? `PayU still says: ${settled?.attempt.state}` }
    : { kind: "rescheduled", runAt, attempts: job.attempts + 1, ...(reason && { reason }) };
}

/** Attempts that a customer may have open in tabs; older ones are left to the job. */
const maxChecked = 3;

/**
 * Asks once about an order's newest unsettled attempts, for a customer who waits for the answer.
 * Returns whether PayU has answered about all of them.
 */
export async function checkNewestAttempts({ facts }: OrderWithFacts, deps: PaymentDeps) {
  const { attempts } = summarisePayments(facts);
  const unsettled = attempts.filter((attempt) => !isSettled(attempt)).slice(-maxChecked);
  const answers = await Promise.all(unsettled.map((attempt) => checkForCustomer(attempt, deps)));
  return answers.every(Boolean);
}

async function checkForCustomer({ reference, externalId }: Attempt, deps: PaymentDeps) {
  // Nobody can have PayU's page of such an attempt.
  if (externalId === undefined) return true;
  try {
    await recordOrder(reference, externalId, deps, visitorTimeoutMs);
    return true;
  } catch (error) {
    deps.log.warn({ attempt: reference, reason: reasonOf(error) }, "PayU did not answer");
    return false;
  }
}

/**
 * Asks about all open attempts of an order before it is cancelled. Afterwards PayU may still wait
 * for the customer, or may not have answered. Leaves out attempts that are just being made.
 */
export async function checkOpenAttempts(record: OrderWithFacts, deps: PaymentDeps) {
  for (const attempt of summarisePayments(record.facts).attempts) {
    if (isSettled(attempt) || deps.now() < attempt.startedAt + firstCheckMs) continue;
    const reason = await askPayu({ record, attempt }, deps).catch(reasonOf);
    if (reason) deps.log.warn({ attempt: attempt.reference, reason }, "PayU did not answer");
  }
}

type Found = { record: OrderWithFacts; attempt: Attempt };

async function findAttempt(reference: string, { store }: PaymentDeps): Promise<Found | undefined> {
  const orderId = await store.payments.findOrderOfAttempt(reference);
  const record = orderId === undefined ? undefined : await store.orders.findRecord("id", orderId);
  if (!record) return undefined;
  const { attempts } = summarisePayments(record.facts);
  const attempt = attempts.find((each) => each.reference === reference);
  return attempt && { record, attempt };
}

async function askPayu(found: Found, deps: PaymentDeps): Promise<string | undefined> {
  const { record, attempt } = found;
  const { reference, externalId } = attempt;
  if (externalId === undefined) {
    await recover(found, deps);
    return undefined;
  }
  const reason = awaitsPayment(record) ? undefined : await cancelAtPayu(externalId, deps);
  await recordOrder(reference, externalId, deps);
  return reason;
}

/** Returns why PayU did not; it refuses what was paid meanwhile. */
async function cancelAtPayu(
  externalId: string,
  { payu }: PaymentDeps,
): Promise<string | undefined> {
  try {
    await payu.cancelOrder(externalId);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

async function recordOrder(
  reference: string,
  externalId: string,
  deps: PaymentDeps,
  timeoutMs?: number,
): Promise<void> {
  const order = await deps.payu.findOrder(externalId, { timeoutMs });
  if (order) return storeReport(toReport(order, reference, "payu"), deps);
  deps.log.error({ attempt: reference }, "PayU nie zna płatności, którą samo utworzyło");
}

/**
 * Finds PayU's order of an attempt whose reply was lost: asking for it again is refused as a
 * duplicate that names the order. Where PayU had not received it, it has an order now that nobody
 * can pay; it is cancelled at once.
 */
async function recover({ record: { order }, attempt }: Found, deps: PaymentDeps): Promise<void> {
  const { payu, origin } = deps;
  const stored = { order, ...attempt };
  const request = toPayuAttempt(stored, null, origin);
  const recovered = { ...request, validitySeconds: recoveredValiditySeconds };
  const { orderId: externalId, existed } = await payu.createOrder(recovered);
  if (existed && (await adoptTakenReference(stored, externalId, deps))) return;
  if (!existed) await payu.cancelOrder(externalId);
  const failed = { kind: "attempt-failed" as const, ...(!existed && { externalId }) };
  await addFact(stored, failed, deps);
}

function reasonOf(error: unknown): string {
  if (error instanceof PayuFailure) return error.message;
  throw error;
}
