import {
  createOrderStatusView,
  type OrderStatusView,
} from "../../shop/order/status/order-status-view.ts";
import type { OrderWithFacts } from "../../shop/order/status/order-timeline.ts";
import { dueOnline } from "../../shop/payment/pay-order.ts";
import { isSettled, summarisePayments } from "../../shop/payment/payment-summary.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Store } from "../db/store.ts";

type Deps = {
  store: { orders: Pick<Store["orders"], "findRecord"> };
  shop: RunningShop;
  /** Asks PayU how the order's unsettled attempts are; undefined without online payments. */
  checkPayment: ((record: OrderWithFacts) => Promise<boolean>) | undefined;
  now: () => number;
};

/** Undefined for an unknown link. With `check`, asks PayU while a payment is unsettled. */
export function createStatusReader({ store, shop, checkPayment, now }: Deps) {
  const find = (id: string) => store.orders.findRecord("id", id);
  return async (id: string, { check = false } = {}): Promise<OrderStatusView | undefined> => {
    const known = isId(id) ? await find(id) : undefined;
    if (!known) return undefined;
    const asks = check && checkPayment !== undefined && isPaymentUnsettled(known);
    const answered = asks && (await checkPayment(known));
    const record = (asks && (await find(id))) || known;
    return createOrderStatusView({ record, now: now(), answered }, shop);
  };
}

function isPaymentUnsettled(record: OrderWithFacts): boolean {
  return dueOnline(record) > 0 && !summarisePayments(record.facts).attempts.every(isSettled);
}

/** Rejects characters, such as NUL, that PostgreSQL does not accept. */
function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
