import {
  createOrderStatusView,
  type OrderStatusView,
} from "../../shop/order/status/order-status-view.ts";
import type { OrderRecord } from "../../shop/order/status/order-timeline.ts";
import { dueOnline } from "../../shop/payment/pay-order.ts";
import type { PaymentFact } from "../../shop/payment/payment-fact.ts";
import { isSettled, summarisePayments } from "../../shop/payment/payment-summary.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Store } from "../db/store.ts";

type Deps = {
  store: {
    orders: Pick<Store["orders"], "findRecord">;
    payments: Pick<Store["payments"], "facts">;
  };
  shop: RunningShop;
  /** Asks PayU how the order's unsettled attempts are; undefined without online payments. */
  checkPayment: ((orderId: string) => Promise<boolean>) | undefined;
  now: () => number;
};

/** Undefined for an unknown link. With `check`, asks PayU while a payment is unsettled. */
export function createStatusReader({ store, shop, checkPayment, now }: Deps) {
  return async (id: string, { check = false } = {}): Promise<OrderStatusView | undefined> => {
    const known = isId(id) ? await findRecord(id, store) : undefined;
    if (!known) return undefined;
    const asks = check && checkPayment !== undefined && isPaymentUnsettled(known);
    const answered = asks && (await checkPayment(id));
    const current = (asks && (await findRecord(id, store))) || known;
    return createOrderStatusView({ ...current, now: now(), answered }, shop);
  };
}

async function findRecord(id: string, { orders, payments }: Deps["store"]) {
  const record = await orders.findRecord("id", id);
  if (!record) return undefined;
  return { record, facts: await payments.facts(id) };
}

type Known = { record: OrderRecord; facts: readonly PaymentFact[] };

function isPaymentUnsettled({ record, facts }: Known): boolean {
  return dueOnline(record, facts) > 0 && !summarisePayments(facts).attempts.every(isSettled);
}

/** Rejects characters, such as NUL, that PostgreSQL does not accept. */
function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
