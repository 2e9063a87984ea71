import type { Backdrop, CategoryKey } from "./catalogue/category.ts";
import type { Grosze } from "./price.ts";

export type PostalAddress = { street: string; postalCode: string; city: string };

export function formatAddress({ street, postalCode, city }: PostalAddress): string {
  return `${street}, ${postalCode} ${city}`;
}

export function formatPlace({ street, city }: PostalAddress): string {
  return `${street}, ${city}`;
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

export function formatTotalLabel({ vatPayer }: { vatPayer: boolean }): string {
  return vatPayer ? "Razem z VAT" : "Razem";
}

export type OpeningHours = {
  weekdays: string;
  weekend: string;
  opens: string;
  closes: string;
};

/** Whole numbers, both included. */
export type Range = readonly [min: number, max: number];

/**
 * Four statements that differ by specification; each page shows its own sentence, made from the
 * numbers.
 */
export type FulfilmentTimes = {
  cutOff: string;
  dispatchHours: Range;
  standardDays: Range;
  termsDays: Range;
  replyHours: number;
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
  /** Delivery is free from this price of all products; absent: never. */
  freeFrom?: Grosze;
  publishedPrice?: Grosze;
  workingDays?: Range;
  desc: string;
  time: string;
};

/** On the price list of the shipping page alone. */
export type PublishedDelivery = { label: string; publishedPrice: Grosze };

/** `price` of wrapping an order as a gift; 0: free. */
export type GiftWrapping = { price: Grosze };

export type Settlement = "transfer" | "online" | "on-delivery";

type PaymentTerms = { label: string; fee: Grosze; desc: string };

export type PaymentOption = PaymentTerms & {
  id: string;
  settlement: Settlement;
  note?: string;
  byFulfilment?: Partial<Record<Fulfilment, Partial<PaymentTerms>>>;
};

export type LegalTerms = {
  effective: string;
  withdrawalDays: number;
  complaintDays: number;
  refundDays: number;
  taxRecordYears: number;
  returnCost?: string | undefined;
};

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
  playYears: number;
};

export type Testimonial = { quote: string; name: string; city: string; permission?: string };

export type Wording = {
  failureTitle: string;
  missingArticle: string;
  storyPicture: string;
  /** Heading of the products on the home page until four are bestsellers. */
  featured: string;
  /** Badge of the home page's first product until one is a bestseller. */
  spotlight: string;
};

export type Drawing = { viewBox: string; content: string };

export type Colors = Readonly<Record<string, string>>;

export type WarehouseOrders = {
  statusId: number;
  /** Id of a custom order source, if there is one. */
  sourceId?: number;
};

export type UnpaidOrderTimes = {
  reminderHours?: number | undefined;
  cancelHours?: number | undefined;
};

export type UnconfirmedOrders = {
  reservationHours: number | undefined;
  noticeHours: number;
  /** Percent of the stock of which the owner is notified when they hold more; undefined: never. */
  stockShare: number | undefined;
};

export type OrderLimits = {
  pieces: number | undefined;
  lines: number | undefined;
  total: Grosze | undefined;
  unconfirmed: Grosze | undefined;
};

/** The owner's list of the day by mail; `hour` of Warsaw, 0 to 23. */
export type MorningMail = { hour: number };

export type UnpaidOrders = Record<"online" | "transfer", UnpaidOrderTimes>;

export type ShopConfig = {
  brand: string;
  seller: Seller;
  vatPayer: boolean;
  times: FulfilmentTimes;
  /** Days besides public holidays on which nothing is dispatched: `31.12.2026`. */
  closedDays: readonly string[];
  deliveryOptions: readonly DeliveryOption[];
  courierCashOnDelivery: PublishedDelivery | undefined;
  paymentOptions: readonly PaymentOption[];
  giftWrapping: GiftWrapping | undefined;
  legal: LegalTerms;
  orderLimits: OrderLimits;
  unconfirmedOrders: UnconfirmedOrders;
  unpaidOrders: UnpaidOrders;
  morningMail: MorningMail | undefined;
  completeAfterDays: number | undefined;
  newsletterDiscount: number;
};

export type RunningShop = ShopConfig & {
  takesOnlinePayments: boolean;
};

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
