import type { Shop } from "../../server/shop/shop.ts";
import { deliveryOptions, seller, times, vatPayer } from "../../shop.config.ts";
import type { DeliveryPromises } from "../../shop/order/delivery/delivery-promise.ts";
import {
  createOrderPromise,
  formatOrderBefore,
  formatPromise,
  formatShortPromise,
} from "../../shop/order/delivery/order-promise.ts";
import { isPaidInShop } from "../../shop/payment/pay-order.ts";
import {
  formatAddress,
  type DeliveryOption,
  type RunningShop,
  type Settlement,
} from "../../shop/shop-config.ts";

/** When an order arrives: a sentence and the day, by the delivery option's id and the payment. */
export type DeliveryTimes = Readonly<
  Record<string, Record<Settlement, { sentence: string; day?: string }>>
>;

const settlements: readonly Settlement[] = ["transfer", "online", "on-delivery"];

/** With promises the day by which a parcel arrives, else the usual times. */
export async function readDeliveryTimes({
  promisedDelivery,
  payments,
}: Pick<Shop, "promisedDelivery" | "payments">): Promise<DeliveryTimes> {
  const promises = await promisedDelivery.read();
  const shop = { takesOnlinePayments: payments !== undefined };
  const describe = (option: DeliveryOption) =>
    settlements.map((settlement) => [
      settlement,
      describeOption(option, promises, settlement, shop),
    ]);
  return Object.fromEntries(
    deliveryOptions.map((option) => [option.id, Object.fromEntries(describe(option))]),
  );
}

function describeOption(
  option: DeliveryOption,
  promises: DeliveryPromises | undefined,
  settlement: Settlement,
  shop: Pick<RunningShop, "takesOnlinePayments">,
): DeliveryTimes[string][Settlement] {
  const { label, time, fulfilment } = option;
  if (fulfilment === "pickup") {
    const place = formatAddress(seller.pickupAddress);
    return withTaxNote(
      `${label} ${time}: ${place}. Gdy potwierdzimy zamówienie, ustalimy z Tobą dzień i godzinę.`,
    );
  }
  const promise = createOrderPromise(promises, option);
  if (!promise)
    return withTaxNote(
      `${label}: ${time}. Wysyłka w ciągu ${times.dispatch}, standardowa realizacja ${times.standard}.`,
    );
  const arrival = formatPromise(promise, settlement, shop);
  const order = isPaidInShop({ settlement }, shop) ? "Zamów i zapłać" : "Zamów";
  const sentence = arrival.isDated
    ? `${label}. ${order} ${formatOrderBefore(promise)}, paczka u Ciebie ${arrival.text}.`
    : `${label}. Paczka u Ciebie ${arrival.text}.`;
  return { ...withTaxNote(sentence), day: formatShortPromise(promise, settlement, shop) };
}

function withTaxNote(sentence: string) {
  return { sentence: vatPayer ? `${sentence} Ceny zawierają VAT.` : sentence };
}
