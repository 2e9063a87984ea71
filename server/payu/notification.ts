import * as v from "valibot";
import { grosze, optionalPart, order, payuId, reference, refundStatus } from "./schemas.ts";

const property = v.object({ name: v.string(), value: v.string() });

/** What is compared with the attempt must be there: a shared key is all that signs it. */
const comparableOrder = v.object({ ...order.entries, merchantPosId: payuId });

const orderNotification = v.pipe(
  v.object({ order: comparableOrder, properties: optionalPart(v.array(property)) }),
  v.transform(({ order, properties }) => ({
    kind: "order" as const,
    ...order,
    /** The number of the payment, which the buyer's bank knows. */
    paymentId: properties?.find(({ name }) => name === "PAYMENT_ID")?.value,
  })),
);

/** Its full shape is not documented, so only what decides is required. */
const refundNotification = v.pipe(
  v.object({
    orderId: payuId,
    extOrderId: optionalPart(reference),
    refund: v.object({
      refundId: optionalPart(payuId),
      extRefundId: optionalPart(reference),
      amount: optionalPart(grosze),
      currencyCode: optionalPart(v.string()),
      status: refundStatus,
    }),
  }),
  v.transform(({ refund, ...rest }) => ({ kind: "refund" as const, ...rest, ...refund })),
);

const notification = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([orderNotification, refundNotification]),
);

export type PayuNotification = v.InferOutput<typeof notification>;

/** Returns undefined for what is no notification. Verify the signature of the same bytes first. */
export function parsePayuNotification(rawBody: Buffer): PayuNotification | undefined {
  const parsed = v.safeParse(notification, rawBody.toString("utf8"));
  return parsed.success ? parsed.output : undefined;
}
