import type { Order } from "../../shop/order/order.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
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

export function createPayments(deps: PaymentDeps & { secondKey: string }) {
  const credentials = createCredentialsRecord("payu", deps);
  return {
    start: (request: PaymentRequest) => startPayment(request, { ...deps, credentials }),
    pageSources: deps.payu.pageSources,
    check: (record: OrderWithFacts) => checkNewestAttempts(record, deps),
    checkOpenAttempts: (record: OrderWithFacts) => checkOpenAttempts(record, deps),
    recordFound: (order: Order, externalId: string) => recordFound(order, externalId, deps),
    receiveNotification: (signature: string | null, rawBody: Buffer) =>
      receiveNotification({ signature, rawBody }, deps),
    jobs: () => ({ "payment-check": createPaymentChecks(deps), refund: createRefundJobs(deps) }),
  };
}
