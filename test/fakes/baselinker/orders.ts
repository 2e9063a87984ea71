import { ErrorStatus } from "./error-status.ts";
import type { FakeAccount, FakeOrder } from "./account.ts";
import { logTypes, writeLog } from "./journal.ts";
import type { Deps, Parameters } from "./methods.ts";

const maxOrders = 100;

/** Stores the order, twice if sent twice, and deducts stock of lines with a product id. */
export function addOrder(parameters: Parameters, deps: Deps): object {
  const { account, now } = deps;
  const status = checkStatus(parameters.order_status_id, account);
  checkFields(parameters);
  for (const line of parameters.products as Parameters[]) checkLine(line);
  const splitLine = (line: Parameters) => (account.splitsBundles ? split(line, account) : [line]);
  const seconds = Math.floor(now() / 1000);
  const order_id = Math.max(16_331_078, ...account.orders.map((order) => order.order_id)) + 1;
  account.orders.push({
    ...parameters,
    order_id,
    order_status_id: status,
    date_add: Number(parameters.date_add ?? seconds),
    date_confirmed: seconds,
    date_in_status: seconds,
    confirmed: true,
    payment_done: 0,
    delivery_package_nr: "",
    products: (parameters.products as Parameters[]).flatMap(splitLine).map((line, index) => ({
      ...line,
      order_product_id: order_id * 100 + index,
    })),
  });
  for (const line of parameters.products as Parameters[]) moveStock(line, account, -1);
  writeLog(deps, logTypes.created, order_id);
  return { order_id };
}

const longest: Record<string, number> = {
  currency: 3,
  payment_method: 30,
  user_comments: 510,
  admin_comments: 200,
  email: 150,
  phone: 100,
  delivery_method: 30,
  delivery_fullname: 100,
  delivery_address: 156,
  delivery_postcode: 100,
  delivery_city: 100,
  delivery_country_code: 2,
  delivery_point_id: 40,
  delivery_point_name: 100,
  invoice_fullname: 100,
  invoice_company: 100,
  invoice_nip: 100,
  invoice_address: 156,
  invoice_postcode: 100,
  invoice_city: 100,
  extra_field_1: 50,
};

/** The real API may truncate long values; the shop must not rely on it. */
function checkFields(parameters: Parameters): void {
  for (const [field, most] of Object.entries(longest)) {
    if (lengthOf(parameters[field] ?? "") > most) throw reject(`${field} is too long`);
  }
}

function checkLine(line: Parameters): void {
  const lengths = { name: 200, sku: 50, ean: 32 };
  for (const [field, most] of Object.entries(lengths)) {
    if (lengthOf(line[field]) > most) throw reject(`${field} of a line is too long`);
  }
  if (line.storage !== "db") throw reject("storage");
  const numbers = ["storage_id", "price_brutto", "tax_rate", "quantity", "warehouse_id"];
  if (numbers.some((field) => typeof line[field] !== "number")) throw reject("a number of a line");
}

/** In characters; non-strings exceed every limit. */
function lengthOf(value: unknown): number {
  return typeof value === "string" ? Array.from(value).length : Infinity;
}

function reject(message: string): ErrorStatus {
  return new ErrorStatus("ERROR_ORDER_FIELDS", message);
}

/** Each part gets its share of the price, rounded. */
function split(line: Parameters, account: FakeAccount): Parameters[] {
  const parts = partsOf(line, account);
  if (parts.length === 0) return [line];
  const pieces = parts.reduce((sum, [, each]) => sum + each, 0);
  return parts.map(([id, each]) => ({
    ...line,
    product_id: id,
    bundle_id: Number(line.product_id),
    name: account.products.get(Number(id))?.name ?? "",
    quantity: Number(line.quantity) * each,
    price_brutto: Math.round((Number(line.price_brutto) / pieces) * 100) / 100,
  }));
}

function partsOf({ product_id }: Parameters, { products }: FakeAccount): [string, number][] {
  return Object.entries(products.get(Number(product_id))?.bundle ?? {});
}

/** A bundle has no stock of its own. */
function moveStock(line: Parameters, account: FakeAccount, sign: 1 | -1): void {
  const parts = partsOf(line, account);
  for (const [product_id, each] of parts)
    moveStock({ ...line, product_id, quantity: Number(line.quantity) * each }, account, sign);
  const product = line.product_id ? account.products.get(Number(line.product_id)) : undefined;
  if (!product || parts.length > 0) return;
  const key = line.warehouse_id ? `bl_${Number(line.warehouse_id)}` : Object.keys(product.stock)[0];
  if (key) product.stock[key] = (product.stock[key] ?? 0) + sign * Number(line.quantity);
}

/** Returns at most a hundred; the next page starts after the last confirmation date. */
export function getOrders(parameters: Parameters, { account, mixedTypes }: Deps): object {
  const from = Number(parameters.date_confirmed_from ?? 0);
  const added = Number(parameters.date_from ?? 0);
  const id = parameters.order_id === undefined ? undefined : Number(parameters.order_id);
  const orders = account.orders
    .filter((order) => order.confirmed || parameters.get_unconfirmed_orders)
    .filter((order) => order.date_add >= added)
    .filter((order) => order.date_confirmed >= from && (id === undefined || order.order_id === id))
    .sort((one, other) => one.date_confirmed - other.date_confirmed)
    .slice(0, maxOrders);
  return { orders: mixedTypes ? orders.map(asText) : orders };
}

function asText(order: FakeOrder): object {
  return {
    ...order,
    order_id: String(order.order_id),
    order_status_id: String(order.order_status_id),
    payment_done: String(order.payment_done),
  };
}

export function setOrderStatus({ order_id, status_id }: Parameters, deps: Deps): object {
  moveToStatus(findOrder(order_id, deps.account), status_id, deps);
  return {};
}

/** Leaving or entering a cancelled status moves the stock; the same status again changes nothing. */
export function moveToStatus(order: FakeOrder, statusId: unknown, deps: Deps): void {
  const { account, now } = deps;
  const status = checkStatus(statusId, account);
  if (order.order_status_id === status) return;
  const wasCancelled = account.cancelledStatuses.includes(Number(order.order_status_id));
  const isCancelled = account.cancelledStatuses.includes(status);
  const lines = (order.products ?? []) as Parameters[];
  if (wasCancelled !== isCancelled)
    for (const line of lines) moveStock(line, account, isCancelled ? 1 : -1);
  Object.assign(order, { order_status_id: status, date_in_status: Math.floor(now() / 1000) });
  writeLog(deps, logTypes.statusChanged, order.order_id, status);
}

export function setOrderFields({ order_id, ...changes }: Parameters, deps: Deps): object {
  const order = findOrder(order_id, deps.account);
  const { order_status_id: status, ...fields } = changes;
  if (status !== undefined) moveToStatus(order, status, deps);
  Object.assign(order, fields);
  writeLog(deps, logTypes.edited, order.order_id);
  return {};
}

/** The amount is absolute: a repeated call adds nothing. */
export function setOrderPayment(parameters: Parameters, deps: Deps): object {
  const { order_id, payment_done, payment_date, payment_comment, external_payment_id } = parameters;
  const order = findOrder(order_id, deps.account);
  if (typeof payment_done !== "number" || payment_done < 0) throw reject("payment_done");
  if (!Number.isInteger(payment_date)) throw reject("payment_date");
  for (const text of [payment_comment, external_payment_id]) {
    if (lengthOf(text ?? "") > 30) throw reject("a text of the payment is too long");
  }
  Object.assign(order, { payment_done, payment_date, payment_comment, external_payment_id });
  writeLog(deps, logTypes.paid, order.order_id);
  return {};
}

export function findOrder(id: unknown, { orders }: FakeAccount): FakeOrder {
  const order = orders.find(({ order_id }) => order_id === Number(id));
  if (!order) throw new ErrorStatus("ERROR_ORDER_ID", "Unknown order");
  return order;
}

function checkStatus(value: unknown, { statuses }: FakeAccount): number {
  const status = Number(value);
  if (statuses.some(({ id }) => id === status)) return status;
  throw new ErrorStatus("ERROR_ORDER_STATUS", "Unknown order_status_id");
}
