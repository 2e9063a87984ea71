import * as v from "valibot";
import type { Grosze } from "../../shop/price.ts";
import type { TokenDeps } from "./access-token.ts";
import { createCall, createPayuFailure, parseReply, type CallOptions, type Reply } from "./call.ts";
import { PayuFailure } from "./failure.ts";
import { toOrderRequest, type PaymentAttempt } from "./order-request.ts";
import { isPayPage, payPageSources } from "./pay-pages.ts";
import {
  createdOrder,
  existingOrder,
  ordersReply,
  refundReply,
  refundsReply,
  type PayuOrder,
  type PayuRefund,
} from "./schemas.ts";

type Deps = TokenDeps & { posId: string };

export type CreatedOrder = {
  orderId: string;
  redirectUri?: string | undefined;
  /** Set when PayU had an order with the same extOrderId before this call. */
  existed?: true;
};

type RefundRequest = {
  orderId: string;
  extRefundId: string;
  amount?: Grosze;
  description: string;
};

export function openPayu({ posId, ...deps }: Deps) {
  const call = createCall({ ...deps, url: deps.url.replace(/(?<!\/)\/+$/, "") });

  return {
    pageSources: payPageSources(deps.url),
    isPayPage: (url: string) => isPayPage(deps.url, url),
    /**
     * Creates the order of an attempt, or finds the one that an earlier try created.
     * @throws PayuFailure `duplicate` if the extOrderId is taken and PayU does not say by which.
     */
    async createOrder(attempt: PaymentAttempt, options?: CallOptions): Promise<CreatedOrder> {
      const body = toOrderRequest(attempt, posId);
      const reply = await call(
        { call: "createOrder", method: "POST", path: "orders", body },
        options,
      );
      return parseCreated(reply);
    },
    async findOrder(orderId: string, options?: CallOptions): Promise<PayuOrder | undefined> {
      const path = pathOf(orderId);
      const reply = await call({ call: "findOrder", method: "GET", path }, options);
      if (isUnknown(reply)) return undefined;
      return parseReply("findOrder", ordersReply, reply).orders[0];
    },
    async refund(request: RefundRequest): Promise<PayuRefund> {
      const { orderId, amount, ...rest } = request;
      const path = `${pathOf(orderId)}/refunds`;
      const refund = amount === undefined ? rest : { ...rest, amount: String(amount) };
      const reply = await call({ call: "refund", method: "POST", path, body: { refund } });
      return parseReply("refund", refundReply, reply).refund;
    },
    async findRefunds(orderId: string): Promise<PayuRefund[]> {
      const path = `${pathOf(orderId)}/refunds`;
      const reply = await call({ call: "findRefunds", method: "GET", path });
      return isUnknown(reply) ? [] : parseReply("findRefunds", refundsReply, reply);
    },
    async cancelOrder(orderId: string): Promise<void> {
      const path = pathOf(orderId);
      const reply = await call({ call: "cancelOrder", method: "DELETE", path });
      parseReply("cancelOrder", v.object({ orderId: v.literal(orderId) }), reply);
    },
  };
}

const createdStatuses = /^(SUCCESS|WARNING_CONTINUE_(REDIRECT|3DS|CVV))$/;

function parseCreated(reply: Reply): CreatedOrder {
  const { http, status, body } = reply;
  if (status?.statusCode === "ERROR_ORDER_NOT_UNIQUE") {
    const existing = v.safeParse(existingOrder, body);
    if (existing.success) return { ...existing.output, existed: true };
  }
  if (![200, 201, 302].includes(http)) throw createPayuFailure("createOrder", reply);
  const parsed = v.safeParse(createdOrder, body);
  if (parsed.success && createdStatuses.test(status?.statusCode ?? "")) return parsed.output;
  throw new PayuFailure("transport", "createOrder: unreadable reply", reply);
}

function isUnknown({ http, status }: Reply): boolean {
  return http === 404 && status?.statusCode === "DATA_NOT_FOUND";
}

function pathOf(orderId: string): string {
  return `orders/${encodeURIComponent(orderId)}`;
}
