import type { AcceptedOrder } from "./accepted-order.ts";

export const orderStorageKey = "latawiec-order";

/** Never stores the path of the order's page, because it gives access to the order. */
export type StoredOrder = Omit<AcceptedOrder, "path">;

export function serialiseOrder({ number, next, transfer }: StoredOrder, now: number): string {
  return JSON.stringify({ number, next, transfer, at: now });
}
