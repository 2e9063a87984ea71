import type { Order } from "../../shop/order/order.ts";
import { createCredentialsRecord } from "../jobs/credentials-record.ts";
import {
  checkNewestAttempts,
  checkOpenAttempts,
  createPaymentChecks,
} from "./attempts/check-attempts.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { recordFound } from "./attempts/record-found.ts";
import { receiveNotification } from "./attempts/receive-notification.ts";
import { createRefundJobs } from "./refunds/refund-jobs.ts";
import { startPayment, type PaymentRequest } from "./attempts/start-payment.ts";

/** Online payments: what customers, PayU and the background work do. */
export function createPayments(deps: PaymentDeps & { secondKey: string }) {
  const credentials = createCredentialsRecord("payu", deps);
  return {
    start: (request: PaymentRequest) => startPayment(request, { ...deps, credentials }),
    /** CSP sources of PayU's payment pages. */
    pageSources: deps.payu.pageSources,
    /**
     * Asks PayU about the newest unsettled attempts of an order, for at most some three seconds.
     * Returns whether it has answered about all of them.
     */
    check: (orderId: string) => checkNewestAttempts(orderId, deps),
    /** Asks PayU about all open attempts of an order. */
    checkOpenAttempts: (orderId: string) => checkOpenAttempts(orderId, deps),
    /** Records a payment that the owner has found in PayU's panel. */
    recordFound: (order: Order, externalId: string) => recordFound(order, externalId, deps),
    receiveNotification: (signature: string | null, rawBody: Buffer) =>
      receiveNotification({ signature, rawBody }, deps),
    jobs: () => ({ "payment-check": createPaymentChecks(deps), refund: createRefundJobs(deps) }),
  };
}
