import * as v from "valibot";
import type { Grosze } from "../../shop/price.ts";

/** Sent as text; PHP clients of PayU accept numbers too. */
export const grosze = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
  v.transform((value): Grosze => Number(value)),
  v.minValue(0),
);

export const payuId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[\w-]{1,100}$/),
);

/** A part that may be absent, null or of another shape than expected. */
export const optionalPart = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined);

/** The shop's own name of an attempt or a refund; PostgreSQL takes no NUL. */
export const reference = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,255}$/u));

const constant = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,59}$/));

export const statusReply = v.object({
  status: v.object({ statusCode: constant, codeLiteral: optionalPart(constant) }),
});

export const tokenReply = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4000}$/)),
  expires_in: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()),
});

export const createdOrder = v.object({
  orderId: payuId,
  redirectUri: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
});

export const existingOrder = v.object({ orderId: payuId });

/** REJECTED is a legacy status that the SDKs still list. */
const orderStatus = v.picklist([
  "NEW",
  "PENDING",
  "WAITING_FOR_CONFIRMATION",
  "COMPLETED",
  "CANCELED",
  "REJECTED",
]);

export const order = v.object({
  orderId: payuId,
  extOrderId: optionalPart(reference),
  merchantPosId: optionalPart(payuId),
  currencyCode: v.string(),
  totalAmount: grosze,
  status: orderStatus,
  buyer: optionalPart(v.object({ email: v.string() })),
});

export type PayuOrder = v.InferOutput<typeof order>;

export const ordersReply = v.object({ orders: v.array(order) });

export const refundStatus = v.picklist(["PENDING", "FINALIZED", "CANCELED"]);

const refund = v.object({
  refundId: payuId,
  extRefundId: optionalPart(reference),
  amount: grosze,
  currencyCode: optionalPart(v.string()),
  status: refundStatus,
});

export type PayuRefund = v.InferOutput<typeof refund>;

export const refundReply = v.object({ refund });

/** The list's name is documented; a bare list was seen as well. */
export const refundsReply = v.pipe(
  v.union([v.object({ refunds: v.array(refund) }), v.array(refund)]),
  v.transform((reply) => (Array.isArray(reply) ? reply : reply.refunds)),
);
