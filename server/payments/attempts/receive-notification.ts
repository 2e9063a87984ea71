import type { PayuReport } from "../../../shop/payment/assess-report.ts";
import { parsePayuNotification } from "../../payu/notification.ts";
import { verifyPayuSignature } from "../../payu/signature.ts";
import type { PayuOrder } from "../../payu/schemas.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { receiveRefundNotification } from "../refunds/receive-refund-notification.ts";
import { storeReport } from "./store-report.ts";

/** 200 once stored; 400 for what no PayU sent. PayU repeats everything but a 200 for three days. */
export type NotificationStatus = 200 | 400;

type Deps = PaymentDeps & { secondKey: string };

/**
 * Verifies and stores a notification of PayU. `rawBody` is the body as received.
 * @throws when it cannot be stored.
 */
export async function receiveNotification(
  { signature, rawBody }: { signature: string | null; rawBody: Buffer },
  deps: Deps,
): Promise<NotificationStatus> {
  if (!verifyPayuSignature(signature, rawBody, deps.secondKey)) {
    deps.log.warn({ bytes: rawBody.length }, "Notification without a valid signature");
    return 400;
  }
  const notification = parsePayuNotification(rawBody);
  if (!notification) {
    deps.log.error({ bytes: rawBody.length }, "Signed notification of an unknown shape");
    return 400;
  }
  if (notification.kind === "refund") await receiveRefundNotification(notification, deps);
  else if (notification.extOrderId !== undefined) {
    await storeReport(toReport(notification, notification.extOrderId, "notification"), deps);
  }
  return 200;
}

const kinds: Record<PayuOrder["status"], PayuReport["kind"]> = {
  NEW: "attempt-opened",
  PENDING: "payment-pending",
  WAITING_FOR_CONFIRMATION: "payment-pending",
  COMPLETED: "payment-completed",
  CANCELED: "payment-cancelled",
  REJECTED: "payment-cancelled",
};

export function toReport(
  { orderId, totalAmount, currencyCode, merchantPosId, status }: PayuOrder,
  reference: string,
  source: PayuReport["source"],
): PayuReport {
  return {
    reference,
    externalId: orderId,
    kind: kinds[status],
    amount: totalAmount,
    currency: currencyCode,
    posId: merchantPosId,
    source,
  };
}
