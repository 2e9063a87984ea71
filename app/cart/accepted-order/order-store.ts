import { storageKeys } from "../../../shop.config.ts";
import { useSyncExternalStore } from "react";
import type { AcceptedOrder } from "../../../shop/order/placing/accepted-order.ts";
import { serialiseOrder } from "../../../shop/order/placing/stored-order.ts";
import { createBrowserStore } from "../../storage.ts";

/** The last order's confirmation as JSON, stored until it is closed and shared by all tabs. */
const store = createBrowserStore<string | null>({
  keys: [storageKeys.order],
  parse: ([text]) => text ?? null,
  serialise: (text) => [text],
});

/** Kept in memory only: the path of an order's page gives access to the order. */
let acceptedOrder: AcceptedOrder | undefined;

/** Null on the server and during hydration. */
export function useStoredOrder(): string | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}

export function storeAcceptedOrder(order: AcceptedOrder | undefined): void {
  acceptedOrder = order;
  store.change(() => (order ? serialiseOrder(order, Date.now()) : null));
}

/** Undefined for an order of an earlier document. */
export function findOrderPath(number: string): string | undefined {
  return acceptedOrder?.number === number ? acceptedOrder.path : undefined;
}
