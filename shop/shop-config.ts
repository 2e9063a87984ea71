import type { Backdrop, CategoryKey } from "./catalogue/category.ts";
import type { Grosze } from "./price.ts";

export type PostalAddress = { street: string; postalCode: string; city: string };

export function formatAddress({ street, postalCode, city }: PostalAddress): string {
  return `${street}, ${postalCode} ${city}`;
}

export type Seller = {
  name: string;
  nip: string;
  address: PostalAddress;
  pickupAddress: PostalAddress;
  email: string;
  phone: string;
  bank: { name: string; account: string };
};

export type OpeningHours = {
  weekdays: string;
  weekend: string;
  opens: string;
  closes: string;
};

/** Four statements that differ by specification; each page shows its own. */
export type FulfilmentTimes = {
  cutOff: string;
  dispatch: string;
  standard: string;
  terms: string;
  reply: string;
};

export type Fulfilment = "courier" | "locker" | "pickup";

export type DeliveryOption = {
  id: string;
  fulfilment: Fulfilment;
  label: string;
  price: Grosze;
  /** Price on the shipping page, if it publishes one. */
  publishedPrice?: Grosze;
  desc: string;
  time: string;
};

/** How and when the customer pays. */
export type Settlement = "transfer" | "online" | "on-delivery";

type PaymentTerms = { label: string; fee: Grosze; desc: string };

export type PaymentOption = PaymentTerms & {
  id: string;
  settlement: Settlement;
  /** How to pay, where the label does not say it. */
  note?: string;
  byFulfilment?: Partial<Record<Fulfilment, Partial<PaymentTerms>>>;
};

export type LegalTerms = {
  effective: string;
  withdrawalDays: number;
  complaintDays: number;
  refundDays: number;
  taxRecordYears: number;
  returnCost: string;
};

/** Name in menus and tiles; `anchor` is the id of its tile on the home page. */
export type Category = {
  key: CategoryKey;
  name: string;
  anchor: string;
  backdrop: Backdrop;
  /** `infants`: no product for older children; `electrical`: old equipment is taken back. */
  kind?: "infants" | "electrical";
};

export type CategoryText = {
  title: string;
  description: string;
  metaTitle: string;
  metaDescription: string;
  /** BaseLinker categories (names or ids) besides the one named like the key. */
  warehouseCategories: readonly string[];
};

export type Testimonial = { quote: string; name: string; city: string; permission?: string };

/** Colours by the name of their CSS variable. */
export type Colors = Readonly<Record<string, string>>;

/** How accepted orders are exported to BaseLinker. */
export type WarehouseOrders = {
  /** Id of the initial status, from `getOrderStatusList`. */
  statusId: number;
  /** Id of a custom order source, if there is one. */
  sourceId?: number;
};

/** Hours until an unpaid order is reminded of and cancelled; undefined: never. */
type UnpaidOrderTimes = {
  reminderHours: number | undefined;
  cancelHours: number | undefined;
};

export type UnpaidOrders = Record<"online" | "transfer", UnpaidOrderTimes>;

export type ShopConfig = {
  brand: string;
  seller: Seller;
  times: FulfilmentTimes;
  /** Days besides public holidays on which nothing is dispatched: `31.12.2026`. */
  closedDays: readonly string[];
  deliveryOptions: readonly DeliveryOption[];
  courierCashOnDelivery: { label: string; publishedPrice: Grosze };
  paymentOptions: readonly PaymentOption[];
  legal: LegalTerms;
  unpaidOrders: UnpaidOrders;
  newsletterDiscount: number;
};

/** The configuration together with what the environment decides. */
export type RunningShop = ShopConfig & {
  /** PayU is connected: orders are paid at once. Otherwise the owner sends each customer a link. */
  takesOnlinePayments: boolean;
};
