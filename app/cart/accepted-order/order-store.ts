import { useSyncExternalStore } from "react";
import type { AcceptedOrder } from "../../../shop/order/accepted-order.ts";
import { orderStorageKey, serialiseOrder } from "../../../shop/order/stored-order.ts";

/** The last order's confirmation as text: stored from the order until it is closed, for every tab. */
let stored: string | null = null;
/** The path of its page is the key to the order: it stays in memory. */
let acceptedOrder: AcceptedOrder | undefined;
const listeners = new Set<() => void>();

/** Nothing on the server and during hydration, then what this browser stored. */
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
    // Storage may be full or forbidden; the confirmation then lives as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Undefined for an order from an earlier document. */
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
