import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { listParcels, updateParcels, type Parcel } from "../../../shop/order/delivery/parcel.ts";
import type { OrderRecord, OrderState } from "../../../shop/order/status/order-timeline.ts";

type Read = { parcels: readonly Parcel[] | undefined; now: number };

/** Returns the parcels as they are now; undefined where nobody knows of any. */
export function followParcels(
  { timeline }: OrderRecord,
  { replaced }: ExternalState,
  { parcels: read, now }: Read,
): Parcel[] | undefined {
  if (!read || (read.length === 0 && !timeline.parcels)) return undefined;
  return updateParcels(timeline.parcels ?? listParcels(timeline), { read, replaced, now });
}

export function findParcelTarget(parcels: readonly Parcel[]): OrderState | undefined {
  if (parcels.length > 0 && parcels.every(({ state }) => state === "delivered")) return "completed";
  return parcels.some(({ state }) => state !== "packed") ? "dispatched" : undefined;
}
