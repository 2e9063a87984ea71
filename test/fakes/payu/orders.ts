import { randomUUID } from "node:crypto";
import type { FakePayuOrder, OrderRequest } from "./account.ts";
import { ApiError } from "./api-error.ts";
import { checkOrder, sumProducts } from "./check-order.ts";
import { cancelPayment, checkBlikCode, expireAfter, payByBlik, paymentIdOf } from "./payments.ts";
import type { State } from "./state.ts";

export type Result = { http: number; body: object; headers?: Record<string, string> };

const success = { statusCode: "SUCCESS", statusDesc: "Request processing successful" };

/** Answers 302 with a JSON body, or 201 for a payment by BLIK code. */
export function createOrder(state: State, posId: string, body: unknown): Result {
  const request = checkOrder(body, posId);
  checkUnique(state, request);
  const code = request.payMethods?.payMethod.value;
  if (code !== undefined) checkBlikCode(code);
  const order = addOrder(state, request);
  const { orderId } = order;
  const reply = { status: { statusCode: "SUCCESS" }, orderId, extOrderId: request.extOrderId };
  if (code !== undefined) {
    payByBlik(state, order, code);
    return { http: 201, body: reply };
  }
  const redirectUri = pageUrl(state, order);
  return { http: 302, body: { ...reply, redirectUri }, headers: { Location: redirectUri } };
}

function checkUnique(state: State, { extOrderId }: OrderRequest): void {
  const existing = extOrderId && state.account.findByExtOrderId(extOrderId);
  if (!existing) return;
  const named = state.duplicateNamesOrder ? { orderId: existing.orderId, extOrderId } : {};
  throw new ApiError(400, "ERROR_ORDER_NOT_UNIQUE", `Order exists: ${extOrderId}`, named);
}

function addOrder(state: State, request: OrderRequest): FakePayuOrder {
  const { account, schedule } = state;
  const number = String(account.orders.size + 1).padStart(6, "0");
  const order: FakePayuOrder = {
    orderId: `WZHF5FFDRJ${number}GUEST000P01`,
    request,
    status: "NEW",
    pageToken: randomUUID(),
    createdAt: schedule.now(),
    total: Number(request.totalAmount),
    paid: 0,
    refunds: [],
  };
  account.orders.set(order.orderId, order);
  if (sumProducts(request) !== order.total) {
    account.wrongSums.push(request.extOrderId ?? order.orderId);
  }
  expireAfter(state, order, Number(request.validityTime ?? 86_400) * 1000);
  return order;
}

export function pageUrl({ origin }: State, { orderId, pageToken }: FakePayuOrder): string {
  return `${origin}/pay/?${new URLSearchParams({ orderId, token: pageToken })}`;
}

/** An order of another point of sale does not exist. */
export function requireOrder(state: State, posId: string, orderId: string): FakePayuOrder {
  const order = state.account.orders.get(orderId);
  if (order?.request.merchantPosId === posId) return order;
  throw new ApiError(404, "DATA_NOT_FOUND", `Could not find ${orderId}`);
}

export function getOrder(state: State, posId: string, orderId: string): Result {
  const order = requireOrder(state, posId, orderId);
  const { payMethods, ...request } = order.request;
  const type = payMethods?.payMethod.type ?? "PBL";
  const started = order.status !== "NEW";
  const payMethod = started ? { payMethod: { amount: request.totalAmount, type } } : {};
  const properties = [{ name: "PAYMENT_ID", value: paymentIdOf(order) }];
  const found = { orderId, ...request, status: order.status, ...payMethod };
  return {
    http: 200,
    body: { orders: [found], status: success, properties: started ? properties : [] },
  };
}

export function cancelOrder(state: State, posId: string, orderId: string): Result {
  const order = requireOrder(state, posId, orderId);
  if (order.status === "COMPLETED") throw new ApiError(400, "ERROR_VALUE_INVALID", "Completed");
  if (order.status !== "CANCELED") cancelPayment(state, order);
  return {
    http: 200,
    body: { orderId, extOrderId: order.request.extOrderId, status: success },
  };
}
