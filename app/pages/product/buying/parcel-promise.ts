import { deliveryOptions, paymentOptions } from "../../../../shop.config.ts";
import type { DeliveryPromises } from "../../../../shop/order/delivery/delivery-promise.ts";
import {
  createOrderPromise,
  formatOrderBefore,
  formatPromise,
} from "../../../../shop/order/delivery/order-promise.ts";
import type { RunningShop, Settlement } from "../../../../shop/shop-config.ts";

export type ParcelPromise = {
  /** The delivery option that is chosen until the customer chooses. */
  delivery: string;
  /** The day for each kind of payment; that of the first payment option comes first. */
  arrivals: readonly { order: string; day: string; payment: string }[];
};

/** After „płacisz” and „po wpłacie”. */
const payments: Record<Settlement, string> = {
  transfer: "przelewem",
  online: "online",
  "on-delivery": "przy odbiorze",
};

/** What the first parcel option promises for each payment; undefined without promises. */
export function describeParcelPromise(
  promises: DeliveryPromises | undefined,
  shop: Pick<RunningShop, "takesOnlinePayments">,
): ParcelPromise | undefined {
  const parcel = deliveryOptions.find(({ workingDays }) => workingDays);
  const promise = parcel && createOrderPromise(promises, parcel);
  if (!parcel || !promise) return undefined;
  const options = paymentOptions.map(({ settlement }) => ({
    ...formatPromise(promise, settlement, shop),
    payment: payments[settlement],
  }));
  const kinds = [...new Set(options.map(({ isDated }) => isDated))];
  const arrivals = kinds.map((isDated) => {
    const alike = options.filter((option) => option.isDated === isDated);
    const names = [...new Set(alike.map(({ payment }) => payment))].join(" lub ");
    return {
      order: isDated ? `Zamów ${formatOrderBefore(promise)}, u Ciebie` : "U Ciebie",
      day: alike[0]!.text,
      payment: isDated ? `, gdy płacisz ${names}` : ` ${names}`,
    };
  });
  return { delivery: parcel.label, arrivals };
}
