import type { StoredAttempt } from "./payu-attempt.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { toReport } from "./receive-notification.ts";
import { storeReport } from "./store-report.ts";

/**
 * Records PayU's order of a reference that was taken: the reply to an earlier call was lost, or a
 * restored backup has lost the attempt, which may be paid. Returns false for another amount or buyer:
 * the order is one of another shop at the same point of sale, or one that the backup has lost.
 * @throws PayuFailure
 */
export async function adoptTakenReference(
  { reference, amount, order: { customer } }: StoredAttempt,
  externalId: string,
  deps: PaymentDeps,
  timeoutMs?: number,
): Promise<boolean> {
  const found = await deps.payu.findOrder(externalId, { timeoutMs });
  const email = found?.buyer?.email ?? customer.email;
  const isSameBuyer = email.toLowerCase() === customer.email.toLowerCase();
  if (!found || found.totalAmount !== amount || !isSameBuyer) return false;
  await storeReport(toReport(found, reference, "payu"), deps);
  return true;
}
