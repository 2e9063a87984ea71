import { useSyncExternalStore } from "react";
import type { AcceptedOrder } from "../../../shop/order/accepted-order.ts";
import { orderStorageKey, serialiseOrder } from "../../../shop/order/stored-order.ts";

/** The last order's confirmation as JSON, stored until it is closed and shared by all tabs. */
let stored: string | null = null;
/** Kept in memory only: the path of an order's page gives access to the order. */
let acceptedOrder: AcceptedOrder | undefined;
const listeners = new Set<() => void>();

/** Null on the server and during hydration. */
export function useStoredOrder(): string | null {
  return useSyncExternalStore(subscribe, readStored, () => null);
}

export function storeAcceptedOrder(order: AcceptedOrder | undefined): void {
  acceptedOrder = order;
  stored = order ? serialiseOrder(order, Date.now()) : null;
  try {
    if (stored) localStorage.setItem(orderStorageKey, stored);
    else localStorage.removeItem(orderStorageKey);
  } catch {
    // Storage may be full or blocked; the confirmation then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Undefined for an order of an earlier document. */
export function findOrderPath(number: string): string | undefined {
  return acceptedOrder?.number === number ? acceptedOrder.path : undefined;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(orderStorageKey);
  } catch {
    return stored;
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  listeners.add(listener);
  return () => {
    removeEventListener("storage", listener);
    listeners.delete(listener);
  };
}
