/** The account's data; a test may change it between calls. */
export type FakeProduct = {
  id: number;
  parent: number;
  /** Of a bundle: how many of each product are in it. */
  bundle?: Record<string, number>;
  name: string;
  sku: string;
  ean: string;
  category: number;
  manufacturer: number;
  /** Decimal and gross, by price group. */
  prices: Record<string, number | string>;
  stock: Record<string, number>;
  description: string;
  features: Record<string, string>;
  images: Record<string, string>;
};

export type FakeOrder = Record<string, unknown> & {
  order_id: number;
  date_add: number;
  date_confirmed: number;
  confirmed: boolean;
};

export type FakePackage = {
  package_id: number;
  order_id: number;
  courier_package_nr: string;
  courier_code: string;
  tracking_status: number;
  tracking_url: string;
};

export type FakeInvoice = { order_id: number; number: string; date_add: number };

export type FakeLog = {
  log_id: number;
  log_type: number;
  order_id: number;
  object_id: number;
  date: number;
};

export type FakeAccount = ReturnType<typeof createAccount>;

/** One inventory, 307, in PLN group 105 and warehouse bl_206, with the six categories. */
export function createAccount() {
  return {
    inventories: [
      {
        inventory_id: 307,
        name: "Zabawki",
        description: "",
        languages: ["pl"],
        default_language: "pl",
        price_groups: [105, 106],
        default_price_group: 105,
        warehouses: ["bl_206", "bl_207"],
        default_warehouse: "bl_206",
        reservations: false,
        is_default: true,
      },
    ],
    priceGroups: [
      { price_group_id: 105, name: "Detal", description: "", currency: "PLN", is_default: true },
      { price_group_id: 106, name: "Export", description: "", currency: "EUR", is_default: false },
    ],
    categories: [
      { category_id: 1, name: "Lalki, domki, wózki", parent_id: 0 },
      { category_id: 2, name: "Gry", parent_id: 0 },
      { category_id: 3, name: "Dla niemowląt", parent_id: 0 },
      { category_id: 4, name: "Edukacyjne", parent_id: 0 },
      { category_id: 5, name: "Zabawki RC", parent_id: 0 },
      { category_id: 6, name: "Pluszaki", parent_id: 0 },
      { category_id: 61, name: "Misie", parent_id: 6 },
      { category_id: 9, name: "Akcesoria biurowe", parent_id: 0 },
    ],
    manufacturers: [{ manufacturer_id: 7, name: "Dębowy Konik Sp. z o.o." }],
    statuses: [
      { id: 1, name: "Nowe", name_for_customer: "Nowe", color: "#ccc" },
      { id: 2, name: "Wysłane", name_for_customer: "Wysłane", color: "#0c0" },
      { id: 3, name: "Do realizacji", name_for_customer: "W realizacji", color: "#0cc" },
      { id: 4, name: "Gotowe do odbioru", name_for_customer: "Do odbioru", color: "#cc0" },
      { id: 5, name: "Zrealizowane", name_for_customer: "Zrealizowane", color: "#00c" },
      { id: 6, name: "Anulowane", name_for_customer: "Anulowane", color: "#c00" },
      { id: 7, name: "Do wyjaśnienia", name_for_customer: "W realizacji", color: "#999" },
    ],
    /** Whether an order has the parts of a bundle instead of the bundle. */
    splitsBundles: false,
    /** An order in one of these statuses gives its stock back. */
    cancelledStatuses: [6],
    products: new Map<number, FakeProduct>(),
    orders: [] as FakeOrder[],
    packages: [] as FakePackage[],
    /** By id. */
    invoices: new Map<number, FakeInvoice>(),
    /** The order journal is off by default. */
    orderJournal: undefined as FakeLog[] | undefined,
    /** Changes what a call for the journal returns: shuffled, doubled. */
    deliverLogs: (logs: FakeLog[]): FakeLog[] => logs,
  };
}

export function fakeProduct(id: number, changes: Partial<FakeProduct> = {}): FakeProduct {
  return {
    id,
    parent: 0,
    name: `Zabawka nr ${id}`,
    sku: `SKU-${id}`,
    ean: `590${String(id).padStart(10, "0")}`,
    category: (id % 6) + 1,
    manufacturer: 7,
    prices: { 105: 10 + (id % 100) + 0.99, 106: 5 },
    stock: { bl_206: id % 20, bl_207: 3 },
    description: `<p>Zabawka numer <b>${id}</b>.</p><ul><li>ładna</li><li>trwała</li></ul>`,
    features: { Wiek: "3+" },
    images: { 1: `https://upload.cdn.baselinker.com/products/${id}/1.jpg` },
    ...changes,
  };
}

/** Creates so many products, with ids from 1001 on. */
export function stockUp(account: FakeAccount, count: number): void {
  for (let id = 1001; id < 1001 + count; id += 1) account.products.set(id, fakeProduct(id));
}
