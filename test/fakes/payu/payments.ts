import type { FakePayuOrder, FakePayuStatus } from "./account.ts";
import { ApiError } from "./api-error.ts";
import type { State } from "./state.ts";

/** Life of a BLIK code that nobody confirms. */
const blikMs = 120_000;

export function isOpen({ status }: FakePayuOrder): boolean {
  return status === "NEW" || status === "PENDING";
}

/** The buyer pays. Returns false for an order that cannot be paid any more. */
export function payOrder(state: State, order: FakePayuOrder): boolean {
  if (!isOpen(order)) return false;
  order.paid = order.total;
  change(state, order, ["PENDING", state.autoReceive ? "COMPLETED" : "WAITING_FOR_CONFIRMATION"]);
  return true;
}

/** The buyer or the bank refuses. */
export function refuseOrder(state: State, order: FakePayuOrder): boolean {
  if (!isOpen(order)) return false;
  const { statusAfterRefusal } = state;
  const then = statusAfterRefusal === "PENDING" ? [] : [statusAfterRefusal];
  change(state, order, ["PENDING", ...then]);
  return true;
}

export function cancelPayment(state: State, order: FakePayuOrder): void {
  order.paid = 0;
  change(state, order, ["CANCELED"]);
}

function change(state: State, order: FakePayuOrder, statuses: FakePayuStatus[]): void {
  order.status = statuses.at(-1) ?? order.status;
  const { reordered } = state.notifications.faults;
  for (const status of reordered ? statuses.toReversed() : statuses) notify(state, order, status);
}

/** Cancels the order after this time if it is not paid by then. */
export function expireAfter(state: State, order: FakePayuOrder, ms: number): void {
  state.schedule.add(ms, () => {
    if (isOpen(order)) cancelPayment(state, order);
  });
}

/** PayU's own test codes. Any other code waits for `pay`, `refuse` or its end. */
export function payByBlik(state: State, order: FakePayuOrder, code: string): void {
  if (/^777|^200201$/.test(code)) payOrder(state, order);
  else if (/^500500$|^70070[23]$/.test(code)) {
    change(state, order, ["PENDING", "CANCELED"]);
  } else {
    change(state, order, ["PENDING"]);
    expireAfter(state, order, blikMs);
  }
}

/** An expired code is refused before there is an order. */
export function checkBlikCode(code: string): void {
  if (code === "700701") throw new ApiError(400, "BUSINESS_ERROR", `Expired code ${code}`);
}

/** Sends an order notification; changes replace fields of its order. */
export function notify(
  state: State,
  order: FakePayuOrder,
  status: FakePayuStatus,
  changes: object = {},
): void {
  const { notifications, schedule } = state;
  const at = formatTime(schedule.now());
  const total = order.total + notifications.faults.amountOffset;
  const { payMethods, ...request } = order.request;
  const type = payMethods?.payMethod.type ?? "PBL";
  const reported = { ...request, totalAmount: String(total), payMethod: { type }, status };
  const properties = [{ name: "PAYMENT_ID", value: paymentIdOf(order) }];
  notifications.send(order.request.notifyUrl, {
    order: {
      orderId: order.orderId,
      orderCreateDate: formatTime(order.createdAt),
      ...reported,
      ...changes,
    },
    ...(status === "COMPLETED" ? { localReceiptDateTime: at, properties } : {}),
  });
}

export function paymentIdOf({ orderId }: FakePayuOrder): string {
  return `1514${orderId.replaceAll(/\D/g, "").slice(1, 7)}`;
}

export function formatTime(ms: number): string {
  return new Date(ms).toISOString().replace("Z", "+00:00");
}
