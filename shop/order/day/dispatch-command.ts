import { findCarrierByName } from "../delivery/parse-parcels.ts";
import type { Order } from "../order.ts";

/** What the owner types after sending a parcel; only the number of the parcel is missing. */
export function createDispatchCommand(order: Order): string {
  const carrier = guessCarrier(order) ?? "PRZEWOŹNIK";
  return `orders dispatch ${order.number} --carrier ${carrier} --tracking NUMER`;
}

export function guessCarrier({ delivery }: Order): string | undefined {
  return findCarrierByName(`${delivery.id} ${delivery.label}`);
}
