import type { BudgetRequest } from "../server/db/rate-limits.ts";
import { mailboxOf } from "../server/web/rate-limit/mailbox.ts";
import { dayMs } from "../shop/time/durations.ts";
import * as shopConfig from "../shop.config.ts";
import type { InventoryProduct } from "../server/db/catalogue/inventory.ts";
import type { Mail } from "../server/db/emails/email.ts";
import type { Envelope } from "../server/email/compose.ts";
import { createCatalogue, type Catalogue } from "../shop/catalogue/catalogue.ts";
import type { Gift } from "../shop/order/gift/gift.ts";
import type { Invoice } from "../shop/order/invoice/invoice.ts";
import type { CustomerForm } from "../shop/order/placing/customer.ts";
import type { OrderFeatures } from "../shop/order/change/order-change.ts";
import type { Order, OrderRequest } from "../shop/order/order.ts";
import type { Product } from "../shop/catalogue/product/product.ts";
import type { Fulfilment, RunningShop, Settlement } from "../shop/shop-config.ts";

/** The shop while PayU is not connected; what limits orders is set by the tests of it. */
export const sampleShop: RunningShop = {
  ...shopConfig,
  orderLimits: { pieces: undefined, lines: undefined, total: undefined, unconfirmed: undefined },
  takesOnlinePayments: false,
};

export const noFeatures: OrderFeatures = {
  exportsOrders: false,
  syncsOrders: false,
  cancelsThere: false,
};

export const exportingFeatures: OrderFeatures = { ...noFeatures, exportsOrders: true };

export const syncingFeatures: OrderFeatures = {
  exportsOrders: true,
  syncsOrders: true,
  cancelsThere: true,
};

export const shopWithPayu: RunningShop = { ...sampleShop, takesOnlinePayments: true };

/** Test data; pass only the properties that a test is about. */
export function sampleProduct(changes: Partial<Product> = {}): Product {
  return {
    id: "bruno",
    name: "Miś Bruno",
    category: "pluszaki",
    price: 4999,
    currency: "PLN",
    images: [],
    stock: 5,
    sku: "MIS-1",
    warnings: [],
    ...changes,
  };
}

/** An inventory product. */
export function storedProduct(changes: Partial<InventoryProduct> = {}): InventoryProduct {
  return {
    id: "1001",
    name: "Miś Bruno",
    price: 4999,
    stock: 5,
    sku: "MIS-1",
    ean: "",
    category: "6",
    manufacturer: "0",
    description: "",
    pictures: [],
    features: {},
    readAt: 0,
    ...changes,
  };
}

export function sampleCatalogue(...products: Product[]): Catalogue {
  return createCatalogue(products.length > 0 ? products : [sampleProduct()], "test");
}

export const sampleCustomer: CustomerForm = {
  name: "Anna Żółć",
  email: "anna@poczta.pl",
  phone: "600 000 000",
  message: "",
  address: "ul. Długa 1/2",
  city: "Łódź",
  postalCode: "90-001",
};

/** A town that pays for its kindergarten. */
export const sampleInvoice: Invoice = {
  company: "Gmina Zawiercie",
  nip: "5252248481",
  address: "ul. Leśna 2, 42-400 Zawiercie",
  recipient: "Przedszkole nr 3, ul. Miła 1, 42-400 Zawiercie",
};

/** Wrapped for 9,00, to a child elsewhere. */
export const sampleGift: Gift = {
  wrapping: 900,
  dedication: "Zosi na urodziny,\nbabcia Ania",
  recipient: {
    name: "Zofia Nowak",
    address: "ul. Leśna 5",
    postalCode: "00-950",
    city: "Warszawa",
  },
};

/** Two bears at 49,99 by courier at 15,00. */
export function sampleRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    key: "one-attempt-of-anna",
    customer: sampleCustomer,
    lines: [{ id: "bruno", quantity: 2 }],
    delivery: "kurier",
    payment: "przelew",
    locker: "",
    shownTotal: 11498,
    ...changes,
  };
}

/** One delivery option per fulfilment. */
export const sampleDeliveries: Record<Fulfilment, Order["delivery"]> = {
  courier: {
    id: "kurier",
    fulfilment: "courier",
    label: "Kurier",
    price: 1500,
    time: "1–2 dni robocze",
  },
  locker: {
    id: "inpost",
    fulfilment: "locker",
    label: "Paczkomat InPost",
    price: 1200,
    time: "1–2 dni robocze",
  },
  pickup: {
    id: "odbiór",
    fulfilment: "pickup",
    label: "Odbiór osobisty",
    price: 0,
    time: "po wcześniejszym umówieniu",
  },
};

/** One way of payment for each settlement. */
export const samplePayments: Record<Settlement, Order["payment"]> = {
  transfer: {
    id: "przelew",
    settlement: "transfer",
    label: "Przelew tradycyjny",
    fee: 0,
    times: { reminderHours: 72, cancelHours: 240 },
  },
  online: {
    id: "payu",
    settlement: "online",
    label: "PayU",
    fee: 0,
    times: { reminderHours: 3, cancelHours: 48 },
  },
  "on-delivery": {
    id: "pobranie",
    settlement: "on-delivery",
    label: "Płatność przy odbiorze",
    fee: 1000,
    times: {},
  },
};

export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: "order-id",
    number: "L-1001",
    key: "one-attempt-of-anna",
    acceptedAt: Date.UTC(2026, 10, 20, 22, 5),
    customer: sampleCustomer,
    locker: "",
    lines: [{ productId: "bruno", name: "Miś Bruno", sku: "MIS-1", unitPrice: 4999, quantity: 2 }],
    productsTotal: 9998,
    delivery: sampleDeliveries.courier,
    payment: samplePayments.transfer,
    total: 11498,
    ...changes,
  };
}

export function sampleMail(changes: Partial<Mail> = {}): Mail {
  return {
    id: "mail-id",
    kind: "contact",
    to: ["sklep@latawiec.example"],
    subject: "Zażółć gęślą jaźń",
    text: "Cześć!",
    writtenAt: Date.UTC(2026, 10, 20, 22, 5),
    ...changes,
  };
}

/** The shop as the sender, with every requested document. */
export const sampleEnvelope: Envelope = {
  from: { name: "Latawiec", address: "sklep@latawiec.example" },
  document: (name) => ({
    filename: `${name}.html`,
    contentType: "text/html",
    content: `<p>${name}`,
  }),
};

/** A budget of each customer that no test uses up: a millisecond a mail, of a day. */
export function mailBudget(email: string): BudgetRequest {
  return { key: mailboxOf(email), cost: 1, windowMs: dayMs, now: 0 };
}
