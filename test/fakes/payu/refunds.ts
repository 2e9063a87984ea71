import { sumRefunds, type FakePayuOrder, type FakePayuRefund } from "./account.ts";
import { ApiError } from "./api-error.ts";
import { requireOrder, type Result } from "./orders.ts";
import { formatTime } from "./payments.ts";
import type { State } from "./state.ts";

type RefundRequest = { description: string; amount?: string; extRefundId?: string };

export function createRefund(state: State, posId: string, orderId: string, body: unknown): Result {
  const order = requireOrder(state, posId, orderId);
  const request = checkRequest(body);
  const refund = findSame(state, order, request) ?? addRefund(state, order, request);
  const status = { statusCode: "SUCCESS", statusDesc: "Refund queued for processing" };
  return { http: 200, body: { orderId, refund: toWire(refund), status } };
}

function checkRequest(body: unknown): RefundRequest {
  const refund = (body as { refund?: Partial<RefundRequest> } | undefined)?.refund;
  if (!refund?.description) throw new ApiError(400, "ERROR_VALUE_MISSING", "description");
  const { description, amount } = refund;
  if (amount !== undefined && !(typeof amount === "string" && /^[1-9]\d*$/.test(amount))) {
    throw new ApiError(400, "ERROR_VALUE_INVALID", `amount ${String(amount)}`);
  }
  return { ...refund, description };
}

/** A repeated request is the same refund; without an extRefundId only within a second. */
function findSame(
  { schedule }: State,
  { refunds }: FakePayuOrder,
  { amount, extRefundId, description }: RefundRequest,
): FakePayuRefund | undefined {
  const same = (refund: FakePayuRefund) => amount === undefined || refund.amount === Number(amount);
  const found = refunds.find((refund) =>
    extRefundId === undefined
      ? refund.createdAt > schedule.now() - 1000 && refund.description === description
      : refund.extRefundId === extRefundId,
  );
  if (!found || same(found)) return found;
  if (extRefundId === undefined) return undefined;
  throw new ApiError(400, "ERROR_VALUE_INVALID", `extRefundId ${extRefundId}`);
}

function addRefund(state: State, order: FakePayuOrder, request: RefundRequest): FakePayuRefund {
  const left = order.paid - sumRefunds(order, ["PENDING", "FINALIZED"]);
  const amount = request.amount === undefined ? left : Number(request.amount);
  const tooSmall = amount < left && amount < state.minPartialRefund;
  if (order.status !== "COMPLETED" || amount > left || amount === 0 || tooSmall) {
    throw new ApiError(400, "BUSINESS_ERROR", `No refund of ${amount}`);
  }
  const at = state.schedule.now();
  const count = [...state.account.orders.values()].flatMap(({ refunds }) => refunds).length;
  const refund: FakePayuRefund = {
    refundId: String(5_000_000_108 + count),
    extRefundId: request.extRefundId,
    amount,
    description: request.description,
    status: "PENDING",
    createdAt: at,
    statusAt: at,
  };
  order.refunds.push(refund);
  return refund;
}

export function getRefunds(state: State, posId: string, orderId: string): Result {
  const { refunds } = requireOrder(state, posId, orderId);
  return { http: 200, body: { refunds: refunds.map(toWire) } };
}

function toWire(refund: FakePayuRefund): object {
  const { refundId, extRefundId, amount, description, status, createdAt, statusAt } = refund;
  const statusError = { code: "2001", description: "Refund rejected" };
  return {
    refundId,
    extRefundId,
    amount: String(amount),
    currencyCode: "PLN",
    description,
    creationDateTime: formatTime(createdAt),
    status,
    statusDateTime: formatTime(statusAt),
    ...(status === "CANCELED" ? { statusError } : {}),
  };
}

/** Ends a pending refund and notifies the shop. */
export function settleRefund(
  { account, schedule, notifications }: State,
  refundId: string,
  status: "FINALIZED" | "CANCELED",
): void {
  const order = [...account.orders.values()].find(({ refunds }) =>
    refunds.some((each) => each.refundId === refundId),
  );
  const refund = order?.refunds.find((each) => each.refundId === refundId);
  if (!order || refund?.status !== "PENDING") throw new Error(`no pending refund ${refundId}`);
  Object.assign(refund, { status, statusAt: schedule.now() });
  notifications.send(order.request.notifyUrl, {
    orderId: order.orderId,
    extOrderId: order.request.extOrderId,
    refund: {
      refundId,
      extRefundId: refund.extRefundId,
      amount: String(refund.amount),
      currencyCode: "PLN",
      status,
      statusDateTime: formatTime(refund.statusAt),
      reason: "refund",
      reasonDescription: refund.description,
      refundDate: formatTime(refund.statusAt),
    },
  });
}
