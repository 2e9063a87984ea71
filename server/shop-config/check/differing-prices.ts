import { formatPrice, type Grosze } from "../../../shop/price.ts";
import type { ShopConfig } from "../../../shop/shop-config.ts";
import { configFileOf } from "./check-shop-config.ts";

type PriceLists = Pick<ShopConfig, "deliveryOptions" | "courierCashOnDelivery" | "paymentOptions">;

export function listDifferingPrices(shop: PriceLists): string[] {
  const { deliveryOptions, courierCashOnDelivery, paymentOptions } = shop;
  const options = deliveryOptions.map(
    ({ id, price, publishedPrice }) =>
      [`deliveryOptions.${id}.publishedPrice`, price, publishedPrice] as const,
  );
  const courier = deliveryOptions.find(({ fulfilment }) => fulfilment === "courier");
  const onDelivery = paymentOptions.find(({ settlement }) => settlement === "on-delivery");
  const onDeliveryPrice = courier && onDelivery && courier.price + onDelivery.fee;
  return [
    ...options,
    [
      "courierCashOnDelivery.publishedPrice",
      onDeliveryPrice,
      courierCashOnDelivery?.publishedPrice,
    ] as const,
  ].flatMap(([key, price, published]) => compare(key, price, published));
}

function compare(key: string, price: Grosze | undefined, published: Grosze | undefined): string[] {
  if (price === undefined || published === undefined || price === published) return [];
  return [
    `${configFileOf(key)}, ${key}: na stronie wysyłki ${formatPrice(published)}, w koszyku ${formatPrice(price)}; null zostawia cenę z koszyka`,
  ];
}
