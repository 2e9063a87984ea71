import { deliveryOptions, seller, times } from "../../../../shop.config.ts";
import { formatAddress, type DeliveryOption } from "../../../../shop/shop-config.ts";
import type { DeliveryTimes } from "./order-summary.tsx";

export const deliveryTimes: DeliveryTimes = Object.fromEntries(
  deliveryOptions.map((option) => [option.id, `${describe(option)} Ceny zawierają VAT.`]),
);

function describe({ fulfilment, label, time }: DeliveryOption): string {
  return fulfilment === "pickup"
    ? `${label} ${time}: ${formatAddress(seller.pickupAddress)}. Gdy potwierdzimy zamówienie, ustalimy z Tobą dzień i godzinę.`
    : `${label}: ${time}. Wysyłka w ciągu ${times.dispatch}, standardowa realizacja ${times.standard}.`;
}
