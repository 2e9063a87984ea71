import type { AcceptedOrder } from "./accepted-order.ts";

export const orderStorageKey = "latawiec-order";

/** Without the path of the order's page: whoever knows it sees the order, so it is never stored. */
export type StoredOrder = Omit<AcceptedOrder, "path">;

export function serialiseOrder({ number, next, transfer }: StoredOrder, now: number): string {
  return JSON.stringify({ number, next, transfer, at: now });
}
