import { applyFreeDelivery } from "../../cart/options.ts";
import type { Grosze } from "../../price.ts";
import type { DeliveryOption, FulfilmentTimes, Range } from "../../shop-config.ts";

/** Delivery to an address, or where there is none to a locker, at its price with one piece. */
export function listShipping(
  options: readonly DeliveryOption[],
  price: Grosze,
): readonly DeliveryOption[] {
  const couriers = options.filter(({ fulfilment }) => fulfilment === "courier");
  const lockers = options.filter(({ fulfilment }) => fulfilment === "locker");
  const shipped = couriers.length > 0 ? couriers : lockers;
  return shipped.map((option) => applyFreeDelivery(option, price));
}

export function countHandlingDays({ dispatchHours: [min, max] }: FulfilmentTimes): Range {
  return [Math.ceil(min / 24), Math.ceil(max / 24)];
}
