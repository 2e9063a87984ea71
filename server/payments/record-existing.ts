import type { StoredAttempt } from "./payu-attempt.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { toReport } from "./receive-notification.ts";
import { recordReport } from "./record-report.ts";

/**
 * Records PayU's order of a reference that was taken: a restored backup has lost its attempt, which
 * may be paid. Returns false for another amount: another shop uses the same point of sale.
 * @throws PayuFailure
 */
export async function recordExisting(
  { reference, amount }: StoredAttempt,
  externalId: string,
  deps: PaymentDeps,
  timeoutMs: number,
): Promise<boolean> {
  const order = await deps.payu.findOrder(externalId, { timeoutMs });
  if (order?.totalAmount !== amount) return false;
  await recordReport(toReport(order, reference, "payu"), deps);
  return true;
}
