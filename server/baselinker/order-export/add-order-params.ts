import type { Order, OrderLine } from "../../../shop/order/order.ts";
import { isPaidOnDelivery, isPickup } from "../../../shop/order/order-timeline.ts";
import { toDecimal } from "../../../shop/price.ts";
import type { WarehouseOrders } from "../../../shop/shop-config.ts";
import type { WarehouseProduct } from "../../db/inventory.ts";
import type { Source } from "../../db/inventory.ts";

type Means = {
  wish: WarehouseOrders;
  source: Source;
  /** By id; a toy may be gone from the warehouse by now. */
  goods: ReadonlyMap<string, WarehouseProduct>;
};

/** Most toys; for one whose rate the warehouse did not say. */
const usualTaxRate = 23;

/** By these words an order is found again whose acceptance nobody heard of. */
export function markOfOrder({ number, id }: Pick<Order, "number" | "id">): string {
  return `${number} ${id}`;
}

/** An order as BaseLinker's `addOrder` takes it: lengths in characters, prices decimal and gross. */
export function orderParameters(order: Order, means: Means): object {
  const { delivery, payment, customer } = order;
  const { wish } = means;
  return {
    order_status_id: wish.statusId,
    ...(wish.sourceId !== undefined && { custom_source_id: wish.sourceId }),
    date_add: Math.floor(order.acceptedAt / 1000),
    currency: "PLN",
    payment_method: cut(payment.label, 30),
    payment_method_cod: isPaidOnDelivery(order) ? 1 : 0,
    paid: 0,
    user_comments: cut(customer.message, 510),
    admin_comments: `Zamówienie ${markOfOrder(order)}`,
    extra_field_1: markOfOrder(order),
    email: cut(customer.email, 150),
    phone: cut(customer.phone, 100),
    delivery_method: cut(delivery.label, 30),
    // One sum: BaseLinker has no field for what paying at the door costs.
    delivery_price: toDecimal(delivery.price + payment.fee),
    ...deliveryAddress(order),
    ...addressAs("invoice", order),
    want_invoice: 0,
    products: order.lines.map((line) => lineParameters(line, means)),
  };
}

/** Whoever comes for it needs no address. */
function deliveryAddress(order: Order): object {
  if (isPickup(order)) return {};
  return {
    ...addressAs("delivery", order),
    ...(order.locker && {
      delivery_point_id: cut(order.locker, 40),
      delivery_point_name: cut(`${order.delivery.label} ${order.locker}`, 100),
    }),
  };
}

function addressAs(kind: "delivery" | "invoice", { customer }: Order): object {
  return {
    [`${kind}_fullname`]: cut(customer.name, 100),
    [`${kind}_address`]: cut(customer.address, 156),
    [`${kind}_postcode`]: cut(customer.postalCode, 100),
    [`${kind}_city`]: cut(customer.city, 100),
    [`${kind}_country_code`]: "PL",
  };
}

function lineParameters(line: OrderLine, { source, goods }: Means): object {
  const held = goods.get(line.productId);
  // Of several shelves the first: their stock is one sum to the shop, and the owner can move it.
  const shelf = /^bl_(\d+)$/.exec(
    source.warehouses.find((key) => key.startsWith("bl_")) ?? "",
  )?.[1];
  return {
    storage: "db",
    storage_id: Number(source.inventory),
    // With its id the line moves stock.
    product_id: line.productId,
    variant_id: 0,
    name: cut(line.name, 200),
    sku: cut(line.sku, 50),
    ean: cut(held?.ean ?? "", 32),
    ...(shelf !== undefined && { warehouse_id: Number(shelf) }),
    price_brutto: toDecimal(line.unitPrice),
    tax_rate: held?.taxRate ?? usualTaxRate,
    quantity: line.quantity,
  };
}

function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join("");
}
