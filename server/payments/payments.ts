import type { JobHandler } from "../jobs/worker.ts";
import { checkNewestAttempts, checkOpenAttempts, createPaymentChecks } from "./check-attempts.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { receiveNotification } from "./receive-notification.ts";
import { createRefundJobs } from "./refund-jobs.ts";
import { startPayment, type PaymentRequest } from "./start-payment.ts";

/** Online payments: what customers, PayU and the background work do. */
export function createPayments(deps: PaymentDeps & { secondKey: string }) {
  return {
    start: (request: PaymentRequest) => startPayment(request, deps),
    /** CSP sources of PayU's payment pages. */
    pageSources: deps.payu.pageSources,
    /**
     * Asks PayU about the newest unsettled attempts of an order, for at most some three seconds.
     * Returns whether it has answered about all of them.
     */
    check: (orderId: string) => checkNewestAttempts(orderId, deps),
    /** Asks PayU about all open attempts of an order. */
    checkOpenAttempts: (orderId: string) => checkOpenAttempts(orderId, deps),
    receiveNotification: (signature: string | null, rawBody: Buffer) =>
      receiveNotification({ signature, rawBody }, deps),
    jobs: (): JobHandler[] => [createPaymentChecks(deps), createRefundJobs(deps)],
  };
}
