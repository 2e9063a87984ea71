import type { CategoryKey } from "./catalogue/category.ts";
import type { Grosze } from "./price.ts";

/** The shape of `shop.config.ts`: everything that makes this shop this shop. */
export type PostalAddress = { street: string; postalCode: string; city: string };

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

/** The four statements of time stand side by side; each is used where the specification shows it. */
export type FulfilmentTimes = {
  cutOff: string;
  dispatch: string;
  standard: string;
  terms: string;
  reply: string;
};

/** How the products reach the customer. */
export type Fulfilment = "courier" | "locker" | "pickup";

export type DeliveryOption = {
  id: string;
  fulfilment: Fulfilment;
  label: string;
  /** What the customer pays. */
  price: Grosze;
  /** What the shipping page publishes; absent where it publishes nothing. */
  publishedPrice?: Grosze;
  desc: string;
  /** How long the parcel travels, as the order summary says it. */
  time: string;
};

/** When and how the money arrives. */
export type Settlement = "transfer" | "online" | "on-delivery";

type PaymentTerms = { label: string; fee: Grosze; desc: string };

export type PaymentOption = PaymentTerms & {
  id: string;
  settlement: Settlement;
  /** One sentence on how it is paid, where the label alone leaves that open. */
  note?: string;
  /** Overrides per fulfilment; what is left out stays as above. */
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

/** A category as menus and tiles name it; `anchor` marks its tile on the home page. */
export type Category = { key: CategoryKey; name: string; anchor: string };

export type CategoryText = {
  title: string;
  description: string;
  metaTitle: string;
  metaDescription: string;
  /** Warehouse categories (names or ids) that belong here besides the one that bears the key. */
  warehouseCategories: readonly string[];
};

/** How accepted orders are entered into BaseLinker. */
export type WarehouseOrders = {
  /** The number of the status that they begin with; `getOrderStatusList` tells the numbers. */
  statusId: number;
  /** The number of an order source of your own, if you made one. */
  sourceId?: number;
};

/** The parts of the file that orders and mails are made from. */
export type ShopConfig = {
  brand: string;
  seller: Seller;
  times: FulfilmentTimes;
  deliveryOptions: readonly DeliveryOption[];
  courierCashOnDelivery: { label: string; publishedPrice: Grosze };
  paymentOptions: readonly PaymentOption[];
  legal: LegalTerms;
  newsletterDiscount: number;
};
