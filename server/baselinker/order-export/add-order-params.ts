import type { ExternalLine } from "../../../shop/order/baselinker/external-order.ts";
import { truncate } from "../../../shop/order/baselinker/fit-order.ts";
import { listExtraLines } from "../../../shop/order/baselinker/extra-lines.ts";
import type { Order, OrderLine } from "../../../shop/order/order.ts";
import { isPaidOnDelivery } from "../../../shop/order/status/order-timeline.ts";
import { toDecimal, type Grosze } from "../../../shop/price.ts";
import type { WarehouseOrders } from "../../../shop/shop-config.ts";
import type { InventoryProduct, InventorySelection } from "../../db/catalogue/inventory.ts";
import { buyerParams, contactParams } from "./customer-params.ts";

type Deps = {
  settings: WarehouseOrders;
  vatPayer: boolean;
  source: InventorySelection;
  products: ReadonlyMap<string, InventoryProduct>;
};

/** Used when the inventory has no tax rate for the product. */
const standardTaxRate = 23;

/** BaseLinker's rate of a seller who is exempt from VAT. */
const exemptTaxRate = -1;

/** Identifies an order in BaseLinker when the reply to `addOrder` was lost. */
export function orderReference({ number, id }: Pick<Order, "number" | "id">): string {
  return `${number} ${id}`;
}

/** Lengths are in characters, prices decimal and gross. */
export function addOrderParams(order: Order, deps: Deps): object {
  const { delivery, payment } = order;
  const { settings } = deps;
  return {
    order_status_id: settings.statusId,
    ...(settings.sourceId !== undefined && { custom_source_id: settings.sourceId }),
    date_add: Math.floor(order.acceptedAt / 1000),
    currency: "PLN",
    payment_method: truncate(payment.label, 30),
    payment_method_cod: isPaidOnDelivery(order) ? 1 : 0,
    paid: 0,
    admin_comments: `Zamówienie ${orderReference(order)}`,
    extra_field_1: orderReference(order),
    ...contactParams(order),
    delivery_method: truncate(delivery.label, 30),
    // BaseLinker has no field for the payment fee.
    delivery_price: toDecimal(delivery.price + payment.fee),
    ...buyerParams(order),
    products: [
      ...order.lines.map((line) => lineParams(line, deps)),
      ...listExtraLines(order).flatMap((line) => extraLineParams(line, order, deps)),
    ],
  };
}

type Line = Pick<OrderLine, "productId" | "name" | "unitPrice" | "quantity"> & Partial<OrderLine>;

function lineParams(line: Line, deps: Deps, taxRate = findTaxRate(line, deps)): object {
  return {
    ...placeParams(deps),
    // The ids make BaseLinker deduct stock.
    product_id: line.parentId ?? line.productId,
    variant_id: line.parentId === undefined ? 0 : Number(line.productId),
    name: truncate(line.name, 200),
    sku: truncate(line.sku ?? "", 50),
    ean: truncate(deps.products.get(line.productId)?.ean ?? "", 32),
    price_brutto: toDecimal(line.unitPrice),
    tax_rate: taxRate,
    quantity: line.quantity,
  };
}

/** Without a product id no stock moves. A discount is a line for each tax rate of its products. */
function extraLineParams(line: ExternalLine, { lines }: Order, deps: Deps): object[] {
  if (line.price >= 0) return [lineParams({ ...line, unitPrice: line.price }, deps)];
  return splitByTaxRate(lines, deps).map(([taxRate, unitPrice]) =>
    lineParams({ ...line, unitPrice }, deps, taxRate),
  );
}

function splitByTaxRate(lines: readonly OrderLine[], deps: Deps) {
  const prices = new Map<number, Grosze>();
  for (const line of lines) {
    const rate = findTaxRate(line, deps);
    if (line.discount) prices.set(rate, (prices.get(rate) ?? 0) - line.discount);
  }
  return [...prices];
}

function placeParams({ source }: Deps): object {
  // Uses the first of several warehouses: the shop knows only their total, and the owner can move
  // stock.
  const warehouseId = /^bl_(\d+)$/.exec(
    source.warehouses.find((key) => key.startsWith("bl_")) ?? "",
  )?.[1];
  return {
    storage: "db",
    storage_id: Number(source.inventory),
    ...(warehouseId !== undefined && { warehouse_id: Number(warehouseId) }),
  };
}

function findTaxRate({ productId }: Line, { products, vatPayer }: Deps): number {
  return vatPayer ? (products.get(productId)?.taxRate ?? standardTaxRate) : exemptTaxRate;
}
