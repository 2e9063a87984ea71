import type { ExternalState } from "../../../shop/order/baselinker/external-order.ts";
import { listParcels, updateParcels, type Parcel } from "../../../shop/order/delivery/parcel.ts";
import {
  getOrderState,
  type OrderRecord,
  type OrderState,
  type OrderWithFacts,
} from "../../../shop/order/status/order-timeline.ts";
import type { FollowDeps } from "../../orders/transitions/follow-transition.ts";

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

/** The mail of the dispatch named the parcels that there were. */
export function writeParcelMail(
  before: OrderWithFacts,
  after: OrderWithFacts,
  { mail }: FollowDeps,
  now: number,
) {
  const known = new Set(listParcels(before.timeline).map(({ number }) => number));
  const isNew = listParcels(after.timeline).some(({ number }) => !known.has(number));
  const wasDispatched = before.timeline.dispatchedAt !== undefined;
  const isUnderway = getOrderState(after.timeline) === "dispatched";
  return isNew && wasDispatched && isUnderway ? [mail("order-parcels", after, now)] : [];
}
