import type { PayuReport } from "../../shop/payment/record-status.ts";
import { parsePayuNotification } from "../payu/notification.ts";
import { verifyPayuSignature } from "../payu/signature.ts";
import type { PayuOrder } from "../payu/schemas.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { recordRefundNotification } from "./record-refund.ts";
import { recordReport } from "./record-report.ts";

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
  if (notification.kind === "refund") await recordRefundNotification(notification, deps);
  else if (notification.extOrderId !== undefined) {
    await recordReport(toReport(notification, notification.extOrderId, "notification"), deps);
  }
  return 200;
}

const statuses: Record<PayuOrder["status"], PayuReport["status"]> = {
  NEW: "opened",
  PENDING: "pending",
  WAITING_FOR_CONFIRMATION: "pending",
  COMPLETED: "completed",
  CANCELED: "cancelled",
  REJECTED: "cancelled",
};

export function toReport(
  { orderId, totalAmount, currencyCode, merchantPosId, status }: PayuOrder,
  reference: string,
  source: PayuReport["source"],
): PayuReport {
  return {
    reference,
    externalId: orderId,
    status: statuses[status],
    amount: totalAmount,
    currency: currencyCode,
    posId: merchantPosId,
    source,
  };
}
