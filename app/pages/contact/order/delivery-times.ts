import { deliveryOptions, seller, times } from "../../../../shop.config.ts";
import { formatPromise, type DeliveryPromise } from "../../../../shop/order/delivery-promise.ts";
import { formatAddress, type DeliveryOption } from "../../../../shop/shop-config.ts";
import type { DeliveryTimes } from "./order-summary.tsx";

/** With a promise the day by which a parcel arrives, else the usual times. */
export function describeDeliveryTimes(promise: DeliveryPromise | undefined): DeliveryTimes {
  const parcel = promise ? describePromise(promise) : usualTimes;
  return Object.fromEntries(
    deliveryOptions.map((option) => [
      option.id,
      `${describeOption(option, parcel)} Ceny zawierają VAT.`,
    ]),
  );
}

const usualTimes = `Wysyłka w ciągu ${times.dispatch}, standardowa realizacja ${times.standard}.`;

function describePromise(promise: DeliveryPromise): string {
  const { order, delivery } = formatPromise(promise, times.cutOff);
  return `${order}, paczka ${delivery}; przy płatności z góry liczy się chwila, w której dotrze do nas zapłata.`;
}

function describeOption({ fulfilment, label, time }: DeliveryOption, parcel: string): string {
  return fulfilment === "pickup"
    ? `${label} ${time}: ${formatAddress(seller.pickupAddress)}. Gdy potwierdzimy zamówienie, ustalimy z Tobą dzień i godzinę.`
    : `${label}: ${time}. ${parcel}`;
}
