import { deliveryOptions, seller, times } from "../../../../shop.config.ts";
import { formatPromise, type DeliveryPromise } from "../../../../shop/order/delivery-promise.ts";
import { formatAddress, type DeliveryOption } from "../../../../shop/shop-config.ts";
import type { DeliveryTimes } from "./order-summary.tsx";

/** With a promise the day by which a parcel arrives, else the usual times. */
export function describeDeliveryTimes(promise: DeliveryPromise | undefined): DeliveryTimes {
  const describe = (option: DeliveryOption) =>
    option.fulfilment === "pickup" ? describePickup(option) : describeParcel(option, promise);
  return Object.fromEntries(
    deliveryOptions.map((option) => [option.id, `${describe(option)} Ceny zawierają VAT.`]),
  );
}

function describePickup({ label, time }: DeliveryOption): string {
  return `${label} ${time}: ${formatAddress(seller.pickupAddress)}. Gdy potwierdzimy zamówienie, ustalimy z Tobą dzień i godzinę.`;
}

function describeParcel({ label, time }: DeliveryOption, promise: DeliveryPromise | undefined) {
  if (!promise) {
    return `${label}: ${time}. Wysyłka w ciągu ${times.dispatch}, standardowa realizacja ${times.standard}.`;
  }
  const { order, delivery } = formatPromise(promise, times.cutOff);
  return `${label}. ${order}, paczka ${delivery}. Przy płatności z góry liczy się jej wpływ.`;
}
