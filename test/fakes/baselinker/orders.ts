import { ErrorStatus } from "./error-status.ts";
import type { Deps, Parameters } from "./methods.ts";

const maxOrders = 100;

/** Stores the order, twice if sent twice, and deducts stock of lines with a product id. */
export function addOrder(parameters: Parameters, { account, now }: Deps): object {
  const status = Number(parameters.order_status_id);
  if (!account.statuses.some(({ id }) => id === status)) {
    throw new ErrorStatus("ERROR_ORDER_STATUS", "Unknown order_status_id");
  }
  checkFields(parameters);
  for (const line of parameters.products as Parameters[]) checkLine(line);
  const seconds = Math.floor(now() / 1000);
  const order_id = 16_331_079 + account.orders.length;
  account.orders.push({
    ...parameters,
    order_id,
    date_add: Number(parameters.date_add ?? seconds),
    date_confirmed: seconds,
    confirmed: true,
  });
  for (const line of parameters.products as Parameters[]) moveStock(line, account);
  account.orderJournal?.push({
    log_id: account.orderJournal.length + 1,
    log_type: 1,
    order_id,
    date: seconds,
  });
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

function moveStock(line: Parameters, account: Deps["account"]): void {
  const product = line.product_id ? account.products.get(Number(line.product_id)) : undefined;
  if (!product) return;
  const key = line.warehouse_id ? `bl_${Number(line.warehouse_id)}` : Object.keys(product.stock)[0];
  if (key) product.stock[key] = (product.stock[key] ?? 0) - Number(line.quantity);
}

/** Returns at most a hundred; the next page starts after the last confirmation date. */
export function getOrders(parameters: Parameters, { account }: Deps): object {
  const from = Number(parameters.date_confirmed_from ?? 0);
  const added = Number(parameters.date_from ?? 0);
  const id = parameters.order_id === undefined ? undefined : Number(parameters.order_id);
  const orders = account.orders
    .filter((order) => order.confirmed || parameters.get_unconfirmed_orders)
    .filter((order) => order.date_add >= added)
    .filter((order) => order.date_confirmed >= from && (id === undefined || order.order_id === id))
    .sort((one, other) => one.date_confirmed - other.date_confirmed);
  return { orders: orders.slice(0, maxOrders) };
}

export function getJournalList({ last_log_id }: Parameters, { account }: Deps): object {
  const logs = account.orderJournal ?? [];
  return { logs: logs.filter((entry) => entry.log_id > Number(last_log_id ?? 0)) };
}

export function setOrderFields({ order_id, ...changes }: Parameters, { account }: Deps): object {
  Object.assign(findOrder(order_id, account), changes);
  return {};
}

/** The amount is absolute: a repeated call adds nothing. */
export function setOrderPayment(parameters: Parameters, { account }: Deps): object {
  const { order_id, payment_done, payment_date, payment_comment, external_payment_id } = parameters;
  const order = findOrder(order_id, account);
  if (typeof payment_done !== "number" || payment_done < 0) throw reject("payment_done");
  if (!Number.isInteger(payment_date)) throw reject("payment_date");
  for (const text of [payment_comment, external_payment_id]) {
    if (lengthOf(text ?? "") > 30) throw reject("a text of the payment is too long");
  }
  Object.assign(order, { payment_done, payment_date, payment_comment, external_payment_id });
  return {};
}

function findOrder(id: unknown, { orders }: Deps["account"]) {
  const order = orders.find(({ order_id }) => order_id === Number(id));
  if (!order) throw new ErrorStatus("ERROR_ORDER_ID", "Unknown order");
  return order;
}
