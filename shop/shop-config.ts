import type * as v from "valibot";
import type { configSchema } from "./config/config-schema.ts";

export type ShopConfig = v.InferOutput<typeof configSchema>;

export type RunningShop = ShopConfig & { takesOnlinePayments: boolean };

export type Seller = ShopConfig["seller"];

export type PostalAddress = Seller["address"];

export function formatAddress({ street, postalCode, city }: PostalAddress): string {
  return `${street}, ${postalCode} ${city}`;
}

export function formatTotalLabel({ vatPayer }: { vatPayer: boolean }): string {
  return vatPayer ? "Razem z VAT" : "Razem";
}

/** Whole numbers, both included. */
export type Range = readonly [min: number, max: number];

export type FulfilmentTimes = ShopConfig["times"];

export type DeliveryOption = ShopConfig["deliveryOptions"][number];

export type Fulfilment = DeliveryOption["fulfilment"];

export type PaymentOption = ShopConfig["paymentOptions"][number];

export type Settlement = PaymentOption["settlement"];

export type GiftWrapping = NonNullable<ShopConfig["giftWrapping"]>;

export type LegalTerms = ShopConfig["legal"];

export type UnpaidOrders = ShopConfig["unpaidOrders"];

export type UnpaidOrderTimes = UnpaidOrders["online"];

export type WarehouseOrders = NonNullable<ShopConfig["warehouseOrders"]>;

export type Category = ShopConfig["categories"][number];

export type CategoryText = ShopConfig["categoryTexts"][string] & {
  description: string;
  /** BaseLinker categories (names or ids) besides the one named like the key. */
  warehouseCategories: readonly string[];
};

export type Testimonial = NonNullable<ShopConfig["testimonial"]>;

export type Wording = ShopConfig["wording"];

export type Drawing = { viewBox: string; content: string };

export const warehouseFeatureKeys = [
  "age",
  "oldestAge",
  "warnings",
  "maker",
  "makerAddress",
  "makerEmail",
  "person",
  "personAddress",
  "personEmail",
] as const;

export type WarehouseFeature = (typeof warehouseFeatureKeys)[number];

export type WarehouseFeatures = Partial<Record<WarehouseFeature, readonly string[]>>;
