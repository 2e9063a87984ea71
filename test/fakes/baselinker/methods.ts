import { ErrorStatus } from "./error-status.ts";
import type { FakeAccount, FakeProduct } from "./account.ts";
import { getInvoiceFile, getInvoices } from "./invoices.ts";
import { getJournalList } from "./journal.ts";
import { addOrder, getOrders, setOrderFields, setOrderPayment, setOrderStatus } from "./orders.ts";
import { createPackageManual, getCouriersList, getOrderPackages } from "./packages.ts";

export type Parameters = Record<string, unknown>;
export type Deps = {
  account: FakeAccount;
  now: () => number;
  /** Like the real API, returns ids and numbers as strings and flags as 0 and 1. */
  mixedTypes: boolean;
};

const pageSize = 1000;

/** The supported methods: parameters in, fields of the reply out. */
export const methods: Record<string, (parameters: Parameters, deps: Deps) => object> = {
  getInventories: (_, { account, mixedTypes }) => ({
    inventories: account.inventories.map((each) => ({
      ...each,
      ...(mixedTypes && {
        inventory_id: String(each.inventory_id),
        is_default: each.is_default ? "1" : "0",
      }),
    })),
  }),
  getInventoryPriceGroups: (_, { account }) => ({ price_groups: account.priceGroups }),
  getInventoryWarehouses: (_, { account }) => ({
    warehouses: account.inventories[0]!.warehouses.map((key) => ({
      warehouse_type: key.split("_")[0],
      warehouse_id: Number(key.split("_")[1]),
      name: key,
      description: "",
      stock_edition: true,
      is_default: key === account.inventories[0]!.default_warehouse,
    })),
  }),
  getInventoryCategories: (_, { account, mixedTypes }) => ({
    categories: account.categories.map((each) =>
      mixedTypes
        ? { ...each, category_id: String(each.category_id), parent_id: String(each.parent_id) }
        : each,
    ),
  }),
  getInventoryManufacturers: (_, { account }) => ({ manufacturers: account.manufacturers }),
  getInventoryProductsList: (parameters, deps) => ({
    products: page(chosen(parameters, deps), parameters, (product) => ({
      id: product.id,
      parent_id: product.parent,
      ean: product.ean,
      sku: product.sku,
      name: product.name,
      prices: map(product.prices, deps),
      stock: map(product.stock, deps),
    })),
  }),
  getInventoryProductsData: (parameters, deps) => {
    checkInventory(parameters, deps);
    const ids = (parameters.products as unknown[]).map(Number);
    const found = ids.flatMap((id) => deps.account.products.get(id) ?? []);
    return { products: keyed(found, (product) => dataOf(product, deps)) };
  },
  getInventoryProductsStock: (parameters, deps) => ({
    products: page(chosen(parameters, deps), parameters, ({ id, stock }) => ({
      product_id: id,
      stock: map(stock, deps),
      reservations: [],
      variants: [],
    })),
  }),
  getInventoryProductsPrices: (parameters, deps) => ({
    products: page(chosen(parameters, deps), parameters, ({ prices }) => ({
      prices: map(prices, deps),
      variants: [],
    })),
  }),
  updateInventoryProductsStock: (parameters, deps) => update(parameters, deps, "stock"),
  updateInventoryProductsPrices: (parameters, deps) => update(parameters, deps, "prices"),
  getOrderStatusList: (_, { account }) => ({ statuses: account.statuses }),
  addOrder,
  getOrders,
  getJournalList,
  setOrderFields,
  setOrderPayment,
  setOrderStatus,
  getOrderPackages,
  createPackageManual,
  getCouriersList,
  getInvoices,
  getInvoiceFile,
};

function chosen(parameters: Parameters, deps: Deps): FakeProduct[] {
  checkInventory(parameters, deps);
  return [...deps.account.products.values()]
    .filter(({ parent }) => parent === 0 || parameters.include_variants === true)
    .sort((one, other) => one.id - other.id);
}

function checkInventory({ inventory_id }: Parameters, { account }: Deps): void {
  const known = account.inventories.some((each) => each.inventory_id === Number(inventory_id));
  if (!known) throw new ErrorStatus("ERROR_STORAGE_ID", "Invalid storage identifier");
}

function page(
  products: FakeProduct[],
  { page: number = 1 }: Parameters,
  row: (product: FakeProduct) => object,
) {
  const start = (Number(number) - 1) * pageSize;
  return keyed(products.slice(start, start + pageSize), row);
}

/** PHP encodes an empty map as an empty array. */
function keyed(products: readonly FakeProduct[], row: (product: FakeProduct) => object): object {
  if (products.length === 0) return [];
  return Object.fromEntries(products.map((product) => [product.id, row(product)]));
}

function map(values: Record<string, number | string>, { mixedTypes }: Deps): object {
  const entries = Object.entries(values);
  if (entries.length === 0) return [];
  return Object.fromEntries(
    entries.map(([key, value]) => [key, mixedTypes ? String(value) : value]),
  );
}

function dataOf(product: FakeProduct, deps: Deps): object {
  const { mixedTypes } = deps;
  return {
    is_bundle: mixedTypes ? Number(product.bundle !== undefined) : product.bundle !== undefined,
    bundle_products: map(product.bundle ?? {}, deps),
    parent_id: product.parent,
    sku: product.sku,
    ean: product.ean,
    asin: "",
    tags: [],
    tax_rate: 23,
    weight: 0.5,
    height: 6,
    width: 30,
    length: 40,
    star: 0,
    category_id: mixedTypes ? String(product.category) : product.category,
    manufacturer_id: mixedTypes ? String(product.manufacturer) : product.manufacturer,
    prices: map(product.prices, deps),
    stock: map(product.stock, deps),
    locations: [],
    text_fields: {
      name: product.name,
      description: product.description,
      features: map(product.features, deps),
    },
    average_cost: 1,
    images: Object.keys(product.images).length > 0 ? product.images : [],
    links: [],
    variants: [],
  };
}

function update({ products, ...rest }: Parameters, deps: Deps, field: "stock" | "prices"): object {
  const known = new Map(chosen(rest, deps).map((product) => [product.id, product]));
  const changes = Object.entries(products as Record<string, Record<string, number>>);
  for (const [id, values] of changes) Object.assign(known.get(Number(id))?.[field] ?? {}, values);
  return { counter: changes.length, warnings: "" };
}
