import { isOverdue } from "../../../shop/payment/deadline.ts";
import { dueOnline, mayStartAttempt } from "../../../shop/payment/pay-order.ts";
import { nextAttemptReference, type PaymentMethod } from "../../../shop/payment/payment-fact.ts";
import { summarisePayments } from "../../../shop/payment/payment-summary.ts";
import type { CredentialsRecord } from "../../jobs/credentials-record.ts";
import { visitorTimeoutMs } from "../../payu/call.ts";
import { PayuFailure } from "../../payu/failure.ts";
import type { CreatedOrder } from "../../payu/payu.ts";
import { addFact, createFact } from "./attempt-facts.ts";
import { changeOrder } from "../../orders/change-order.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { toPayuAttempt, type StoredAttempt } from "./payu-attempt.ts";
import { adoptTakenReference } from "./adopt-taken-reference.ts";

export type PaymentRequest = {
  orderId: string;
  /** Six digits; without a code the customer pays on PayU's page. */
  blikCode?: string | undefined;
  /** Starts nothing if the order has another number of attempts: the form was sent twice. */
  attemptCount?: number | undefined;
  clientIp: string | null;
};

export type StartedPayment =
  | { kind: "redirect"; url: string }
  /** The customer confirms in the bank's app, or it is not known yet whether PayU has the code. */
  | { kind: "sent" }
  | { kind: "refused" }
  | { kind: "unavailable" }
  | { kind: "not-due" }
  /** Attempts without end: each is an order at PayU. */
  | { kind: "too-many" };

type Deps = PaymentDeps & { credentials: CredentialsRecord };

/** References may be taken at PayU after a restored backup. */
const maxReferences = 5;

/**
 * Starts an attempt to pay an order. It is stored with the job that checks it before PayU hears of
 * it, so that no payment is lost. Waits for PayU for at most three seconds.
 */
export async function startPayment(request: PaymentRequest, deps: Deps): Promise<StartedPayment> {
  const deadline = deps.now() + visitorTimeoutMs;
  for (let tries = 0; tries < maxReferences; tries += 1) {
    // The retry of a taken reference is an attempt more.
    const attemptCount = tries === 0 ? request.attemptCount : undefined;
    const attempt = await storeAttempt({ ...request, attemptCount }, deps);
    if ("kind" in attempt) return attempt;
    const started = await openAttempt(attempt, { ...request, deadline }, deps);
    if (started !== "duplicate") return started;
  }
  return { kind: "unavailable" };
}

async function storeAttempt(
  { orderId, blikCode, attemptCount }: PaymentRequest,
  deps: PaymentDeps,
): Promise<StoredAttempt | Extract<StartedPayment, { kind: "not-due" | "too-many" }>> {
  let stored: Awaited<ReturnType<typeof storeAttempt>> = { kind: "not-due" };
  await changeOrder(deps, { id: orderId }, (record, at) => {
    const amount = dueOnline(record);
    // An attempt puts the cancellation off: nobody holds the stock by beginning one after another.
    if (amount === 0 || isOverdue(record, at)) return undefined;
    const { order, facts } = record;
    const { attempts } = summarisePayments(facts);
    const { length } = attempts;
    if (attemptCount !== undefined && attemptCount !== length) return undefined;
    if (!mayStartAttempt(attempts, at)) {
      stored = { kind: "too-many" };
      return undefined;
    }
    const known = attempts.map((attempt) => attempt.reference);
    const reference = nextAttemptReference(order.number, known);
    stored = { order, reference, amount };
    const method: PaymentMethod = blikCode === undefined ? "page" : "blik";
    const started = createFact("attempt-started", stored, { at, source: "customer", note: method });
    return { by: "customer", facts: [started] };
  });
  return stored;
}

async function openAttempt(
  attempt: StoredAttempt,
  { blikCode, clientIp, deadline }: PaymentRequest & { deadline: number },
  deps: Deps,
): Promise<StartedPayment | "duplicate"> {
  const { payu, credentials, log } = deps;
  try {
    const request = {
      ...toPayuAttempt(attempt, clientIp, deps.origin),
      ...(blikCode && { blikCode }),
    };
    const timeLeft = () => Math.max(0, deadline - deps.now());
    const created = await payu.createOrder(request, { timeoutMs: timeLeft() });
    await credentials.accept();
    if (!created.existed)
      return await recordCreated(attempt, created, blikCode !== undefined, deps);
    if (!(await adoptTakenReference(attempt, created.orderId, deps, timeLeft())))
      await recordFailed(attempt, "the reference was taken", deps);
    return "duplicate";
  } catch (error) {
    if (!(error instanceof PayuFailure)) throw error;
    const { kind, message: reason, correlationId } = error;
    log.warn(
      { attempt: attempt.reference, reason, correlationId },
      "PayU did not open the attempt",
    );
    if (kind === "settings") await credentials.refuse(reason);
    // The outcome is unknown: the check of the attempt finds it out.
    if (kind === "transport")
      return blikCode === undefined ? { kind: "unavailable" } : { kind: "sent" };
    await recordFailed(attempt, reason, deps);
    if (kind === "duplicate") return "duplicate";
    return { kind: kind === "refused" ? "refused" : "unavailable" };
  }
}

async function recordCreated(
  attempt: StoredAttempt,
  { orderId, redirectUri }: CreatedOrder,
  isBlik: boolean,
  deps: PaymentDeps,
): Promise<StartedPayment> {
  await addFact(attempt, { kind: "attempt-opened", externalId: orderId }, deps);
  if (isBlik) return { kind: "sent" };
  if (redirectUri !== undefined && deps.payu.isPayPage(redirectUri))
    return { kind: "redirect", url: redirectUri };
  deps.log.error({ attempt: attempt.reference }, "PayU podało adres płatności spoza PAYU_URL");
  return { kind: "unavailable" };
}

function recordFailed(attempt: StoredAttempt, note: string, deps: PaymentDeps) {
  return addFact(attempt, { kind: "attempt-failed", note }, deps);
}
