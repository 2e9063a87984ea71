import { createOrderStatusView, type OrderStatusView } from "../../shop/order/order-status-view.ts";
import type { RunningShop } from "../../shop/shop-config.ts";
import type { Store } from "../db/store.ts";

type Deps = { store: { orders: Pick<Store["orders"], "findRecord"> }; shop: RunningShop };

/** Returns undefined for an unknown link. */
export async function readOrderStatus(
  id: string,
  { store, shop }: Deps,
): Promise<OrderStatusView | undefined> {
  const record = isId(id) ? await store.orders.findRecord("id", id) : undefined;
  return record && createOrderStatusView(record, shop);
}

/** Rejects characters, such as NUL, that PostgreSQL does not accept. */
function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
