import { findCarrierByName } from "../delivery/parse-parcels.ts";
import type { Order } from "../order.ts";

/** What the owner types after sending a parcel; only the number of the parcel is missing. */
export function createDispatchCommand({ number, delivery }: Order): string {
  const carrier = findCarrierByName(`${delivery.id} ${delivery.label}`) ?? "PRZEWOŹNIK";
  return `orders dispatch ${number} --carrier ${carrier} --tracking NUMER`;
}
